import type { CalendarDate } from '@internationalized/date'
import { type HotelSearch, parseListingLink, printListingLink } from '#src/domain/search/hotel-search.ts'
import { type TransportSearch, parseTransportLink, printTransportLink } from '#src/domain/search/transport-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** A search of one product. */
export type RecentSearch =
  | { readonly product: 'hotels'; readonly search: HotelSearch }
  | { readonly product: 'transport'; readonly search: TransportSearch }

/** The number changes with the stored form, so that searches of an older release are not read. */
const storageKey = 'recent-searches.1'
const maxSearches = 3

/** Searches are stored as addresses of their results and pass the same checks as any address. */
function readLinks(): string[] {
  const stored = readPrivate('browser', storageKey)
  return Array.isArray(stored) ? stored.filter((link) => typeof link === 'string').slice(0, maxSearches) : []
}

function readSearch(link: string, today: CalendarDate): RecentSearch[] {
  const parameters = new URLSearchParams(link)
  const hotels = parseListingLink(parameters, today)
  if (typeof hotels === 'object') return [{ product: 'hotels', search: hotels }]
  const transport = parseTransportLink(parameters, today)
  return typeof transport === 'object' ? [{ product: 'transport', search: transport }] : []
}

/** The agent's last searches that are still possible on the given day, newest first. */
export const recentSearches = (today: CalendarDate): RecentSearch[] =>
  readLinks().flatMap((link) => readSearch(link, today))

/** Puts a search first; a repeated search is listed once. */
export function rememberRecentSearch({ product, search }: RecentSearch): void {
  const link = product === 'hotels' ? printListingLink(search, '') : printTransportLink(search, '')
  writePrivate('browser', storageKey, [link, ...readLinks().filter((old) => old !== link)].slice(0, maxSearches))
}
