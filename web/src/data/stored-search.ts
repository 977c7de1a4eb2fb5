import { type HotelSearch, printListingLink } from '#src/domain/hotel-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** One key for one search, whatever page it is made from. */
export const searchKey = (search: HotelSearch): string => printListingLink(search, '')

/** Remembers the kept search of a search for this tab, so that a reload or the way to a hotel asks no supplier twice. */
export function rememberSearch(key: string, searchId: string): void {
  writePrivate('tab', `kept-search.${key}`, searchId)
}

/** The kept search of a search; undefined when this tab has not made it. It may have expired at the server. */
export function recallSearch(key: string): string | undefined {
  const searchId = readPrivate('tab', `kept-search.${key}`)
  return typeof searchId === 'string' ? searchId : undefined
}

/** Forgets the search id, so that the next query asks the suppliers again. */
export function forgetSearch(key: string): void {
  writePrivate('tab', `kept-search.${key}`, null)
}
