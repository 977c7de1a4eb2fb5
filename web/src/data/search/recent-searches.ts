import type { CalendarDate } from '@internationalized/date'
import { type ProductSearch, parseSearch, printSearch } from '#src/domain/search/search-links.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** The number changes with the stored form, so that searches of an older release are not read. */
const storageKey = 'recent-searches.1'
const maxSearches = 3

/** Searches are stored as addresses of their results and pass the same checks as any address. */
function readLinks(): string[] {
  const stored = readPrivate('browser', storageKey)
  return Array.isArray(stored) ? stored.filter((link) => typeof link === 'string').slice(0, maxSearches) : []
}

/** The agent's last searches that are still possible on the given day, newest first. */
export const recentSearches = (today: CalendarDate): ProductSearch[] =>
  readLinks().flatMap((link) => parseSearch(link, today) ?? [])

/** Puts a search first; a repeated search is listed once. */
export function rememberRecentSearch({ product, search }: ProductSearch): void {
  const link = printSearch(product, search, '')
  writePrivate('browser', storageKey, [link, ...readLinks().filter((old) => old !== link)].slice(0, maxSearches))
}
