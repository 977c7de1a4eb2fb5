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
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(new Set())
  const ids = listedIds.filter((id) => selectedIds.has(id))
  return {
    ids,
    has: (id) => selectedIds.has(id),
    toggle: (id) => setSelectedIds(new Set(selectedIds.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    setAll: (isSelected) => setSelectedIds(new Set(isSelected ? listedIds : [])),
  }
}
