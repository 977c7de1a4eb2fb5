/** Converts searches of any product to query strings and back. */
import type { CalendarDate } from '@internationalized/date'
import type { ProductKey } from '../products.ts'
import { type GroundServiceSearch, parseGroundServiceLink, printGroundServiceLink } from './ground-service-search.ts'
import { type HotelSearch, parseListingLink, printListingLink } from './hotel-search.ts'
import { type TransportSearch, parseTransportLink, printTransportLink } from './transport-search.ts'

/** Type of search by product. */
export interface SearchOf {
  hotels: HotelSearch
  transport: TransportSearch
  groundServices: GroundServiceSearch
}

/** A search of one product. */
export type ProductSearch = {
  [Key in ProductKey]: { readonly product: Key; readonly search: SearchOf[Key] }
}[ProductKey]

type SearchLinks = {
  [Key in ProductKey]: {
    /** Returns a search, or the reason why the address has none. */
    parse: (parameters: URLSearchParams, today: CalendarDate) => SearchOf[Key] | string
    print: (search: SearchOf[Key], language: string) => string
  }
}

const links: SearchLinks = {
  hotels: { parse: parseListingLink, print: printListingLink },
  transport: { parse: parseTransportLink, print: printTransportLink },
  groundServices: { parse: parseGroundServiceLink, print: printGroundServiceLink },
}

/** Query string of the results of a search. */
export function printSearch<Key extends ProductKey>(product: Key, search: SearchOf[Key], language: string): string {
  return links[product].print(search, language)
}

/** Parses a query string into a search; undefined if it has no valid search on the given day. */
export function parseSearch(query: string, today: CalendarDate): ProductSearch | undefined {
  const parameters = new URLSearchParams(query)
  for (const product of Object.keys(links) as ProductKey[]) {
    const search = links[product].parse(parameters, today)
    if (typeof search === 'object') return { product, search } as ProductSearch
  }
  return undefined
}
