import { type TransportSearch, printTransportLink } from '#src/domain/search/transport-search.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { TransportQuoteFieldsFragment } from './transport-quote.generated.ts'

/** URL of vehicles for the same ride. */
export function resultsAddress(quote: TransportQuoteFieldsFragment, language: string): string {
  const { route, date, passengers, nationality } = quote
  const search: TransportSearch = { routeCode: route?.code, date, passengers, vehicles: undefined, nationality }
  return `${paths.transportResults}?${printTransportLink(search, language)}`
}
