import type { Products } from '#src/deps.ts'
import type { CardPayment } from '#src/payments/repository.ts'
import type { WirePayment } from '#src/payments/schemas.ts'
import { viewPayment } from '#src/payments/view-payment.ts'
import { productOf } from '../product-of.ts'
import type { Order } from '../repository.ts'
import { outstandingRefund } from './next-action.ts'

const isPaymentAwaited = ({ state, pay_by: payBy, card_payment_id: awaitedPaymentId }: Order, { id }: CardPayment) =>
  awaitedPaymentId === id && (state === 'authorizing' || (state === 'confirmed' && payBy !== null))

/** Converts the card payment of an order to the wire. */
export const viewOrderPayment = (payment: CardPayment, order: Order, products: Products): WirePayment =>
  viewPayment(payment, {
    isAwaited: isPaymentAwaited(order, payment),
    outstandingRefund: outstandingRefund(order, payment),
    booking: {
      bookingReferenceNo: order.reference,
      provider: order.supplier,
      bookingType: productOf(products, order).bookingType,
      bookingStatus: order.supplier_word,
      clientReference: order.client_reference,
    },
  })
