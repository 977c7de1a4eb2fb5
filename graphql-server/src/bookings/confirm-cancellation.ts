import type { ConfirmCancellationInput } from '../__generated__/resolvers.ts'
import { invalidInput } from '../catalogue/invalid-input.ts'
import { refusal } from '../catalogue/refusal.ts'
import type { Context } from '../context.ts'
import type { MoneyOutcome } from '../gateway-client.ts'
import { money } from '../money.ts'
import { path, text } from '../read-wire.ts'
import { attemptsOf, fingerprintOf, type Attempt } from './attempts.ts'
import type { BookingKey } from './booking-id.ts'
import { bookingStatus } from './booking-status.ts'
import { cancellationBlocked } from './cancel-messages.ts'
import { readCancellationAnswer } from './cancellation-answer.ts'
import { isCancelWord, judgeCancellation } from './cancellation-quote.ts'
import { freeText, idempotencyKey } from './field-rules.ts'
import { sendCancellation } from './gateway-calls.ts'
import { forgetBookings } from './kept-list.ts'
import { cancellationQuoteKey, type KeptCancellationQuote } from './quote-cancellation.ts'
import { rereadBooking } from './reread-booking.ts'
import { readViewRow } from './view-row.ts'

const reasonRule = freeText({ min: 3, max: 200 })

const unknown = (clientReference: string, { locale }: Context) => ({
  ...refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale, 'OUTCOME_UNKNOWN.cancellation'),
  clientReference,
})
const quoteExpired = ({ locale }: Context) =>
  refusal('QuoteExpired', 'QUOTE_EXPIRED', locale, 'QUOTE_EXPIRED.cancellation')
const mismatch = ({ locale }: Context) => refusal('IdempotencyMismatch', 'IDEMPOTENCY_MISMATCH', locale)

/** The booking once it is known to be cancelled, as far as it can be read. */
async function cancelled(context: Context, booking: BookingKey, refundHalalas: number) {
  const reread = await rereadBooking(context, booking)
  return {
    __typename: 'BookingCancelled' as const,
    booking: reread?.row ?? readViewRow({ bookingStatus: 'Cancelled' }, booking),
    refund: money(refundHalalas),
  }
}

/** The first figure that can be true; the quoted one when the gateway says none. */
const refundOf = ({ paidHalalas, refundHalalas }: KeptCancellationQuote, ...told: (number | null | undefined)[]) =>
  told.find((halalas) => halalas != null && halalas >= 0 && halalas <= paidHalalas) ?? refundHalalas

/** What a sent confirmation came to: the refund when the booking is cancelled, else the refusal. */
async function outcomeOf(sent: MoneyOutcome, quote: KeptCancellationQuote, attempt: Attempt, context: Context) {
  const { booking } = quote
  if (sent.outcome === 'answered') {
    const response = path(sent.answer.body, 'response')
    const isSame = (text(path(response, 'bookingReferenceNo')) ?? booking.reference) === booking.reference
    const status = bookingStatus(text(path(response, 'bookingStatus')) ?? null)
    const { errors, refundHalalas } = readCancellationAnswer(sent.answer)
    if (isSame && status === 'CANCELLED' && errors.length === 0)
      return { refundHalalas: refundOf(quote, refundHalalas) }
  }

  const code = sent.outcome === 'refused' ? sent.refusal.code : undefined
  if (code === 'IDEMPOTENCY_MISMATCH') return mismatch(context)
  if (code === 'QUOTE_EXPIRED') return quoteExpired(context)
  const verdict = sent.outcome === 'refused' ? judgeCancellation(readCancellationAnswer(sent.refusal)) : undefined
  const blocked = verdict && 'blocked' in verdict ? cancellationBlocked(verdict.blocked, context.locale) : undefined
  if (blocked && code !== undefined && (code === 'NOT_FOUND' || isCancelWord(code))) return blocked

  // Nothing clear was said, so the booking itself decides.
  const reread = await rereadBooking(context, booking)
  if (reread?.row.status === 'CANCELLED') return { refundHalalas: refundOf(quote, reread.refundedHalalas) }
  if (code === 'QUOTE_USED' && reread) return quoteExpired(context)
  return (reread && blocked) ?? unknown(attempt.key, context)
}

/** Cancels a booking at the quoted refund. Sent once; whatever is unclear afterwards is decided by reading the booking. */
export async function confirmCancellation(input: ConfirmCancellationInput, context: Context) {
  const { gateway, store, locale, clock, requireB2B } = context
  const reason = reasonRule('reason', input.reason)
  const key = idempotencyKey('idempotencyKey', input.idempotencyKey)
  const faults = [reason.fault, key.fault].filter((fault) => fault !== null)
  if (faults.length > 0) return invalidInput(faults, locale)

  const { sub } = requireB2B()
  const subject = input.quoteId
  const attempts = attemptsOf(store, 'cancel', sub)
  const quote = await store.get<KeptCancellationQuote>(cancellationQuoteKey(sub, subject))
  const now = clock()
  const secondsLeft = quote ? (Date.parse(quote.expiresAt) - now.getTime()) / 1000 : 0
  const attempt: Attempt = {
    key: key.value,
    fingerprint: fingerprintOf([subject, reason.value]),
    sentAt: now.toISOString(),
    state: 'sent',
    ...(quote && { booking: quote.booking }),
  }

  const begun = await attempts.begin(subject, attempt)
  if (begun === 'mismatch') return mismatch(context)
  if (begun === 'gone') return quoteExpired(context)
  if (begun !== 'go') {
    if (begun.key === attempt.key && begun.fingerprint !== attempt.fingerprint) return mismatch(context)
    const earlier = await attempts.settled(subject, begun, now)
    if (!earlier?.booking) return quoteExpired(context)
    if (earlier.state === 'done') return cancelled(context, earlier.booking, earlier.refundHalalas ?? 0)
    const reread = await rereadBooking(context, earlier.booking)
    if (reread?.row.status !== 'CANCELLED') return unknown(earlier.key, context)
    return cancelled(context, earlier.booking, reread.refundedHalalas ?? earlier.refundHalalas ?? 0)
  }
  if (!quote || secondsLeft <= 0) {
    await attempts.withdraw(subject, attempt, 0)
    return quoteExpired(context)
  }

  let sent: MoneyOutcome
  try {
    sent = await sendCancellation(
      gateway,
      quote.booking,
      { quote: quote.wire, reason: reason.value, idempotencyKey: key.value },
      locale,
    )
  } catch (error) {
    // Thrown only when the gateway cannot have acted on it.
    await attempts.withdraw(subject, attempt, Math.ceil(secondsLeft))
    throw error
  }
  const refundHalalas = quote.refundHalalas
  const outcome = await outcomeOf(sent, quote, attempt, context)
  if ('refundHalalas' in outcome) await attempts.record(subject, { ...attempt, state: 'done', ...outcome })
  else if (outcome.__typename === 'OutcomeUnknown')
    await attempts.record(subject, { ...attempt, state: 'unknown', refundHalalas })
  else await attempts.withdraw(subject, attempt, 0)
  await forgetBookings(context)
  return 'refundHalalas' in outcome ? cancelled(context, quote.booking, outcome.refundHalalas) : outcome
}
