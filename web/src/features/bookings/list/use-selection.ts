import { useState } from 'react'

export interface Selection {
  /** Selected ids in the order of the list. */
  readonly ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Selects or deselects all listed rows. */
  setAll: (isSelected: boolean) => void
}

/** Selected rows in a list. Rows that leave the list are deselected. */
export function useSelection(listedIds: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const ids = listedIds.filter((id) => selected.has(id))
  return {
    ids,
    has: (id) => selected.has(id),
    toggle: (id) => setSelected(new Set(selected.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    setAll: (isSelected) => setSelected(new Set(isSelected ? listedIds : [])),
  }
}
