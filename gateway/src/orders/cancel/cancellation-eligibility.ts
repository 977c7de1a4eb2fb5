import { type CancellationPolicy, refundAt } from '../cancellation-policy.ts'
import type { OrderState } from '../tables.ts'

/** Data that decides whether an order can be cancelled. */
export interface CancellableOrder {
  readonly state: OrderState
  readonly createdAt: Date
  readonly startsAt: Date
  readonly totalHalalas: number
  readonly policy: CancellationPolicy
  readonly visaApplicationId: string | null
  /** Whether nothing was paid, so that nothing has to be refunded. */
  readonly isUnpaid: boolean
}

export type CancellationBlocker =
  | { readonly code: 'notEligible' | 'nonRefundable' | 'cancelInProgress' | 'changeInProgress' }
  | { readonly code: 'cancelVisaError'; readonly visaApplicationId: string }
  | { readonly code: 'waitTimeError'; readonly availableFrom: Date }

/** Returns the first instant at which an order can be cancelled. */
export const cancelOpensAt = (createdAt: Date, waitSeconds: number): Date =>
  new Date(createdAt.getTime() + waitSeconds * 1000)

/** Returns all reasons why the order cannot be cancelled now, permanent ones first; empty if it can be cancelled. */
export const findCancellationBlockers = (
  order: CancellableOrder,
  { now, waitSeconds }: { now: Date; waitSeconds: number },
): CancellationBlocker[] => {
  if (order.state === 'cancelling') return [{ code: 'cancelInProgress' }]
  if (order.state === 'changing') return [{ code: 'changeInProgress' }]
  // Suppliers do not cancel a stay that has begun.
  if (order.state !== 'confirmed' || now >= order.startsAt) return [{ code: 'notEligible' }]
  const blockers: CancellationBlocker[] = []
  if (order.visaApplicationId !== null) {
    blockers.push({ code: 'cancelVisaError', visaApplicationId: order.visaApplicationId })
  }
  // A refund of 0 would be quoted as "None Refundable", which blocks the cancellation as a non-refundable rate does.
  if (!order.isUnpaid && refundAt(order.policy, order.totalHalalas, now) === 0) blockers.push({ code: 'nonRefundable' })
  const availableFrom = cancelOpensAt(order.createdAt, waitSeconds)
  if (now < availableFrom) blockers.push({ code: 'waitTimeError', availableFrom })
  return blockers
}
