import type { CalendarDate } from '@internationalized/date'
import { type HotelSearch, parseListingLink, printListingLink } from '#src/domain/hotel-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** Changed when the form of what is kept changes; what an older release wrote is then not read. */
const key = 'recent-searches.1'
const most = 3

/** Searches are kept as addresses of the listing, so that what is read back passes the same checks as any address. */
function read(): string[] {
  const kept = readPrivate('browser', key)
  return Array.isArray(kept) ? kept.filter((link) => typeof link === 'string').slice(0, most) : []
}

/** The user's last searches that can still be made on the given day, newest first. */
export function recentSearches(today: CalendarDate): HotelSearch[] {
  return read()
    .map((link) => parseListingLink(new URLSearchParams(link), today))
    .filter((search) => typeof search === 'object')
}

/** Puts a search in front; the same search stands only once. */
export function rememberRecentSearch(search: HotelSearch): void {
  const link = printListingLink(search, '')
  writePrivate('browser', key, [link, ...read().filter((old) => old !== link)].slice(0, most))
}
