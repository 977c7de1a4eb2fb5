import type { NextAction } from '#src/payments/paid-orders.ts'
import type { CardPayment } from '#src/payments/repository.ts'
import type { Order } from '../repository.ts'
import { isPaidByCard } from './funds.ts'
import { isBooked } from './payment-status.ts'

export type PayingOrder = Pick<Order, 'state' | 'pay_by' | 'card_payment_id' | 'refunded_halalas'>
export type PaymentProgress = Pick<CardPayment, 'id' | 'state' | 'amount_halalas' | 'refunded_halalas'>

/** Returns the outstanding refund to the card. A card payment that does not pay for a booked order is refunded in full. */
export function outstandingRefund(order: PayingOrder, payment: PaymentProgress): number {
  const { state, refunded_halalas } = order
  const isPaying = isPaidByCard(order) && order.card_payment_id === payment.id
  const isUnbooked = state === 'failed' || state === 'abandoned'
  const refundTotal = !isPaying || isUnbooked ? payment.amount_halalas : state === 'cancelled' ? refunded_halalas : 0
  return Math.max(0, refundTotal - payment.refunded_halalas)
}

/** Returns the action that the states of the order and the payment require from the card provider, or null if there is none. */
export function nextAction(order: PayingOrder, payment: PaymentProgress): NextAction | null {
  const { amount_halalas: amount } = payment
  const refundDue = outstandingRefund(order, payment)
  switch (payment.state) {
    case 'AUTHORIZED':
      if (refundDue === amount) return { kind: 'void', halalas: amount }
      return isBooked(order.state) ? { kind: 'capture', halalas: amount } : null
    case 'CAPTURED':
    case 'PARTLY_REFUNDED':
      return refundDue > 0 ? { kind: 'refund', halalas: refundDue } : null
    case 'CREATED':
    case 'REFUSED':
    case 'VOIDED':
    case 'EXPIRED':
    case 'REFUNDED':
      return null
  }
}
