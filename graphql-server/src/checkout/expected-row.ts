import type { BookingRow } from '../bookings/booking-row.ts'
import { toSupplier } from '../trade/supplier.ts'
import { money } from '../values/money.ts'
import type { HeldQuote } from './held-quote.ts'
import type { Order } from './order.ts'
import type { Product } from './product.ts'

/** Returns the row of the booking that an order should create, before it has a reference. */
export function expectedRow<Quote extends HeldQuote, ProductOrder, ProductRefusal>(
  product: Product<Quote, ProductOrder, ProductRefusal>,
  quote: Quote,
  order: Order & ProductOrder,
  { clientReference, at }: { clientReference: string; at: Date },
): BookingRow {
  const { provider, price, cancellationPolicy } = quote
  const row: BookingRow = {
    __typename: product.booking,
    provider: provider.toLowerCase(),
    reference: '',
    supplier: toSupplier(provider),
    createdAt: at.toISOString(),
    status: 'UNKNOWN',
    rawStatus: null,
    paymentStatus: null,
    payBy: order.payLater ? (quote.payLaterUntil ?? null) : null,
    releasedAt: null,
    cardLapsedAt: null,
    tags: [],
    cancellation: { eligible: false, reported: false, availableFrom: null, blockers: [] },
    change: null,
    clientReference,
    needsAgentSince: null,
    title: null,
    startsOn: null,
    endsOn: null,
    leadName: order.leadName,
    total: money(price.total, price.currency),
    refunded: null,
    commission: price.commission === null ? null : money(price.commission, price.currency),
    agentReference: order.agentReference,
    freeCancellationUntil: cancellationPolicy.freeUntil ?? null,
    termsTightenedAt: null,
    cancellationPolicy,
    tightenedCancellationPolicy: null,
  }
  return product.expectedRow(row, quote, order)
}

/** Returns the row of a booking that the supplier has confirmed, before it is read from the gateway. */
export const bookedRow = (
  expected: BookingRow,
  confirmed: { provider: string; reference: string; rawStatus: string },
): BookingRow => ({
  ...expected,
  ...confirmed,
  provider: confirmed.provider.toLowerCase(),
  supplier: toSupplier(confirmed.provider),
  status: 'CONFIRMED',
  // Only the gateway knows when the booking can be cancelled.
  cancellation: { eligible: true, reported: false, availableFrom: null, blockers: [] },
})
