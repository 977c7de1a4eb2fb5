import type { ConfirmBookingChangeInput } from '../../__generated__/schema-types.ts'
import type { Attempt } from '../../commands/attempts.ts'
import { type Verdict, runOnce } from '../../commands/run-once.ts'
import type { Context } from '../../context.ts'
import { idempotencyMismatch } from '../../errors/idempotency-mismatch.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import type { MoneyCallResult } from '../../gateway/client.ts'
import { field, path, text } from '../../gateway/wire.ts'
import { money, wireAmount } from '../../values/money.ts'
import { authCode, collectErrors, idempotencyKey } from '../../input/field-rules.ts'
import type { BookingRow } from '../booking-row.ts'
import { toBookingStatus } from '../booking-status.ts'
import { markBookingsChanged } from '../list/recent-changes.ts'
import { rereadBooking } from '../reread-booking.ts'
import { readViewRow } from '../view-row.ts'
import { changeBlocked } from './change-codes.ts'
import { readChangeOutcome } from './change-outcome.ts'
import { changeOperation } from '../operations.ts'
import { changeQuoteKey, type StoredChangeQuote } from './quote-change.ts'
import { type ConfirmRefusal, confirmRefusal, quoteExpired } from './refusals.ts'

type QuotedChange = Omit<StoredChangeQuote, 'expiresAt'>
type ChangeAttempt = Pick<Attempt<QuotedChange, ConfirmRefusal>, 'details' | 'sentAt'>

/**
 * Decides the outcome of a call with an unclear response by rereading the booking. If the booking does not show the change after the maximum call
 * duration, the change had no effect.
 */
async function decideByRereading(
  attempt: ChangeAttempt,
  context: Context,
): Promise<Verdict<QuotedChange, ConfirmRefusal>> {
  const { clock, maxCallMs, locale } = context
  const reread = await rereadBooking(context, attempt.details.booking)
  const outcome = reread && readChangeOutcome(reread, attempt.details, attempt.sentAt)
  if (outcome === 'made') return { done: attempt.details }
  const isCallOver = clock().getTime() - Date.parse(attempt.sentAt) > maxCallMs
  if (!isCallOver || outcome === null || outcome === 'open') return { unknown: true }
  return { refused: outcome === 'refused' ? changeBlocked('CHANGE_REFUSED', locale) : quoteExpired(locale) }
}

async function classify(
  callResult: MoneyCallResult,
  attempt: ChangeAttempt,
  context: Context,
): Promise<Verdict<QuotedChange, ConfirmRefusal>> {
  const { details } = attempt
  if (callResult.outcome === 'accepted') {
    const response = path(callResult.response.body, 'response')
    const status = text(field(response, 'bookingStatus')) ?? null
    const isConfirmed = status === null || toBookingStatus(status) === 'CONFIRMED'
    const isSameBooking = text(field(response, 'bookingReferenceNo')) === details.booking.reference
    if (isSameBooking && isConfirmed) return { done: details, replayed: callResult.response.replayed }
  }
  const refused =
    callResult.outcome === 'refused' ? confirmRefusal(callResult.refusal, details, context.locale) : undefined
  return refused ?? decideByRereading(attempt, context)
}

/** Rereads the changed booking. If that fails, returns a row that is confirmed at the new total. */
async function readChangedRow({ booking, newTotalHalalas }: QuotedChange, context: Context): Promise<BookingRow> {
  const reread = await rereadBooking(context, booking)
  if (reread) return reread.row
  const row = readViewRow({}, booking, context.bookingKinds)
  return { ...row, status: 'CONFIRMED', rawStatus: 'Confirmed', total: money(newTotalHalalas) }
}

/** Changes a booking as quoted. The call is sent once. While the outcome is unknown, it is never retried with another key. */
export async function confirmBookingChange(input: ConfirmBookingChangeInput, context: Context) {
  const { gateway, store, locale, clock, requireB2B } = context
  const { sub } = requireB2B()
  const { quoteId } = input
  const { errors, unwrap } = collectErrors([])
  const key = unwrap(idempotencyKey('idempotencyKey', input.idempotencyKey))
  const quote = await store.get<StoredChangeQuote>(changeQuoteKey(sub, quoteId))
  const isCharged = (quote?.differenceHalalas ?? 0) > 0
  const code = isCharged ? unwrap(authCode('authCode', input.authCode ?? '')) : ''
  if (errors.length > 0) return invalidInput(errors, locale)

  const result = await runOnce<QuotedChange, ConfirmRefusal>(
    {
      operation: changeOperation,
      subject: quoteId,
      key,
      input: null,
      call: quote
        ? {
            details: quote,
            secondsLeft: () => (Date.parse(quote.expiresAt) - clock().getTime()) / 1000,
            send: () =>
              gateway.moveMoney('/booking/confirmchange', {
                idempotencyKey: key,
                body: {
                  provider: quote.booking.provider,
                  changeId: quote.changeId,
                  cultCode: locale,
                  ...(isCharged && { authCode: code }),
                  requestObject: {
                    bookingReferenceNo: quote.booking.reference,
                    difference: wireAmount(quote.differenceHalalas),
                  },
                },
              }),
          }
        : null,
      classify: (callResult, attempt) => classify(callResult, attempt, context),
      reread: (attempt) => decideByRereading(attempt, context),
      afterSend: () => markBookingsChanged(context),
    },
    context,
  )
  if ('refused' in result) return result.refused
  if ('mismatch' in result) return idempotencyMismatch(locale)
  if ('expired' in result) return quoteExpired(locale)
  if ('unknown' in result) {
    const unknown = refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale, 'OUTCOME_UNKNOWN.change')
    return { ...unknown, clientReference: result.unknown }
  }
  const row = await readChangedRow(result.done, context)
  await markBookingsChanged(context)
  return { __typename: 'BookingChanged' as const, booking: row, replayed: result.replayed }
}
