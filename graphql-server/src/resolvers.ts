/** Joins the features; the only file that lists them. */
import type { Resolvers } from './__generated__/resolvers.ts'
import type { BookingKinds } from './bookings/booking-kind.ts'
import { agentResolvers } from './agents/resolvers.ts'
import { bookingResolvers } from './bookings/resolvers.ts'
import { catalogueResolvers } from './errors/resolvers.ts'
import { promoResolvers } from './checkout/promo/resolvers.ts'
import { contactResolvers } from './contact/resolvers.ts'
import { documentResolvers } from './bookings/documents/resolvers.ts'
import { exchangeRateResolvers } from './exchange-rates/resolvers.ts'
import { bookGroundServiceResolvers } from './ground-services/book/resolvers.ts'
import { groundBookingKind } from './ground-services/booking/ground-booking-row.ts'
import { groundServiceBookingResolvers } from './ground-services/booking/resolvers.ts'
import { groundServiceQuoteResolvers } from './ground-services/quote/resolvers.ts'
import { groundServiceResolvers } from './ground-services/resolvers.ts'
import { sharedHotels } from './hotels/quote/shared-hotel.ts'
import { hotelPromo } from './hotels/quote/hotel-promo.ts'
import { quoteResolvers } from './hotels/quote/resolvers.ts'
import { bookHotelResolvers } from './hotels/book/resolvers.ts'
import { hotelBookingKind } from './hotels/booking/hotel-booking-row.ts'
import { hotelBookingResolvers } from './hotels/booking/resolvers.ts'
import { hotelResolvers } from './hotels/resolvers.ts'
import { bookTransportResolvers } from './transport/book/resolvers.ts'
import { transportBookingResolvers } from './transport/booking/resolvers.ts'
import { transportBookingKind } from './transport/booking/ride-booking-row.ts'
import { ridePromo } from './transport/quote/ride-promo.ts'
import { sharedRides } from './transport/quote/shared-ride.ts'
import { transportQuoteResolvers } from './transport/quote/resolvers.ts'
import { paymentLinkResolvers } from './payment-links/resolvers.ts'
import { transportResolvers } from './transport/resolvers.ts'
import { cardPaymentResolvers } from './bookings/card/resolvers.ts'
import { walletResolvers } from './wallet/resolvers.ts'

export const resolvers: Resolvers[] = [
  agentResolvers,
  bookingResolvers,
  catalogueResolvers,
  contactResolvers,
  documentResolvers,
  exchangeRateResolvers,
  bookGroundServiceResolvers,
  groundServiceBookingResolvers,
  groundServiceQuoteResolvers,
  groundServiceResolvers,
  bookHotelResolvers,
  hotelBookingResolvers,
  hotelResolvers,
  paymentLinkResolvers([sharedHotels, sharedRides]),
  promoResolvers([hotelPromo, ridePromo]),
  quoteResolvers,
  bookTransportResolvers,
  transportBookingResolvers,
  transportQuoteResolvers,
  transportResolvers,
  cardPaymentResolvers,
  walletResolvers,
]

/** Kinds of bookings; the first one is assumed where a gateway does not say. */
export const bookingKinds: BookingKinds = [hotelBookingKind, transportBookingKind, groundBookingKind]
