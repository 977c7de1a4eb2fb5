import type { ResolversTypes } from '../__generated__/resolvers.ts'
import type { SharedReservationKind } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import type { Choice } from './choice.ts'
import type { HeldQuote } from './held-quote.ts'

/** Shares a product's quotes by payment link. */
export type Shareable<Quote extends HeldQuote = HeldQuote> = Choice<Quote> & {
  /** Type of its bookings in the schema. */
  booking: string
  kind: SharedReservationKind
  /** Path of the screen that opens its links. */
  screen: string
  /** Returns a function that looks up a service's name in the request's language by the `search` in a link. Undefined if each name would need a call. */
  readNames?(context: Context): Promise<(search: unknown) => string | undefined>
  /** Checks price and availability again and holds the service for the caller; null if the data cannot be read. */
  open(
    link: { id: string; data: unknown },
    context: Context,
  ): Promise<Awaited<ResolversTypes['QuotePaymentLinkResult']> | null>
}

/** Validates the content of a link with the rules of a search; null if it is invalid. */
export function nullIfInvalid<Input>(read: () => Input): Input | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof Failure && error.code === 'BAD_USER_INPUT') return null
    throw error
  }
}
