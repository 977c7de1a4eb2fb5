import type { Resolvers } from '../__generated__/resolvers.ts'
import type { BookingKind } from '../bookings/booking-kind.ts'
import type { ProductCall } from '../gateway/calls.ts'
import type { Choice } from './choice.ts'
import type { HeldQuote } from './held-quote.ts'
import type { Product } from './product.ts'
import type { Shareable } from './shareable.ts'

/** A product, as the rest of the server uses it. */
export type ServerProduct = {
  /** The product's gateway endpoints, in addition to the endpoints for all bookings. */
  calls: Record<string, ProductCall>
  bookings: BookingKind
  /** Booking and promo codes of its quotes. */
  checkout: Product<HeldQuote, unknown, unknown>
  /** Storing the services of its quotes in trips. */
  choice: Choice
  /** Sharing of its quotes by payment link; missing if not supported. */
  sharing?: Shareable
  resolvers: readonly Resolvers[]
}
