import type { BookHotelInput } from '../../__generated__/schema-types.ts'
import { type Attempt, attemptsOf, fingerprintOf, remembering } from '../../commands/attempts.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import type { Context } from '../../context.ts'
import type { MoneyOutcome } from '../../gateway/client.ts'
import { type KeptQuote, readQuote, secondsLeft } from '../quote/stored-quote.ts'
import { type Order, checkOrder } from './book-order.ts'
import { type BookRefusal, bookedBefore, hotelBooked, outcomeOf, outcomeUnknown, priceChanged } from './book-outcome.ts'
import { idempotencyMismatch, quoteExpired } from './book-refusal.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'
import { idempotencyKey } from '../../input/field-rules.ts'
import { forgetBookings } from '../../bookings/list/cached-list.ts'
import { reservationBody } from './reservation-body.ts'

type BookAttempt = Attempt<{ row: BookingRow }, BookRefusal>

const attemptsAt = ({ store, requireB2B }: Context) =>
  attemptsOf<{ row: BookingRow }, BookRefusal>(store, 'book', requireB2B().sub)

/** Nothing of this checkout is known here, so the gateway's list decides whether it was booked in an earlier life of the quote. */
const bookedOrExpired = async (key: string, context: Context) =>
  (await bookedBefore(key, context)) ?? quoteExpired(context.locale)

/** The answer to a call whose quote was sent before, maybe a moment ago by another tab: never a second call. */
async function answerAgain(begun: BookAttempt, mine: BookAttempt, quote: KeptQuote, context: Context) {
  const isSameInput = begun.fingerprint === mine.fingerprint
  if (begun.key === mine.key && !isSameInput) return idempotencyMismatch(context.locale)
  const earlier = await attemptsAt(context).settled(quote.id, begun, context.clock())
  if (earlier.state === 'refused') {
    const isAnswered = begun.state === 'sent' || earlier.key === mine.key
    return (isAnswered && earlier.answer) || quoteExpired(context.locale)
  }
  // Somebody else's guests are booked: saying "booked" here would be about the wrong ones.
  if (!isSameInput) return outcomeUnknown(earlier.key, context)
  if (earlier.state === 'done' && earlier.facts) return hotelBooked(earlier.facts.row, true, context)
  return (await bookedBefore(earlier.key, context)) ?? outcomeUnknown(earlier.key, context)
}

/** Sends an order once and writes down what came of it. */
async function send(attempt: BookAttempt, quote: KeptQuote, order: Order, context: Context) {
  const { gateway, locale, clock, logger } = context
  const attempts = attemptsAt(context)
  const { key } = attempt
  let sent: MoneyOutcome
  try {
    const body = reservationBody(quote, order, locale)
    sent = await gateway.money('/hotels/b2breservation', { idempotencyKey: key, body })
  } catch (error) {
    // Thrown only when the gateway cannot have acted on it.
    await attempts.refuse(quote.id, attempt, secondsLeft(quote, clock()))
    throw error
  }

  const remember = remembering(logger)
  // Also what a supplier refused stands in the list, as a booking that failed.
  await forgetBookings(context)
  try {
    const outcome = await outcomeOf(sent, { quote, order, key }, context)
    if ('row' in outcome) {
      await remember(attempts.record(quote.id, { ...attempt, state: 'done', facts: { row: outcome.row } }))
      return await hotelBooked(outcome.row, outcome.replayed, context)
    }
    const { answer, again } = outcome
    if (answer.__typename === 'OutcomeUnknown') {
      await remember(attempts.record(quote.id, { ...attempt, state: 'unknown' }))
    } else {
      await remember(attempts.refuse(quote.id, attempt, again ? secondsLeft(quote, clock()) : 0, answer))
    }
    return answer
  } catch (error) {
    // A refusal is one even if the price could not be asked again after it.
    if (sent.outcome === 'refused') await remember(attempts.refuse(quote.id, attempt, 0))
    throw error
  }
}

/** Books a quote: checked here, sent to the gateway once, and never repeated under another key while the outcome is open. */
export async function bookHotel(input: BookHotelInput, context: Context) {
  const { locale, clock, requireB2B } = context
  const key = idempotencyKey('idempotencyKey', input.idempotencyKey)
  const quote = await readQuote(context, requireB2B().sub, input.quoteId)
  if (!quote) return key.fault ? invalidInput([key.fault], locale) : bookedOrExpired(key.value, context)

  const { rooms } = quote.request.input
  const { order, faults } = checkOrder(
    input,
    rooms.map(({ adults, childAges }, roomIndex) => ({ roomIndex, adults, childAges })),
  )
  if (key.fault) faults.push(key.fault)
  if (faults.length > 0) return invalidInput(faults, locale)
  const { total } = quote.price
  if (order.acceptedHalalas < total) return priceChanged(quote.id, order.acceptedHalalas, total, context)

  const { authCode: _goodOnce, ...kept } = order
  const attempt: BookAttempt = {
    key: key.value,
    fingerprint: fingerprintOf([quote.id, kept]),
    sentAt: clock().toISOString(),
    state: 'sent',
  }
  const begun = await attemptsAt(context).begin(quote.id, attempt)
  if (begun === 'mismatch') return idempotencyMismatch(locale)
  if (begun === 'gone') return bookedOrExpired(key.value, context)
  if (begun !== 'go') return answerAgain(begun, attempt, quote, context)
  if (secondsLeft(quote, clock()) <= 0) {
    await attemptsAt(context).refuse(quote.id, attempt, 0)
    return bookedOrExpired(key.value, context)
  }
  return send(attempt, quote, order, context)
}
