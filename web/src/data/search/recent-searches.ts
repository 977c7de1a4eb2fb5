import type { CalendarDate } from '@internationalized/date'
import {
  type GroundServiceSearch,
  parseGroundServiceLink,
  printGroundServiceLink,
} from '#src/domain/search/ground-service-search.ts'
import { type HotelSearch, parseListingLink, printListingLink } from '#src/domain/search/hotel-search.ts'
import { type TransportSearch, parseTransportLink, printTransportLink } from '#src/domain/search/transport-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

/** A search of one product. */
export type RecentSearch =
  | { readonly product: 'hotels'; readonly search: HotelSearch }
  | { readonly product: 'transport'; readonly search: TransportSearch }
  | { readonly product: 'groundServices'; readonly search: GroundServiceSearch }

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
  if (typeof transport === 'object') return [{ product: 'transport', search: transport }]
  const groundServices = parseGroundServiceLink(parameters, today)
  return typeof groundServices === 'object' ? [{ product: 'groundServices', search: groundServices }] : []
}

/** The agent's last searches that are still possible on the given day, newest first. */
export const recentSearches = (today: CalendarDate): RecentSearch[] =>
  readLinks().flatMap((link) => readSearch(link, today))

function linkOf({ product, search }: RecentSearch): string {
  switch (product) {
    case 'hotels':
      return printListingLink(search, '')
    case 'transport':
      return printTransportLink(search, '')
    case 'groundServices':
      return printGroundServiceLink(search, '')
  }
}

/** Puts a search first; a repeated search is listed once. */
export function rememberRecentSearch(search: RecentSearch): void {
  const link = linkOf(search)
  writePrivate('browser', storageKey, [link, ...readLinks().filter((old) => old !== link)].slice(0, maxSearches))
}
