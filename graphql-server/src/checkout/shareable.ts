import type { ResolversTypes } from '../__generated__/resolvers.ts'
import type { SharedReservationKind } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import type { HeldQuote } from './held-quote.ts'

/** Content of a payment link: the availability call in the gateway's format, and the data displayed to the owner. */
export type SharedData = {
  /** Name of the product. */
  type: string
  search: Record<string, unknown>
  basket: Record<string, unknown>
  selectedRooms: unknown[] | null
}

/** Shares a product's quotes by payment link. */
export type Shareable<Quote extends HeldQuote = HeldQuote> = {
  /** Type of its quotes in the schema. */
  quote: Quote['__typename']
  /** Type of its bookings in the schema. */
  booking: string
  kind: SharedReservationKind
  /** Name of the product in the link data. */
  type: string
  /** Path of the screen that opens its links. */
  screen: string
  /** Basket fields that contain the name and the number of items. */
  basketFields: { name: string; count: string }
  /** Returns the content of a link to a quote. `basket.language` is the language of the names in the basket. */
  share(quote: Quote): Omit<SharedData, 'type'>
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
