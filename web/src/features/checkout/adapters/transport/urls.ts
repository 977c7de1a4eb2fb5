import { products } from '#src/domain/products.ts'
import { type TransportSearch, printTransportLink } from '#src/domain/search/transport-search.ts'
import type { TransportQuoteFieldsFragment } from './transport-quote.generated.ts'

/** URL of the results with other vehicles for the same ride. */
export function resultsUrl(quote: TransportQuoteFieldsFragment, language: string): string {
  const { route, date, passengers, nationality } = quote
  const search: TransportSearch = { routeCode: route?.code, date, passengers, vehicles: undefined, nationality }
  return `${products.transport.paths.results}?${printTransportLink(search, language)}`
}
