import type { ServerProduct } from '../checkout/server-product.ts'
import { groundProduct } from './book/ground-product.ts'
import { bookGroundServiceResolvers } from './book/resolvers.ts'
import { groundBookingKind } from './booking/ground-booking-row.ts'
import { groundServiceBookingResolvers } from './booking/resolvers.ts'
import { groundCalls } from './calls.ts'
import { groundChoice } from './quote/ground-choice.ts'
import { groundServiceQuoteResolvers } from './quote/resolvers.ts'
import { groundServiceResolvers } from './resolvers.ts'

export const groundServices: ServerProduct = {
  calls: groundCalls,
  bookings: groundBookingKind,
  checkout: groundProduct,
  choice: groundChoice,
  resolvers: [
    groundServiceResolvers,
    groundServiceQuoteResolvers,
    bookGroundServiceResolvers,
    groundServiceBookingResolvers,
  ],
}
