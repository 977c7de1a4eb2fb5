import type { Settings } from '#src/deps.ts'
import { type CancellationBlocker, cancellationBlockers } from './cancellation-eligibility.ts'
import type { Booking } from './repository.ts'

export interface Cancelling {
  readonly now: Date
  readonly settings: Pick<Settings, 'cancelWaitSeconds'>
}

/** The rules of cancelling for a booking's row. */
export const blockersOf = (booking: Booking, { now, settings }: Cancelling): CancellationBlocker[] =>
  cancellationBlockers(
    {
      state: booking.state,
      createdAt: booking.created_at,
      checkIn: booking.check_in,
      rooms: booking.offer.rooms,
      visaApplicationId: booking.visa_application_id,
    },
    { now, waitSeconds: settings.cancelWaitSeconds },
  )

/** `cancellation` of the list and the view. */
export const cancellationState = (booking: Booking, cancelling: Cancelling) => {
  const blockers = blockersOf(booking, cancelling)
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
