import type { Products } from '#src/deps.ts'
import type { Order } from '#src/orders/repository.ts'
import { productOf } from '#src/orders/product-of.ts'
import { decimal } from '#src/values/money.ts'
import { refundDue } from './next-action.ts'
import { isUnpaid } from './payment-state.ts'
import type { CardPayment } from './repository.ts'
import type { WirePayment } from './schemas.ts'

/** How long the pages of providers can be paid on. */
const PAGE_OPEN_MS = 30 * 60_000

const amount = (halalas: number) => (halalas > 0 ? decimal(halalas) : null)

const awaits = ({ state, pay_by: payBy, card_payment_id: awaited }: Order, { id }: CardPayment) =>
  awaited === id && (state === 'authorizing' || (state === 'confirmed' && payBy !== null))

/** A payment on the wire, with its page while that can still be paid on. `order` is the one it pays. */
export function viewPayment(payment: CardPayment, order: Order | undefined, products: Products): WirePayment {
  const { state, page_url: pageUrl, card_scheme: scheme, card_last_four: lastFour, created_at: createdAt } = payment
  const isOpen = isUnpaid(state) && (!order || awaits(order, payment))
  const wasCharged = state === 'CAPTURED' || state === 'PARTLY_REFUNDED'
  return {
    paymentId: payment.id,
    purpose: order ? 'BOOKING' : 'TOP_UP',
    status: state,
    amount: decimal(payment.amount_halalas),
    currencyCode: 'SAR',
    createdAt: createdAt.toISOString(),
    expiresAt: isOpen ? new Date(createdAt.getTime() + PAGE_OPEN_MS).toISOString() : null,
    pageUrl: isOpen ? pageUrl : null,
    card: scheme === null || lastFour === null ? null : { scheme, lastFour },
    refundedAmount: amount(payment.refunded_halalas),
    refundPendingAmount: order && wasCharged ? amount(refundDue(order, payment)) : null,
    booking: order
      ? {
          bookingReferenceNo: order.reference,
          provider: order.supplier,
          bookingType: productOf(products, order).bookingType,
          bookingStatus: order.supplier_word,
          clientReference: order.client_reference,
        }
      : null,
  }
}
