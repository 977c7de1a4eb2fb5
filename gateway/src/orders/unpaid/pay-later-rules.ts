import { type Envelope, refusal } from '#src/errors.ts'
import { makkahLocal } from '#src/values/calendar.ts'
import { type CancellationPolicy, freeUntil } from '../cancellation-policy.ts'
import { isBooked } from '../payment/payment-status.ts'
import type { Order } from '../repository.ts'
import { recordedPolicy } from '../terms/current-policy.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

/** Bookings with a closer deadline must be paid immediately, because the reminder is sent a day before the deadline. */
const MIN_TIME_TO_DEADLINE_MS = 2 * DAY_MS

/**
 * Payment deadline of a booking held without payment: the supplier's notice before the end of free cancellation. Null if the
 * supplier takes only paid bookings, cancellation is never free, or the deadline is too soon.
 */
export function payLaterUntil(policy: CancellationPolicy, noticeHours: number | null, now: Date): Date | null {
  const free = freeUntil(policy)
  if (noticeHours === null || free === null) return null
  const deadline = new Date(free.getTime() - noticeHours * HOUR_MS)
  return deadline.getTime() - now.getTime() >= MIN_TIME_TO_DEADLINE_MS ? deadline : null
}

/** Time to pay another way, or less if free cancellation ends or the service begins earlier. */
const PAY_AFTER_LAPSE_MS = DAY_MS
/** Minimum time to pay before the end of free cancellation. */
const TIME_TO_PAY_MS = 2 * HOUR_MS

type Terms = Pick<Order, 'policy' | 'tightened_policy'>

/** Payment deadline after a card authorization lapsed, counted from the lapse or the supplier's confirmation, whichever is later. */
export function deadlineAfterLapse(order: Terms & Pick<Order, 'starts_at'>, now: Date): Date {
  const free = freeUntil(recordedPolicy(order))?.getTime() ?? 0
  const limits = [now.getTime() + PAY_AFTER_LAPSE_MS, order.starts_at.getTime()]
  return new Date(Math.min(...limits, ...(free >= now.getTime() + TIME_TO_PAY_MS ? [free] : [])))
}

/**
 * Payment deadline of an unpaid order under stricter terms: never later than before, and the supplier's notice before free cancellation ends, but with
 * time left to pay. Unchanged if free cancellation has ended or is about to, because an earlier release would save no fee.
 */
export function deadlineUnderStricterTerms(
  policy: CancellationPolicy,
  { payBy, noticeHours }: { payBy: Date; noticeHours: number },
  now: Date,
): Date {
  const free = freeUntil(policy)?.getTime() ?? 0
  const earliest = now.getTime() + TIME_TO_PAY_MS
  if (free < earliest) return payBy
  return new Date(Math.min(payBy.getTime(), Math.max(earliest, free - noticeHours * HOUR_MS)))
}

/** Minimum time between two attempts to release an order. */
const MIN_RELEASE_INTERVAL_MS = HOUR_MS

/** Payment deadline after the supplier refused to release an order: the same as after a lapse, but not immediately. */
export const deadlineAfterRefusedRelease = (order: Terms & Pick<Order, 'starts_at'>, now: Date): Date =>
  new Date(Math.max(deadlineAfterLapse(order, now).getTime(), now.getTime() + MIN_RELEASE_INTERVAL_MS))

/** Returns the time at which the agent is reminded of a payment deadline. */
export const reminderAt = (payBy: Date): Date => new Date(payBy.getTime() - DAY_MS)

/** Why an order cannot be paid. */
export type PayProblem = 'PAID' | 'PENDING' | 'CANCELLED' | 'RELEASED'

type Payable = Pick<Order, 'state' | 'pay_by' | 'released_at'>

const closed: ReadonlySet<Order['state']> = new Set(['cancelling', 'cancelled', 'failed', 'abandoned'])

/** Returns why an order cannot be paid now, or null if it can. */
export function payProblem({ state, pay_by: payBy, released_at: releasedAt }: Payable, now: Date): PayProblem | null {
  if (releasedAt) return 'RELEASED'
  if (closed.has(state)) return 'CANCELLED'
  if (payBy === null) return 'PAID'
  if (payBy <= now) return 'RELEASED'
  return state === 'confirmed' ? null : 'PENDING'
}

const messages: Record<PayProblem, string> = {
  PAID: 'The booking is paid.',
  PENDING: 'The supplier has not confirmed the booking yet.',
  CANCELLED: 'The booking is cancelled.',
  RELEASED: 'The payment deadline has passed.',
}

/** Returns a refusal if an order cannot be paid now. */
export function notPayable(order: Payable, now: Date): Envelope<never> | undefined {
  const problem = payProblem(order, now)
  return problem ? refusal('NOT_PAYABLE', messages[problem], { reason: problem }) : undefined
}

type Deadlines = Pick<Order, 'state' | 'pay_by' | 'released_at' | 'card_lapsed_at'>

/** Builds the deadline fields of the list and the view. After a lapse, the deadline is set when the supplier confirms. */
export const toWireDeadline = ({ state, pay_by, released_at, card_lapsed_at: lapsedAt }: Deadlines) => ({
  payBy: pay_by && (lapsedAt === null || isBooked(state)) ? makkahLocal(pay_by) : null,
  releasedAt: released_at?.toISOString() ?? null,
  cardLapsedAt: lapsedAt?.toISOString() ?? null,
})
