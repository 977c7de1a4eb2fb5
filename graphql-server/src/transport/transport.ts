import type { ServerProduct } from '../checkout/server-product.ts'
import { bookTransportResolvers } from './book/resolvers.ts'
import { transportProduct } from './book/transport-product.ts'
import { transportBookingResolvers } from './booking/resolvers.ts'
import { transportBookingKind } from './booking/ride-booking-row.ts'
import { transportCalls } from './calls.ts'
import { transportQuoteResolvers } from './quote/resolvers.ts'
import { sharedRides } from './quote/shared-ride.ts'
import { transportResolvers } from './resolvers.ts'

export const transport: ServerProduct = {
  calls: transportCalls,
  bookings: transportBookingKind,
  checkout: transportProduct,
  choice: sharedRides,
  sharing: sharedRides,
  resolvers: [transportResolvers, transportQuoteResolvers, bookTransportResolvers, transportBookingResolvers],
}
