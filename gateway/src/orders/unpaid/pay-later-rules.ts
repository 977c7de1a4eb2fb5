import { type Envelope, refusal } from '#src/errors.ts'
import { makkahLocal } from '#src/values/calendar.ts'
import { type CancellationPolicy, freeUntil } from '../cancellation-policy.ts'
import type { Order } from '../repository.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** What is due sooner is paid when it is booked: the reminder, a day before the deadline, must not follow at once. */
const SHORTEST_MS = 2 * DAY_MS

/**
 * Until when a booking can be held without payment: some hours, which the supplier states, before its free cancellation ends. Null where the
 * supplier takes only paid bookings, cancelling is never free, or the deadline is near.
 */
export function payLaterUntil(policy: CancellationPolicy, noticeHours: number | null, now: Date): Date | null {
  const free = freeUntil(policy)
  if (noticeHours === null || free === null) return null
  const deadline = new Date(free.getTime() - noticeHours * HOUR_MS)
  return deadline.getTime() - now.getTime() >= SHORTEST_MS ? deadline : null
}

/** When the agent is reminded of a payment. */
export const reminderAt = (payBy: Date): Date => new Date(payBy.getTime() - DAY_MS)

/** Why an order cannot be paid. */
export type PayProblem = 'PAID' | 'PENDING' | 'CANCELLED' | 'RELEASED'

type Payable = Pick<Order, 'state' | 'pay_by' | 'released_at'>

/** Null when the order can be paid now. */
export function payProblem({ state, pay_by: payBy, released_at: releasedAt }: Payable, now: Date): PayProblem | null {
  if (releasedAt) return 'RELEASED'
  if (state === 'cancelled' || state === 'cancelling' || state === 'failed') return 'CANCELLED'
  if (payBy === null) return 'PAID'
  if (payBy <= now) return 'RELEASED'
  return state === 'confirmed' ? null : 'PENDING'
}

const messages: Record<PayProblem, string> = {
  PAID: 'The booking is paid.',
  PENDING: 'The supplier has not confirmed the booking yet.',
  CANCELLED: 'The booking is cancelled.',
  RELEASED: 'The deadline of the payment has passed.',
}

/** Refuses to pay an order that cannot be paid now. */
export function notPayable(order: Payable, now: Date): Envelope<never> | undefined {
  const problem = payProblem(order, now)
  return problem ? refusal('NOT_PAYABLE', messages[problem], { reason: problem }) : undefined
}

/** `payBy` and `releasedAt` of the list and the view. */
export const wireDeadline = ({ pay_by: payBy, released_at: releasedAt }: Pick<Order, 'pay_by' | 'released_at'>) => ({
  payBy: payBy && makkahLocal(payBy),
  releasedAt: releasedAt?.toISOString() ?? null,
})
