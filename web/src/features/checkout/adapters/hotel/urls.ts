import { products } from '#src/domain/products.ts'
import { type HotelSearch, printHotelLink, printListingLink } from '#src/domain/search/hotel-search.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { QuoteFieldsFragment } from './hotel-quote.generated.ts'

/** Returns the search that led to a quote. */
const toSearch = (quote: QuoteFieldsFragment): HotelSearch => ({
  locationCode: quote.locationCode,
  checkIn: quote.checkIn,
  checkOut: quote.checkOut,
  rooms: quote.rooms.map(({ occupancy }) => occupancy),
  nationality: quote.nationality,
  hotelPromoCode: quote.hotelPromoCode ?? undefined,
  specialCode: quote.specialCode ?? undefined,
})

/** URL of the hotel page for the quote's search. */
export const hotelUrl = (quote: QuoteFieldsFragment): string =>
  `${paths.hotel}?${printHotelLink({ search: toSearch(quote), hotelId: quote.hotel.id, supplier: quote.supplier.key })}`

/** URL of the results page for the quote's search. */
export const resultsUrl = (quote: QuoteFieldsFragment, language: string): string =>
  `${products.hotels.paths.results}?${printListingLink(toSearch(quote), language)}`
