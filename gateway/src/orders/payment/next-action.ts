import type { NextAction } from '#src/payments/paid-orders.ts'
import type { CardPayment } from '#src/payments/repository.ts'
import type { Order } from '../repository.ts'
import { isPaidByCard } from './funds.ts'
import { isBooked } from './payment-status.ts'

export type PayingOrder = Pick<Order, 'state' | 'pay_by' | 'card_payment_id' | 'refunded_halalas'>
export type PaymentProgress = Pick<CardPayment, 'id' | 'state' | 'amount_halalas' | 'refunded_halalas'>

/** Returns the outstanding refund to the card. A card that does not pay a booked order is refunded in full. */
export function outstandingRefund(order: PayingOrder, payment: PaymentProgress): number {
  const { state, refunded_halalas } = order
  const isPayer = isPaidByCard(order) && order.card_payment_id === payment.id
  const isUnbooked = state === 'failed' || state === 'abandoned'
  const total = !isPayer || isUnbooked ? payment.amount_halalas : state === 'cancelled' ? refunded_halalas : 0
  return Math.max(0, total - payment.refunded_halalas)
}

/** Returns the action to request from the provider for the states of order and payment, or null if there is none. */
export function nextAction(order: PayingOrder, payment: PaymentProgress): NextAction | null {
  const { amount_halalas: amount } = payment
  const due = outstandingRefund(order, payment)
  switch (payment.state) {
    case 'AUTHORIZED':
      if (due === amount) return { kind: 'void', halalas: amount }
      return isBooked(order.state) ? { kind: 'capture', halalas: amount } : null
    case 'CAPTURED':
    case 'PARTLY_REFUNDED':
      return due > 0 ? { kind: 'refund', halalas: due } : null
    case 'CREATED':
    case 'REFUSED':
    case 'VOIDED':
    case 'EXPIRED':
    case 'REFUNDED':
      return null
  }
}
