/** Converts searches of any product to query strings and back. */
import type { CalendarDate } from '@internationalized/date'
import { type ProductKey, productOfPath, products } from '../products.ts'
import { type GroundServiceSearch, parseGroundServiceLink, printGroundServiceLink } from './ground-service-search.ts'
import { type HotelSearch, parseListingLink, printListingLink } from './hotel-search.ts'
import { type TransportSearch, parseTransportLink, printTransportLink } from './transport-search.ts'

/** Type of search by product. */
export interface SearchByProduct {
  hotels: HotelSearch
  transport: TransportSearch
  groundServices: GroundServiceSearch
}

/** A search for one product. */
export type ProductSearch = {
  [Key in ProductKey]: { readonly product: Key; readonly search: SearchByProduct[Key] }
}[ProductKey]

/** Details of a search, as shown in a list of searches. */
interface SearchSummary {
  /** First and last day, or the only day, as `YYYY-MM-DD`. */
  readonly days: readonly string[]
  /** Number of travelers. */
  readonly party?: number
  /** Number of `Product.items`, such as rooms. */
  readonly items?: number
}

type SearchLinks = {
  [Key in ProductKey]: {
    /** Parses the search in a query string. If it cannot be run on the given day, returns the reason instead. */
    parse: (parameters: URLSearchParams, today: CalendarDate) => SearchByProduct[Key] | string
    print: (search: SearchByProduct[Key], language: string) => string
    summarize: (search: SearchByProduct[Key]) => SearchSummary
  }
}

const links: SearchLinks = {
  hotels: {
    parse: parseListingLink,
    print: printListingLink,
    summarize: ({ checkIn, checkOut, rooms }) => ({ days: [checkIn, checkOut], items: rooms.length }),
  },
  transport: {
    parse: parseTransportLink,
    print: printTransportLink,
    summarize: ({ date, passengers }) => ({ days: [date], party: passengers }),
  },
  groundServices: {
    parse: parseGroundServiceLink,
    print: printGroundServiceLink,
    summarize: ({ arrivalDate, pilgrims }) => ({ days: [arrivalDate], party: pilgrims }),
  },
}

/** URL of the results of a search. */
export const searchUrl = <Key extends ProductKey>(
  product: Key,
  search: SearchByProduct[Key],
  language: string,
): string => `${products[product].paths.results}?${links[product].print(search, language)}`

/** Parses the search in the URL of a results page; undefined if it cannot be run on the given day. */
export function parseSearch(url: string, today: CalendarDate): ProductSearch | undefined {
  const [path = '', query] = url.split('?')
  const product = productOfPath('results', path)
  const search = product && links[product].parse(new URLSearchParams(query), today)
  return typeof search === 'object' ? ({ product, search } as ProductSearch) : undefined
}

export const summarizeSearch = <Key extends ProductKey>(product: Key, search: SearchByProduct[Key]): SearchSummary =>
  links[product].summarize(search)
