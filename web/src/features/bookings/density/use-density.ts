import { useState } from 'react'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

const storageKey = 'bookings-compact.1'

export interface Density {
  readonly compact: boolean
  toggle: () => void
}

/** Row density of the bookings list that the agent has chosen in this browser. */
export function useDensity(): Density {
  const [compact, setCompact] = useState(() => readPrivate('browser', storageKey) === true)
  function toggle() {
    writePrivate('browser', storageKey, !compact)
    setCompact(!compact)
  }
  return { compact, toggle }
}
