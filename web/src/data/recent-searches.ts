import type { CalendarDate } from '@internationalized/date'
import { type HotelSearch, parseListingLink, printListingLink } from '#src/domain/hotel-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** The number changes with the stored form, so that searches of an older release are not read. */
const storageKey = 'recent-searches.1'
const maxSearches = 3

/** Searches are stored as addresses of the listing and pass the same checks as any address. */
function read(): string[] {
  const stored = readPrivate('browser', storageKey)
  return Array.isArray(stored) ? stored.filter((link) => typeof link === 'string').slice(0, maxSearches) : []
}

/** The agent's last searches that are still possible on the given day, newest first. */
export function recentSearches(today: CalendarDate): HotelSearch[] {
  return read()
    .map((link) => parseListingLink(new URLSearchParams(link), today))
    .filter((search) => typeof search === 'object')
}

/** Puts a search first; a repeated search is listed once. */
export function rememberRecentSearch(search: HotelSearch): void {
  const link = printListingLink(search, '')
  writePrivate('browser', storageKey, [link, ...read().filter((old) => old !== link)].slice(0, maxSearches))
}
