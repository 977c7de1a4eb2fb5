/** Converts searches of any product to query strings and back. */
import type { CalendarDate } from '@internationalized/date'
import { type ProductKey, productOfPath, products } from '../products.ts'
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

/** What a list of searches says about each. */
interface SearchSummary {
  /** `YYYY-MM-DD`: first and last day, or the only one. */
  readonly days: readonly string[]
  /** Number of travelers, or of `Product.items`. */
  readonly party?: number
  readonly items?: number
}

type SearchLinks = {
  [Key in ProductKey]: {
    /** The search of a query; a word instead when it has none. */
    parse: (parameters: URLSearchParams, today: CalendarDate) => SearchOf[Key] | string
    print: (search: SearchOf[Key], language: string) => string
    summarize: (search: SearchOf[Key]) => SearchSummary
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

/** The address that lists what a search finds. */
export const searchAddress = <Key extends ProductKey>(product: Key, search: SearchOf[Key], language: string): string =>
  `${products[product].paths.results}?${links[product].print(search, language)}`

/** The search that an address is for; undefined without one that is possible on the given day. */
export function parseSearch(address: string, today: CalendarDate): ProductSearch | undefined {
  const [path = '', query] = address.split('?')
  const product = productOfPath('results', path)
  const search = product && links[product].parse(new URLSearchParams(query), today)
  return typeof search === 'object' ? ({ product, search } as ProductSearch) : undefined
}

export const summarizeSearch = <Key extends ProductKey>(product: Key, search: SearchOf[Key]): SearchSummary =>
  links[product].summarize(search)
