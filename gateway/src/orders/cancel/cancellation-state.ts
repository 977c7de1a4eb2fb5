import type { Settings } from '#src/settings.ts'
import type { ListedOrder } from '../repository.ts'
import { type CancellationBlocker, cancellationBlockers } from './cancellation-eligibility.ts'

export interface CurrentState {
  readonly now: Date
  readonly settings: Pick<Settings, 'cancelWaitSeconds'>
}

/** Returns the reasons why an order cannot be cancelled now. */
export const blockersOf = (order: ListedOrder, { now, settings }: CurrentState): CancellationBlocker[] =>
  cancellationBlockers(
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

/** `cancellation` of the list and the view. */
export const cancellationState = (order: ListedOrder, present: CurrentState) => {
  const blockers = blockersOf(order, present)
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
