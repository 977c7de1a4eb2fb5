import { toDecimalRiyals } from '#src/values/money.ts'
import { isRefundable, isUnpaid } from './payment-state.ts'
import type { CardPayment } from './repository.ts'
import type { WirePayment } from './schemas.ts'

/** Lifetime of a provider's page. */
const PAGE_LIFETIME_MS = 30 * 60_000

/** The order that a payment pays. */
interface PaidOrder {
  /** Whether the order still waits for the payment. */
  readonly isAwaited: boolean
  /** Outstanding refund to the card, in halalas. */
  readonly outstandingRefund: number
  readonly booking: WirePayment['booking']
}

const decimalOrNull = (halalas: number) => (halalas > 0 ? toDecimalRiyals(halalas) : null)

/** Converts a payment to the wire format, with its page while the page can still be used. A payment without an order is a top-up. */
export function viewPayment(payment: CardPayment, order?: PaidOrder): WirePayment {
  const { state, page_url: pageUrl, card_scheme: scheme, card_last_four: lastFour, created_at: createdAt } = payment
  const isOpen = isUnpaid(state) && (!order || order.isAwaited)
  return {
    paymentId: payment.id,
    purpose: order ? 'BOOKING' : 'TOP_UP',
    status: state,
    amount: toDecimalRiyals(payment.amount_halalas),
    currencyCode: 'SAR',
    createdAt: createdAt.toISOString(),
    expiresAt: isOpen ? new Date(createdAt.getTime() + PAGE_LIFETIME_MS).toISOString() : null,
    pageUrl: isOpen ? pageUrl : null,
    card: scheme === null || lastFour === null ? null : { scheme, lastFour },
    refundedAmount: decimalOrNull(payment.refunded_halalas),
    refundPendingAmount: order && isRefundable(state) ? decimalOrNull(order.outstandingRefund) : null,
    booking: order?.booking ?? null,
  }
}
