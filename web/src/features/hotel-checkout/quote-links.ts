import { type HotelSearch, printHotelLink, printListingLink } from '#src/domain/hotel-search.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import type { QuoteFieldsFragment } from './hotel-quote.generated.ts'

export type Quote = QuoteFieldsFragment

/** The search a quote came from. */
const searchOf = (quote: Quote): HotelSearch => ({
  locationCode: quote.locationCode,
  checkIn: quote.checkIn,
  checkOut: quote.checkOut,
  rooms: quote.rooms.map(({ occupancy }) => occupancy),
  nationality: quote.nationality,
  hotelPromoCode: quote.hotelPromoCode ?? undefined,
  specialCode: quote.specialCode ?? undefined,
})

/** The hotel with the rooms of the quote's search. */
export const hotelAddress = (quote: Quote): string =>
  `${paths.hotel}?${printHotelLink({ search: searchOf(quote), hotelId: quote.hotel.id, supplier: quote.supplier })}`

/** The results the hotel was found in. */
export const resultsAddress = (quote: Quote, language: string): string =>
  `${paths.hotelListing}?${printListingLink(searchOf(quote), language)}`

/** A step of a quote's checkout. */
export const stepAddress = (quoteId: string, step: string): string =>
  `${paths.hotelPayment}?${new URLSearchParams({ quote: quoteId, step })}`

/** What the agent reads and agrees to, as text: when it changes it has to be read again. */
export const termsOf = ({ cancellationPolicy, hotelRules }: Quote): string =>
  JSON.stringify([cancellationPolicy, hotelRules])
