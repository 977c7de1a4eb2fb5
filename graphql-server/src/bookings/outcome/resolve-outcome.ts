import type { ResolveBookingOutcomeInput } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { type FieldError, invalidInput } from '../../errors/invalid-input.ts'
import { idempotencyKey } from '../../input/field-rules.ts'
import { decodeBookingId } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'
import { readBookingView } from '../booking-views.ts'
import { readViewRow } from '../view-row.ts'
import { readBookingOutcome, recordOutcome, toBookingOutcome } from './booking-outcome.ts'

/** Reads the booking that the agent recognized; null if it does not exist or was made with another key. */
async function readRecognizedBooking(
  bookingId: string,
  clientReference: string,
  context: Context,
): Promise<BookingRow | null> {
  const key = decodeBookingId(bookingId)
  const view = key && (await readBookingView(context, key))
  const row = view && readViewRow(view, key, context.bookingKinds)
  return row && (row.clientReference ?? clientReference) === clientReference ? row : null
}

/** Records the agent's decision about an unknown outcome, unless the gateway's list has decided or may still decide. */
export async function resolveBookingOutcome(input: ResolveBookingOutcomeInput, context: Context) {
  const { clientReference, bookingId } = input
  const fieldRefusal = (refusedField: FieldError) => invalidInput([refusedField], context.locale)
  const key = idempotencyKey('clientReference', clientReference)
  if (key.error) return fieldRefusal(key.error)

  const { knownAttempt, outcome } = await readBookingOutcome(clientReference, context)
  if (outcome.state !== 'UNKNOWN') return toBookingOutcome(clientReference, outcome, context)
  if (bookingId == null) {
    // Do not record "nothing was booked" while the gateway may still find the booking.
    if (outcome.nextCheckSeconds !== null) return toBookingOutcome(clientReference, outcome, context)
    context.logger.info({ clientReference }, 'agent decided that nothing was booked')
    const recorded = await recordOutcome(
      knownAttempt,
      { state: 'NOT_BOOKED', row: null, cardNotCharged: false },
      context,
    )
    return toBookingOutcome(clientReference, recorded, context)
  }
  const row = await readRecognizedBooking(bookingId, clientReference, context)
  if (!row) return fieldRefusal({ path: 'bookingId', code: 'FIELD_INVALID', variant: 'booking' })
  context.logger.info({ clientReference, reference: row.reference }, 'agent recognized the booking')
  return toBookingOutcome(
    clientReference,
    await recordOutcome(knownAttempt, { state: 'BOOKED', row }, context),
    context,
  )
}
