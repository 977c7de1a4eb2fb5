import { type HotelSearch, printListingLink } from '#src/domain/search/hotel-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** Key of a search, the same on every page. */
export const searchKey = (search: HotelSearch): string => printListingLink(search, '')

const storageKey = (key: string) => `search.${key}`

/** Stores the id of a cached search for this tab, so that a reload or the hotel page need not search again. */
export function storeSearchId(key: string, searchId: string): void {
  writePrivate('tab', storageKey(key), searchId)
}

/** Id of the cached search; undefined if this tab has none. The search may have expired on the server. */
export function readSearchId(key: string): string | undefined {
  const searchId = readPrivate('tab', storageKey(key))
  return typeof searchId === 'string' ? searchId : undefined
}

/** Removes the id, so that the next query searches again. */
export function removeSearchId(key: string): void {
  writePrivate('tab', storageKey(key), null)
}
