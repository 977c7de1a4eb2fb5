import type { Resolvers } from '../__generated__/resolvers.ts'
import type { BookingKind } from '../bookings/booking-kind.ts'
import type { ProductCall } from '../gateway/calls.ts'
import type { HeldQuote } from './held-quote.ts'
import type { Product } from './product.ts'
import type { Shareable } from './shareable.ts'

/** Everything that the server knows of a product outside its folder. */
export type ServerProduct = {
  /** Calls of the gateway, beside those about all bookings. */
  calls: Record<string, ProductCall>
  bookings: BookingKind
  /** How its quotes are booked, and take promo codes. */
  checkout: Product<HeldQuote, unknown, unknown>
  /** How payment links share its quotes; missing where they cannot. */
  sharing?: Shareable
  resolvers: readonly Resolvers[]
}
