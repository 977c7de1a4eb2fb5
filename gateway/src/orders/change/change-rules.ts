import { type CancellationPolicy, freeUntil } from '../cancellation-policy.ts'
import type { OrderState } from '../tables.ts'
import type { ChangeTerms } from './plan.ts'

const HOUR_MS = 3600_000

/** Data that decides whether an order can be changed. */
export interface ChangeableOrder {
  readonly state: OrderState
  readonly startsAt: Date
  readonly policy: CancellationPolicy
  readonly visaApplicationId: string | null
  readonly isPaidByCard: boolean
  /** Payment deadline of an unpaid order. */
  readonly payBy: Date | null
}

export const changeBlockers = [
  'changeNotAllowed',
  'changeTooLate',
  'changeNonRefundable',
  'changePaidByCard',
  'changeUsedInVisa',
  'changeInProgress',
  'cancelInProgress',
  'changeNotEligible',
] as const

/** Why names or dates of an order cannot be changed. */
export type ChangeBlocker = (typeof changeBlockers)[number]

export interface ChangePossibility {
  /** Deadline of the change; null if it is never possible. */
  readonly until: Date | null
  readonly blockers: readonly ChangeBlocker[]
}

export interface ChangePossibilities {
  readonly names: ChangePossibility
  readonly dates: ChangePossibility
}

/**
 * Returns which changes are possible now, and their deadlines. Dates can be changed only while cancelling is free, so that moving a stay cannot
 * avoid its cancellation fee.
 */
export function assessChanges(order: ChangeableOrder, terms: ChangeTerms | undefined, now: Date): ChangePossibilities {
  const { policy, startsAt, isPaidByCard } = order
  const nameDeadline = new Date(startsAt.getTime() - (terms?.noticeHours ?? 0) * HOUR_MS)
  const freeCancellationEnd = policy.refundable ? freeUntil(policy) : null
  const dateDeadline = freeCancellationEnd && (freeCancellationEnd < nameDeadline ? freeCancellationEnd : nameDeadline)
  const commonBlockers = findCommonBlockers(order, now)
  const assess = (
    isAllowed: boolean | undefined,
    until: Date | null,
    specificBlockers: readonly ChangeBlocker[],
  ): ChangePossibility => {
    if (!isAllowed) return { until: null, blockers: ['changeNotAllowed'] }
    const deadlineBlockers: ChangeBlocker[] = until && now >= until ? ['changeTooLate'] : []
    return { until, blockers: [...commonBlockers, ...specificBlockers, ...deadlineBlockers] }
  }
  return {
    names: assess(terms?.names, nameDeadline, []),
    dates: assess(terms?.dates, dateDeadline, [
      ...(dateDeadline ? [] : (['changeNonRefundable'] as const)),
      ...(isPaidByCard ? (['changePaidByCard'] as const) : []),
    ]),
  }
}

function findCommonBlockers(
  { state, startsAt, visaApplicationId, payBy }: ChangeableOrder,
  now: Date,
): ChangeBlocker[] {
  if (state === 'changing') return ['changeInProgress']
  if (state === 'cancelling') return ['cancelInProgress']
  if (state !== 'confirmed' || now >= startsAt || (payBy && now >= payBy)) return ['changeNotEligible']
  return visaApplicationId === null ? [] : ['changeUsedInVisa']
}
