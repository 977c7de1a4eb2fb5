import type { BookingRow } from '../bookings/booking-row.ts'
import type { Context } from '../context.ts'
import type { FieldError } from '../errors/invalid-input.ts'
import type { ProductCall } from '../gateway/calls.ts'
import type { WireObject } from '../gateway/wire.ts'
import type { HeldQuote } from './held-quote.ts'
import type { Unavailable } from './hold.ts'
import type { Order } from './order.ts'
import type { PromoKind } from './promo/promo-kind.ts'
import type { promoNoLongerValid } from './promo/refusals.ts'

/** Product-specific part of the checkout. `Chosen` is the product's part of an order, `Refused` the refusal when it is not available. */
export type Product<Quote extends HeldQuote, Chosen, Refused> = {
  /** Types in the schema. */
  quote: Quote['__typename']
  booking: string
  /** The gateway's reservation call. */
  call: ProductCall<'money'>
  /** The invalid field to report when the gateway refuses the travelers. */
  travelersError: FieldError
  /** Promo codes on quotes, and the refusal of a code that has become invalid; missing for products without promo codes. */
  promo?: { kind: PromoKind<Quote>; noLongerValid(...facts: Parameters<typeof promoNoLongerValid>): Refused }
  /** Checks price and availability of a quote again and holds it under a new one. */
  requote(quote: Quote, context: Context): Promise<Quote | Unavailable>
  unavailable(reason: Unavailable['unavailable'], context: Pick<Context, 'locale'>): Refused
  /** The product's part of the reservation: its own fields, and fields in `requestObject`. */
  reservation(quote: Quote, order: Order & Chosen): { fields?: WireObject; requestObject: WireObject }
  /** The booking that an order should make, from the facts common to all products. */
  expectedRow(row: BookingRow, quote: Quote, order: Order & Chosen): BookingRow
}
