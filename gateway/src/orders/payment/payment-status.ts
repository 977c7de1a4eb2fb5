import type { Order } from '../repository.ts'

export const paymentStatuses = ['PAID', 'HELD', 'UNPAID', 'PARTLY_REFUNDED', 'REFUNDED'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** Whether the supplier has confirmed an order, even if it was cancelled later. */
export const isBooked = (state: Order['state']): boolean =>
  state === 'confirmed' || state === 'changing' || state === 'cancelling' || state === 'cancelled'

type Payment = Pick<Order, 'state' | 'total_halalas' | 'refunded_halalas' | 'pay_by'>

/** Returns the payment status of an order, or null if nothing was charged. */
export function paymentStatus({
  state,
  total_halalas: total,
  refunded_halalas: refunded,
  pay_by: payBy,
}: Payment): PaymentStatus | null {
  if (payBy && state !== 'failed') return 'UNPAID'
  switch (state) {
    case 'authorizing':
      return 'UNPAID'
    case 'requested':
    case 'unanswered':
    case 'pending':
      return 'HELD'
    case 'confirmed':
    case 'cancelling':
    case 'changing':
      return 'PAID'
    case 'cancelled':
      if (refunded === 0) return 'PAID'
      return refunded < total ? 'PARTLY_REFUNDED' : 'REFUNDED'
    case 'failed':
    case 'abandoned':
      return null
  }
}
