import { type HotelSearch, printListingLink } from '#src/domain/search/hotel-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** One key for one search, whichever page starts it. */
export const searchKey = (search: HotelSearch): string => printListingLink(search, '')

const storageKey = (key: string) => `search.${key}`

/** Stores the id of a cached search for this tab, so that a reload or the hotel page does not ask the suppliers again. */
export function rememberSearch(key: string, searchId: string): void {
  writePrivate('tab', storageKey(key), searchId)
}

/** The id of the cached search; undefined when this tab has none. The search may have expired at the server. */
export function recallSearch(key: string): string | undefined {
  const searchId = readPrivate('tab', storageKey(key))
  return typeof searchId === 'string' ? searchId : undefined
}

/** Forgets the id, so that the next query asks the suppliers again. */
export function forgetSearch(key: string): void {
  writePrivate('tab', storageKey(key), null)
}
