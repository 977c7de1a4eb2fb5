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
 * Returns the payment deadline of a booking held without payment: `noticeHours` before the end of free cancellation. Returns null if
 * cancellation is never free, if the deadline is too soon, or if `noticeHours` is null because the supplier accepts only paid bookings.
 */
export function payLaterDeadline(policy: CancellationPolicy, noticeHours: number | null, now: Date): Date | null {
  const freeEnd = freeUntil(policy)
  if (noticeHours === null || freeEnd === null) return null
  const deadline = new Date(freeEnd.getTime() - noticeHours * HOUR_MS)
  return deadline.getTime() - now.getTime() >= MIN_TIME_TO_DEADLINE_MS ? deadline : null
}

/** Time to pay another way after a card authorization lapsed; less if free cancellation ends or the service begins earlier. */
const PAY_AFTER_LAPSE_MS = DAY_MS
/** Minimum time to pay before the end of free cancellation. */
const TIME_TO_PAY_MS = 2 * HOUR_MS

type Terms = Pick<Order, 'policy' | 'tightened_policy'>

/** Returns the payment deadline after a card authorization lapsed, counted from the lapse or the supplier's confirmation, whichever is later. */
export function deadlineAfterLapse(order: Terms & Pick<Order, 'starts_at'>, now: Date): Date {
  const freeEnd = freeUntil(recordedPolicy(order))?.getTime() ?? 0
  const limits = [now.getTime() + PAY_AFTER_LAPSE_MS, order.starts_at.getTime()]
  return new Date(Math.min(...limits, ...(freeEnd >= now.getTime() + TIME_TO_PAY_MS ? [freeEnd] : [])))
}

/**
 * Returns the payment deadline of an unpaid order under stricter terms: `noticeHours` before free cancellation ends, but at least two hours from now,
 * and never later than `payBy`. The deadline stays `payBy` if free cancellation has ended or ends within two hours, because an earlier release
 * would save no fee.
 */
export function deadlineUnderStricterTerms(
  policy: CancellationPolicy,
  { payBy, noticeHours }: { payBy: Date; noticeHours: number },
  now: Date,
): Date {
  const freeEnd = freeUntil(policy)?.getTime() ?? 0
  const earliest = now.getTime() + TIME_TO_PAY_MS
  if (freeEnd < earliest) return payBy
  return new Date(Math.min(payBy.getTime(), Math.max(earliest, freeEnd - noticeHours * HOUR_MS)))
}

/** Minimum time between two attempts to release an order. */
const MIN_RELEASE_INTERVAL_MS = HOUR_MS

/** Returns the payment deadline after the supplier refused to release an order: the same as after a lapse, but at least an hour from now. */
export const deadlineAfterRefusedRelease = (order: Terms & Pick<Order, 'starts_at'>, now: Date): Date =>
  new Date(Math.max(deadlineAfterLapse(order, now).getTime(), now.getTime() + MIN_RELEASE_INTERVAL_MS))

/** Returns the time at which the agent is reminded of a payment deadline. */
export const reminderAt = (payBy: Date): Date => new Date(payBy.getTime() - DAY_MS)

/** Why an order cannot be paid. */
export type PayProblem = 'PAID' | 'PENDING' | 'CANCELLED' | 'RELEASED'

type Payable = Pick<Order, 'state' | 'pay_by' | 'released_at'>

const closedStates: ReadonlySet<Order['state']> = new Set(['cancelling', 'cancelled', 'failed', 'abandoned'])

/** Returns why an order cannot be paid now, or null if it can. */
export function payProblem({ state, pay_by: payBy, released_at: releasedAt }: Payable, now: Date): PayProblem | null {
  if (releasedAt) return 'RELEASED'
  if (closedStates.has(state)) return 'CANCELLED'
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
export function notPayableRefusal(order: Payable, now: Date): Envelope<never> | undefined {
  const problem = payProblem(order, now)
  return problem ? refusal('NOT_PAYABLE', messages[problem], { reason: problem }) : undefined
}

type Deadlines = Pick<Order, 'state' | 'pay_by' | 'released_at' | 'card_lapsed_at'>

/** Builds the deadline fields of the list and the view. After a card lapse, the deadline is omitted until the supplier confirms the order. */
export const toWireDeadline = ({ state, pay_by, released_at, card_lapsed_at: lapsedAt }: Deadlines) => ({
  payBy: pay_by && (lapsedAt === null || isBooked(state)) ? makkahLocal(pay_by) : null,
  releasedAt: released_at?.toISOString() ?? null,
  cardLapsedAt: lapsedAt?.toISOString() ?? null,
})
