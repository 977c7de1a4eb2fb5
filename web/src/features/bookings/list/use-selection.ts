import { useState } from 'react'

export interface Selection {
  /** Selected ids in the order of the list. */
  readonly ids: readonly string[]
  has: (id: string) => boolean
  toggle: (id: string) => void
  /** Selects or deselects all listed rows. */
  setAll: (isSelected: boolean) => void
}

/** Selected rows of a list. Rows that leave the list are deselected. */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const ids = listed.filter((id) => chosen.has(id))
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((other) => other !== id) : [...ids, id])),
    setAll: (isSelected) => setChosen(new Set(isSelected ? listed : [])),
  }
}
