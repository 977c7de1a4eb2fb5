import type { Db } from '#src/database/db.ts'
import { POLL_DELAY_MS } from './open-page.ts'
import type { PaidOrders } from './paid-orders.ts'
import { isRefundable, isUnpaid } from './payment-state.ts'
import type { CardPayment } from './repository.ts'

/** A hosted page is open for half an hour; a bank may respond a little later. */
const PAYABLE_FOR_MS = 60 * 60_000

const DAY_MS = 24 * 3600_000
/** Interval between reads of a charged payment. */
export const REREAD_AFTER_MS = DAY_MS
/** Time after a charge in which refunds and disputes are possible. */
const REFUNDABLE_FOR_MS = 120 * DAY_MS

export const isCreatedWithin = ({ created_at: createdAt }: CardPayment, ms: number, now: Date): boolean =>
  now.getTime() - createdAt.getTime() <= ms

/** Whether the provider may still accept a card, even if the payment has already expired here. */
export const canBePaid = (payment: CardPayment, now: Date): boolean => isCreatedWithin(payment, PAYABLE_FOR_MS, now)

/** Whether a charge may still be refunded or disputed, so that it must be read again in case a notification was lost. */
export const canBeRefundedOrDisputed = (payment: CardPayment, now: Date): boolean =>
  isRefundable(payment.state) && isCreatedWithin(payment, REFUNDABLE_FOR_MS, now)

/** Returns the time of the next call to the provider, or null if only the order can cause a change. */
export async function findNextProviderCall(
  db: Db,
  orders: PaidOrders,
  payment: CardPayment,
  now: Date,
): Promise<Date | null> {
  const { state, order_reference: reference } = payment
  if (reference !== null && (await orders.nextAction(db, reference, payment))) return now
  if (canBeRefundedOrDisputed(payment, now)) return new Date(now.getTime() + REREAD_AFTER_MS)
  const isAwaited =
    isUnpaid(state) ||
    (state === 'EXPIRED' && canBePaid(payment, now)) ||
    // An authorization may lapse before the supplier responds.
    state === 'AUTHORIZED'
  return isAwaited ? new Date(now.getTime() + POLL_DELAY_MS) : null
}
