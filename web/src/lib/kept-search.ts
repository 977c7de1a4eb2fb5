import { type HotelSearch, printListingLink } from '#src/domain/hotel-search.ts'

/** A search the server still keeps is read again by its id, so that a reload or the way to a hotel asks no supplier twice. */
const prefix = 'rihla.kept-search.'

/** One key for one search, whatever page it is made from. */
export const searchKey = (search: HotelSearch): string => printListingLink(search, '')

/** Remembers the kept search of a search, for this tab. */
export function rememberSearch(key: string, searchId: string): void {
  try {
    sessionStorage.setItem(prefix + key, searchId)
  } catch {
    // Without storage the search is made anew.
  }
}

/** The kept search of a search; undefined when this tab has not made it. It may have expired at the server. */
export function recallSearch(key: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + key) ?? undefined
  } catch {
    return undefined
  }
}

/** Forgets all kept searches; they belong to the user who made them. */
export function forgetSearches(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
