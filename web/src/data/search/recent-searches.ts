import type { CalendarDate } from '@internationalized/date'
import { type ProductSearch, parseSearch, searchUrl } from '#src/domain/search/search-links.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** The number is raised when the stored format changes, so that searches stored by an older release are not read. */
const storageKey = 'recent-searches.2'
const maxSearches = 3

/** Searches are stored as result URLs and validated like any URL. */
function readUrls(): string[] {
  const stored = readPrivate('browser', storageKey)
  return Array.isArray(stored) ? stored.filter((url) => typeof url === 'string').slice(0, maxSearches) : []
}

/** The agent's recent searches that are still valid on the given day, newest first. */
export const readRecentSearches = (today: CalendarDate): ProductSearch[] =>
  readUrls().flatMap((url) => parseSearch(url, today) ?? [])

/** Moves a search to the top of the list, or adds it there. */
export function storeRecentSearch({ product, search }: ProductSearch): void {
  const url = searchUrl(product, search, '')
  const others = readUrls().filter((other) => other !== url)
  writePrivate('browser', storageKey, [url, ...others].slice(0, maxSearches))
}
