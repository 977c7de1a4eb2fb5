import { type Envelope, refusal } from '#src/errors.ts'
import type { CancellationBlocker } from './cancellation-eligibility.ts'

const messages: Record<CancellationBlocker['code'], string> = {
  waitTimeError: 'The booking cannot be cancelled during the first minutes after it was made.',
  cancelVisaError: 'The booking is used in a visa application.',
  nonRefundable: 'Nothing would be refunded.',
  notEligible: 'The booking cannot be cancelled.',
  cancelInProgress: 'The booking is being cancelled; waiting for the supplier to respond.',
  changeInProgress: 'The booking is being changed; waiting for the supplier to respond.',
}

const blockerDetails = (blocker: CancellationBlocker): Record<string, string> => {
  if (blocker.code === 'waitTimeError') return { availableFrom: blocker.availableFrom.toISOString() }
  return blocker.code === 'cancelVisaError' ? { visaApplicationId: blocker.visaApplicationId } : {}
}

/** Builds a refusal that reports all blockers. */
export const cancelRefusal = (blockers: readonly CancellationBlocker[], provider: string): Envelope<never> => {
  const refusals = blockers.map((blocker) =>
    refusal(blocker.code, messages[blocker.code], blockerDetails(blocker), { provider }),
  )
  const first = refusals[0] ?? refusal('notEligible', messages.notEligible, {}, { provider })
  return { ...first, errors: refusals.flatMap(({ errors }) => errors) }
}

/** Returns the refusal for an order that does not exist or belongs to another company. */
export const orderNotFound = (): Envelope<never> =>
  refusal('NOT_FOUND', 'Reservation not found.', {}, { statusCode: 404 })
