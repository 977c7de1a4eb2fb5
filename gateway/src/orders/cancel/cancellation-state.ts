import type { Settings } from '#src/settings.ts'
import type { ListedOrder } from '../repository.ts'
import { type CancellationBlocker, findCancellationBlockers } from './cancellation-eligibility.ts'

export interface EligibilityContext {
  readonly now: Date
  readonly settings: Pick<Settings, 'cancelWaitSeconds'>
}

/** Applies `findCancellationBlockers` to an order's row. */
export const findBlockers = (order: ListedOrder, { now, settings }: EligibilityContext): CancellationBlocker[] =>
  findCancellationBlockers(
    {
      state: order.state,
      createdAt: order.created_at,
      startsAt: order.starts_at,
      totalHalalas: order.total_halalas,
      policy: order.policy,
      visaApplicationId: order.visa_application_id,
      isUnpaid: order.pay_by !== null,
    },
    { now, waitSeconds: settings.cancelWaitSeconds },
  )

/** Builds `cancellation` for the list and the view. */
export const toWireCancellation = (order: ListedOrder, context: EligibilityContext) => {
  const blockers = findBlockers(order, context)
  const wait = blockers.find((blocker) => blocker.code === 'waitTimeError')
  return {
    eligible: blockers.length === 0,
    availableFrom: wait?.availableFrom.toISOString() ?? null,
    blockers: blockers.map((blocker) => ({
      code: blocker.code,
      visaApplicationId: blocker.code === 'cancelVisaError' ? blocker.visaApplicationId : null,
    })),
  }
}
