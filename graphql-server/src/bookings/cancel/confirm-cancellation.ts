import type { ConfirmCancellationInput } from '../../__generated__/schema-types.ts'
import type { Attempt } from '../../commands/attempts.ts'
import { type Verdict, runOnce } from '../../commands/run-once.ts'
import type { Context } from '../../context.ts'
import { idempotencyMismatch } from '../../errors/idempotency-mismatch.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import type { MoneyCallResult } from '../../gateway/client.ts'
import { path, text, type WireObject } from '../../gateway/wire.ts'
import { freeText, idempotencyKey } from '../../input/field-rules.ts'
import { money } from '../../values/money.ts'
import { readHistory } from '../common-details.ts'
import type { BookingKey } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'
import { toBookingStatus } from '../booking-status.ts'
import { sendCancellation } from '../gateway-calls.ts'
import { markBookingsChanged } from '../list/recent-changes.ts'
import { rereadBooking } from '../reread-booking.ts'
import { readViewRow } from '../view-row.ts'
import { cancellationBlocked } from './cancel-messages.ts'
import { readCancellation } from './read-cancellation.ts'
import { type QuotedRefund, isCancelCode, decideCancellation } from './cancellation-quote.ts'
import { cancelOperation } from '../operations.ts'
import { type StoredCancellationQuote, cancellationQuoteKey } from './quote-cancellation.ts'

const reasonRule = freeText({ min: 3, max: 200 })

const outcomeUnknown = (clientReference: string, { locale }: Context) => ({
  ...refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale, 'OUTCOME_UNKNOWN.cancellation'),
  clientReference,
})
const quoteExpired = ({ locale }: Context) =>
  refusal('QuoteExpired', 'QUOTE_EXPIRED', locale, 'QUOTE_EXPIRED.cancellation')

/** The booking to cancel and its refund: first the quoted amount, after success the amount returned by the gateway. */
type QuotedCancellation = QuotedRefund & { booking: BookingKey }

type Refusal = ReturnType<typeof cancellationBlocked | typeof idempotencyMismatch | typeof quoteExpired>

/** Rereads a cancelled booking. If the gateway's view still shows it as booked, marks the row as cancelled and clears its outdated payment status. */
async function readCancelledRow(context: Context, { booking, refundHalalas }: QuotedCancellation): Promise<BookingRow> {
  const reread = await rereadBooking(context, booking)
  const row = reread?.row ?? readViewRow({}, booking, context.bookingKinds)
  if (row.status === 'CANCELLED') return row
  return {
    ...row,
    status: 'CANCELLED',
    rawStatus: 'Cancelled',
    paymentStatus: null,
    refunded: refundHalalas === null ? null : money(refundHalalas),
    cancellation: { eligible: false, reported: false, availableFrom: null, blockers: [] },
    change: null,
  }
}

/** Returns the refund from the gateway if it is plausible; otherwise the quoted refund. */
const chooseRefund = ({ paidHalalas, refundHalalas }: QuotedRefund, gatewayRefund: number | null) =>
  gatewayRefund !== null && gatewayRefund >= 0 && gatewayRefund <= (paidHalalas ?? Infinity)
    ? gatewayRefund
    : refundHalalas

/** Decides the outcome of a call with an unclear response by rereading the booking. */
async function decideByRereading(
  details: QuotedCancellation,
  fallback: Refusal | null,
  context: Context,
  sentAt?: string,
): Promise<Verdict<QuotedCancellation, Refusal>> {
  const reread = await rereadBooking(context, details.booking)
  if (reread?.row.status === 'CANCELLED') {
    return { done: { ...details, refundHalalas: chooseRefund(details, reread.refundedHalalas) } }
  }
  // The supplier may have received the cancellation without responding.
  const isInProgress = reread?.row.cancellation.blockers.includes('CANCEL_IN_PROGRESS')
  const refused = (reread && sentAt && findRefusalSince(reread.view, sentAt, context)) || fallback
  return reread && refused && !isInProgress ? { refused } : { unknown: true }
}

/** Finds the supplier's refusal in the history of a booking. Ignores refusals from before the cancellation was sent. */
function findRefusalSince(view: WireObject, sentAt: string, { locale }: Context): Refusal | null {
  const newest = readHistory(view).find(({ kind }) => kind.startsWith('CANCEL'))
  if (newest?.kind !== 'CANCEL_REFUSED' || Date.parse(newest.at) < Date.parse(sentAt)) return null
  const { note } = newest
  const block = { code: newest.kind, retryAt: null, visaApplicationId: null, supplierReason: note ?? undefined }
  return cancellationBlocked(block, locale)
}

