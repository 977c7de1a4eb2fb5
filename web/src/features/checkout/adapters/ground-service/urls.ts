import { products } from '#src/domain/products.ts'
import { type GroundServiceSearch, printGroundServiceLink } from '#src/domain/search/ground-service-search.ts'
import type { GroundServiceQuoteFieldsFragment } from './ground-service-quote.generated.ts'

/** URL of the results with other packages for the same group and extras. */
export function resultsUrl(quote: GroundServiceQuoteFieldsFragment, language: string): string {
  const { arrivalDate, pilgrims, nationality } = quote
  const extras = quote.extras.map(({ code, quantity, days }) => ({ code, quantity: quantity ?? 1, days: days ?? 1 }))
  const search: GroundServiceSearch = { arrivalDate, pilgrims, nationality, countryOfResidence: undefined, extras }
  return `${products.groundServices.paths.results}?${printGroundServiceLink(search, language)}`
}
