import type { CalendarDate } from '@internationalized/date'
import { type ProductSearch, parseSearch, searchAddress } from '#src/domain/search/search-links.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** The number is raised when the stored format changes, so that searches of an older release are not read. */
const storageKey = 'recent-searches.2'
const maxSearches = 3

/** Searches are stored as result addresses and validated like any address. */
function readAddresses(): string[] {
  const stored = readPrivate('browser', storageKey)
  return Array.isArray(stored) ? stored.filter((address) => typeof address === 'string').slice(0, maxSearches) : []
}

/** Last searches of the agent that are still valid on the given day, newest first. */
export const recentSearches = (today: CalendarDate): ProductSearch[] =>
  readAddresses().flatMap((address) => parseSearch(address, today) ?? [])

/** Moves a search to the top of the list, or adds it there. */
export function rememberRecentSearch({ product, search }: ProductSearch): void {
  const address = searchAddress(product, search, '')
  const others = readAddresses().filter((other) => other !== address)
  writePrivate('browser', storageKey, [address, ...others].slice(0, maxSearches))
}
