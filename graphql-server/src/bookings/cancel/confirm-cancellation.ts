import type { ConfirmCancellationInput } from '../../__generated__/schema-types.ts'
import { attemptsOf, fingerprintOf, remembering, type Attempt } from '../../commands/attempts.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import type { Context } from '../../context.ts'
import type { MoneyOutcome } from '../../gateway/client.ts'
import { money } from '../../values/money.ts'
import { path, text } from '../../gateway/wire.ts'
import type { BookingKey } from '../booking-id.ts'
import { bookingStatus } from '../booking-status.ts'
import { cancellationBlocked } from './cancel-messages.ts'
import { readCancellationAnswer } from './cancellation-answer.ts'
import { isCancelWord, judgeCancellation } from './cancellation-quote.ts'
import { freeText, idempotencyKey } from '../../input/field-rules.ts'
import { sendCancellation } from '../gateway-calls.ts'
import { forgetBookings } from '../list/cached-list.ts'
import { cancellationQuoteKey, type KeptCancellationQuote } from './quote-cancellation.ts'
import { rereadBooking } from '../reread-booking.ts'
import { readViewRow } from '../view-row.ts'

const reasonRule = freeText({ min: 3, max: 200 })

const unknown = (clientReference: string, { locale }: Context) => ({
  ...refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale, 'OUTCOME_UNKNOWN.cancellation'),
  clientReference,
})
const quoteExpired = ({ locale }: Context) =>
  refusal('QuoteExpired', 'QUOTE_EXPIRED', locale, 'QUOTE_EXPIRED.cancellation')
const mismatch = ({ locale }: Context) => refusal('IdempotencyMismatch', 'IDEMPOTENCY_MISMATCH', locale)

/** What an attempt is about. */
type Facts = { booking: BookingKey; refundHalalas: number }

type Refusal =
  | ReturnType<typeof cancellationBlocked>
  | ReturnType<typeof mismatch>
  | ReturnType<typeof quoteExpired>
  | ReturnType<typeof unknown>

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
async function outcomeOf(
  sent: MoneyOutcome,
  quote: KeptCancellationQuote,
  { key }: { key: string },
  context: Context,
): Promise<{ refundHalalas: number } | Refusal> {
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
  return (reread && blocked) ?? unknown(key, context)
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
  const attempts = attemptsOf<Facts, Refusal>(store, 'cancel', sub)
  const quote = await store.get<KeptCancellationQuote>(cancellationQuoteKey(sub, subject))
  const now = clock()
  const secondsLeft = quote ? (Date.parse(quote.expiresAt) - now.getTime()) / 1000 : 0
  const attempt: Attempt<Facts, Refusal> = {
    key: key.value,
    fingerprint: fingerprintOf([subject, reason.value]),
    sentAt: now.toISOString(),
    state: 'sent',
    ...(quote && { facts: { booking: quote.booking, refundHalalas: quote.refundHalalas } }),
  }

  const begun = await attempts.begin(subject, attempt)
  if (begun === 'mismatch') return mismatch(context)
  if (begun === 'gone') return quoteExpired(context)
  if (begun !== 'go') {
    if (begun.key === attempt.key && begun.fingerprint !== attempt.fingerprint) return mismatch(context)
    const earlier = await attempts.settled(subject, begun, now)
    if (earlier.state === 'refused') return (begun.state === 'sent' && earlier.answer) || quoteExpired(context)
    if (!earlier.facts) return quoteExpired(context)
    const { booking, refundHalalas } = earlier.facts
    if (earlier.state === 'done') return cancelled(context, booking, refundHalalas)
    const reread = await rereadBooking(context, booking)
    if (reread?.row.status !== 'CANCELLED') return unknown(earlier.key, context)
    return cancelled(context, booking, reread.refundedHalalas ?? refundHalalas)
  }
  if (!quote || secondsLeft <= 0) {
    await attempts.refuse(subject, attempt, 0)
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
    await attempts.refuse(subject, attempt, secondsLeft)
    throw error
  }
  const outcome = await outcomeOf(sent, quote, attempt, context)
  await forgetBookings(context)
  const remember = remembering(context.logger)
  if ('refundHalalas' in outcome) {
    const facts = { booking: quote.booking, refundHalalas: outcome.refundHalalas }
    await remember(attempts.record(subject, { ...attempt, state: 'done', facts }))
    return cancelled(context, quote.booking, outcome.refundHalalas)
  }
  if (outcome.__typename === 'OutcomeUnknown') {
    await remember(attempts.record(subject, { ...attempt, state: 'unknown' }))
  } else {
    await remember(attempts.refuse(subject, attempt, 0, outcome))
  }
  return outcome
}
