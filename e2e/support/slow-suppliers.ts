import { vi } from 'vitest'

/** Repeats a search until it does not throw, because on a busy machine the first response may lack the hotels of a slow supplier. */
export const searchUntilFound = <Found>(search: () => Promise<Found>): Promise<Found> =>
  vi.waitFor(search, { timeout: 60_000, interval: 500 })
