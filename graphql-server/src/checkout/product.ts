import type { BookingRow } from '../bookings/booking-row.ts'
import type { Context } from '../context.ts'
import type { FieldError } from '../errors/invalid-input.ts'
import type { ProductCall } from '../gateway/calls.ts'
import type { WireObject } from '../gateway/wire.ts'
import type { HeldQuote } from './held-quote.ts'
import type { Unavailability } from './hold.ts'
import type { Order } from './order.ts'
import type { PromoKind } from './promo/promo-kind.ts'
import type { promoNoLongerValid } from './promo/refusals.ts'

/** Product-specific part of the checkout. `ProductOrder` is the product's part of an order; `ProductRefusal` is the refusal if the product is not available. */
export type Product<Quote extends HeldQuote, ProductOrder, ProductRefusal> = {
  /** Type of the product's quotes in the schema. */
  quote: Quote['__typename']
  /** Type of its bookings in the schema. */
  booking: string
  /** The gateway's reservation call. */
  call: ProductCall<'money'>
  /** Field error to report if the gateway refuses the travelers. */
  travelersError: FieldError
  /** Promo code support. Undefined for products without promo codes. */
  promo?: { kind: PromoKind<Quote>; noLongerValid(...args: Parameters<typeof promoNoLongerValid>): ProductRefusal }
  /** Checks price and availability of a quote again and holds it as a new quote. */
  requote(quote: Quote, context: Context): Promise<Quote | Unavailability>
  unavailable(reason: Unavailability['unavailable'], context: Pick<Context, 'locale'>): ProductRefusal
  /** The product's part of the reservation body: top-level fields, and fields in `requestObject`. */
  reservation(quote: Quote, order: Order & ProductOrder): { fields?: WireObject; requestObject: WireObject }
  /** Adds the product's fields to the row of the booking that an order should create. */
  expectedRow(row: BookingRow, quote: Quote, order: Order & ProductOrder): BookingRow
}
