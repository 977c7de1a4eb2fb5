import { type Envelope, refusal } from '#src/errors.ts'
import type { ChangeBlocker } from './change-rules.ts'

const messages: Record<ChangeBlocker, string> = {
  changeNotAllowed: 'The supplier does not allow this change.',
  changeTooLate: 'It is too late for this change.',
  changeNonRefundable: 'The dates of a non-refundable booking cannot be changed.',
  changePaidByCard: 'The dates of a booking that was paid by card cannot be changed.',
  changeUsedInVisa: 'The booking is used in a visa application.',
  changeInProgress: 'The booking is being changed; waiting for the supplier to respond.',
  cancelInProgress: 'The booking is being cancelled; waiting for the supplier to respond.',
  changeNotEligible: 'The booking cannot be changed.',
}

/** Refuses a change because of a blocker. */
export const blockedChange = (
  blocker: ChangeBlocker,
  provider: string,
  details: Record<string, unknown> = {},
): Envelope<never> => refusal(blocker, messages[blocker], details, { provider })

/** Refuses a change while a card page of an unpaid order is open, because the page's amount would differ from the new total. */
export const cardPaymentOpen = (provider: string): Envelope<never> =>
  refusal('changePaymentOpen', 'A card payment of the booking is in progress.', {}, { provider })

export interface FieldProblem {
  readonly path: string
  readonly code: 'FIELD_INVALID' | 'FIELD_REQUIRED'
}

/** Refuses a change and reports all its invalid values. */
export const invalidChange = (fields: readonly FieldProblem[]): Envelope<never> =>
  refusal('INVALID_REQUEST', 'The change is not valid.', { fields })

export const noChanges = (): Envelope<never> =>
  refusal('NOTHING_TO_CHANGE', 'The booking already has these names and dates.')

export const soldOut = (): Envelope<never> =>
  refusal('NOT_AVAILABLE', 'The supplier does not sell these rooms on the new dates.')

/** Refuses new dates that are too soon for a booking held without payment. */
export const paymentRequired = (): Envelope<never> =>
  refusal('PAY_FIRST', 'The booking must be paid before it can be moved to these dates.')
