import type { ServerProduct } from '../checkout/server-product.ts'
import { hotelProduct } from './book/hotel-product.ts'
import { bookHotelResolvers } from './book/resolvers.ts'
import { hotelBookingKind } from './booking/hotel-booking-row.ts'
import { hotelBookingResolvers } from './booking/resolvers.ts'
import { hotelCalls } from './calls.ts'
import { quoteResolvers } from './quote/resolvers.ts'
import { sharedHotels } from './quote/shared-hotel.ts'
import { hotelResolvers } from './resolvers.ts'

export const hotels: ServerProduct = {
  calls: hotelCalls,
  bookings: hotelBookingKind,
  checkout: hotelProduct,
  choice: sharedHotels,
  sharing: sharedHotels,
  resolvers: [hotelResolvers, quoteResolvers, bookHotelResolvers, hotelBookingResolvers],
}