/** Rereads the outcome of an unclear cancellation. If the booking is not cancelled after the maximum call duration, the cancellation had no effect. */
async function rereadAttempt({ details, sentAt }: Attempt<QuotedCancellation, Refusal>, context: Context) {
  const isCallOver = context.clock().getTime() - Date.parse(sentAt) > context.maxCallMs
  return decideByRereading(details, isCallOver ? quoteExpired(context) : null, context, sentAt)
}

async function classify(
  callResult: MoneyCallResult,
  details: QuotedCancellation,
  context: Context,
): Promise<Verdict<QuotedCancellation, Refusal>> {
  const { booking } = details
  if (callResult.outcome === 'accepted') {
    const response = path(callResult.response.body, 'response')
    const isSameBooking = (text(path(response, 'bookingReferenceNo')) ?? booking.reference) === booking.reference
    const status = toBookingStatus(text(path(response, 'bookingStatus')) ?? null)
    const { errors, refundHalalas } = readCancellation(callResult.response)
    if (isSameBooking && status === 'CANCELLED' && errors.length === 0) {
      return {
        done: { ...details, refundHalalas: chooseRefund(details, refundHalalas) },
        replayed: callResult.response.replayed,
      }
    }
  }
  if (callResult.outcome !== 'refused') return decideByRereading(details, null, context)

  const { code } = callResult.refusal
  if (code === 'IDEMPOTENCY_MISMATCH') return { refused: idempotencyMismatch(context.locale) }
  if (code === 'QUOTE_EXPIRED') return { refused: quoteExpired(context) }
  if (code === 'QUOTE_USED') return decideByRereading(details, quoteExpired(context), context)
  const verdict = decideCancellation(readCancellation(callResult.refusal))
  const blocked = 'blocked' in verdict ? verdict.blocked : null
  if (blocked?.code === 'CANCEL_IN_PROGRESS') return decideByRereading(details, null, context)
  const refused = blocked && cancellationBlocked(blocked, context.locale)
  const isClear = code === 'NOT_FOUND' || isCancelCode(code)
  return refused && isClear ? { refused } : decideByRereading(details, refused, context)
}

/** Confirms a cancellation quote: cancels the booking for the quoted refund. */
export async function confirmCancellation(input: ConfirmCancellationInput, context: Context) {
  const { store, locale, clock, requireB2B } = context
  const reason = reasonRule('reason', input.reason)
  const key = idempotencyKey('idempotencyKey', input.idempotencyKey)
  const errors = [reason.error, key.error].filter((error) => error !== null)
  if (errors.length > 0) return invalidInput(errors, locale)

  const { sub } = requireB2B()
  const { quoteId } = input
  const quote = await store.get<StoredCancellationQuote>(cancellationQuoteKey(sub, quoteId))
  const result = await runOnce<QuotedCancellation, Refusal>(
    {
      operation: cancelOperation,
      subject: quoteId,
      key: key.value,
      input: reason.value,
      call: quote
        ? {
            details: {
              booking: quote.booking,
              paidHalalas: quote.paidHalalas,
              refundHalalas: quote.refundHalalas,
            },
            secondsLeft: () => (Date.parse(quote.expiresAt) - clock().getTime()) / 1000,
            send: () =>
              sendCancellation(context, quote.booking, {
                quote: quote.wire,
                reason: reason.value,
                idempotencyKey: key.value,
              }),
          }
        : null,
      classify: (callResult, { details }) => classify(callResult, details, context),
      reread: (attempt) => rereadAttempt(attempt, context),
      afterSend: () => markBookingsChanged(context),
    },
    context,
  )
  if ('refused' in result) return result.refused
  if ('mismatch' in result) return idempotencyMismatch(context.locale)
  if ('expired' in result) return quoteExpired(context)
  if ('unknown' in result) return outcomeUnknown(result.unknown, context)
  const { refundHalalas } = result.done
  const row = await readCancelledRow(context, result.done)
  await markBookingsChanged(context, row)
  return {
    __typename: 'BookingCancelled' as const,
    booking: row,
    refund: refundHalalas === null ? null : money(refundHalalas),
    replayed: result.replayed,
  }
}
