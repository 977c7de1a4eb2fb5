import { type CancellationPolicy, freeUntil } from '../cancellation-policy.ts'
import type { OrderState } from '../tables.ts'
import type { ChangeTerms } from './plan.ts'

const HOUR_MS = 3600_000

/** Facts that decide whether an order can be changed. */
export interface ChangeableOrder {
  readonly state: OrderState
  readonly startsAt: Date
  readonly policy: CancellationPolicy
  readonly visaApplicationId: string | null
  readonly isPaidByCard: boolean
  /** Deadline of the payment of an unpaid order. */
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
  /** End of the time in which it can be changed; null if it never can. */
  readonly until: Date | null
  readonly blockers: readonly ChangeBlocker[]
}

export interface ChangePossibilities {
  readonly names: ChangePossibility
  readonly dates: ChangePossibility
}

/**
 * Changes that are possible now, with their deadlines. Dates change only while cancelling is free, so that moving a stay cannot avoid its
 * cancellation fee.
 */
export function changePossibilities(
  order: ChangeableOrder,
  terms: ChangeTerms | undefined,
  now: Date,
): ChangePossibilities {
  const { policy, startsAt, isPaidByCard } = order
  const notice = new Date(startsAt.getTime() - (terms?.noticeHours ?? 0) * HOUR_MS)
  const free = policy.refundable ? freeUntil(policy) : null
  const dateDeadline = free && (free < notice ? free : notice)
  const common = commonBlockers(order, now)
  const possibility = (
    isAllowed: boolean | undefined,
    until: Date | null,
    own: readonly ChangeBlocker[],
  ): ChangePossibility => {
    if (!isAllowed) return { until: null, blockers: ['changeNotAllowed'] }
    const late: ChangeBlocker[] = until && now >= until ? ['changeTooLate'] : []
    return { until, blockers: [...common, ...own, ...late] }
  }
  return {
    names: possibility(terms?.names, notice, []),
    dates: possibility(terms?.dates, dateDeadline, [
      ...(dateDeadline ? [] : (['changeNonRefundable'] as const)),
      ...(isPaidByCard ? (['changePaidByCard'] as const) : []),
    ]),
  }
}

function commonBlockers({ state, startsAt, visaApplicationId, payBy }: ChangeableOrder, now: Date): ChangeBlocker[] {
  if (state === 'changing') return ['changeInProgress']
  if (state === 'cancelling') return ['cancelInProgress']
  if (state !== 'confirmed' || now >= startsAt || (payBy && now >= payBy)) return ['changeNotEligible']
  return visaApplicationId === null ? [] : ['changeUsedInVisa']
}
