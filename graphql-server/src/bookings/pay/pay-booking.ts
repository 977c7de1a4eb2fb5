import type { PayBookingInput, PaymentProblem } from '../../__generated__/schema-types.ts'
import type { Attempt } from '../../commands/attempts.ts'
import { runOnce, type Verdict } from '../../commands/run-once.ts'
import type { Context } from '../../context.ts'
import { authCodeRefusal } from '../../errors/auth-code-refusal.ts'
import { fail } from '../../errors/failure.ts'
import { insufficientFunds } from '../../errors/insufficient-funds.ts'
import { idempotencyMismatch } from '../../errors/idempotency-mismatch.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import type { MoneyCallResult } from '../../gateway/client.ts'
import { field, path, text } from '../../gateway/wire.ts'
import { createEnumReader } from '../../gateway/enum-reader.ts'
import { authCode, collectErrors, idempotencyKey } from '../../input/field-rules.ts'
import type { Locale } from '../../locale.ts'
import { parseHalalas, wireAmount } from '../../values/money.ts'
import { readBookingCardPayment, readOpenPayment } from '../card/booking-card.ts'
import { cardPaymentStarted } from '../card/card-payment.ts'
import { type BookingKey, decodeBookingId, encodeBookingId } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'
import { evictView } from '../booking-views.ts'
import { markBookingsChanged } from '../list/recent-changes.ts'
import { payOperation } from '../operations.ts'
import { readBookingRow } from '../read-booking.ts'
import { rereadBooking } from '../reread-booking.ts'

/** `secondsLeft` for a booking without a payment deadline, and its maximum for others. */
const maxSecondsLeft = 3600

/** The booking to pay for, and the payment method. */
type PaymentDetails = { booking: BookingKey; method: 'WALLET' | 'CARD' }

const readProblem = createEnumReader<Exclude<PaymentProblem, 'UNRECOGNISED'>>({
  PAID: true,
  PENDING: true,
  CANCELLED: true,
  FAILED: true,
  HELD: true,
  RELEASED: true,
  NOT_CHARGED: true,
})

const notPayableResult = (wireProblem: unknown, locale: Locale) => {
  const problem: PaymentProblem = readProblem(wireProblem) ?? 'UNRECOGNISED'
  const messageKey = problem === 'UNRECOGNISED' ? 'BOOKING_NOT_PAYABLE' : (`BOOKING_NOT_PAYABLE.${problem}` as const)
  return { ...refusal('BookingNotPayable', 'BOOKING_NOT_PAYABLE', locale, messageKey), problem }
}
const notSupported = (locale: Locale) => refusal('NotSupported', 'NOT_SUPPORTED', locale)

type Refusal =
  | ReturnType<
      | typeof notPayableResult
      | typeof idempotencyMismatch
      | typeof notSupported
      | typeof insufficientFunds
      | typeof invalidInput
    >
  | NonNullable<ReturnType<typeof authCodeRefusal>>

/** Returns the amount due in halalas; null if it is missing, zero or not in SAR. */
function readAmountDue({ total }: BookingRow): number | null {
  const halalas = total?.currency === 'SAR' ? parseHalalas(total.amount) : null
  return halalas !== null && halalas > 0 ? halalas : null
}

/** Returns the reason why a booking cannot be paid for, derived from its row; null if a payment can be attempted. */
function findProblem(row: BookingRow): PaymentProblem | null {
  const { status, paymentStatus, releasedAt } = row
  if (releasedAt !== null) return 'RELEASED'
  if (status === 'CANCELLED' || status === 'FAILED') return status
  if (paymentStatus === 'HELD') return 'HELD'
  if (paymentStatus !== 'UNPAID') return paymentStatus === null ? 'UNRECOGNISED' : 'PAID'
  if (status !== 'CONFIRMED') return 'PENDING'
  // The payment call needs the total that the agent accepted.
  return readAmountDue(row) === null ? 'UNRECOGNISED' : null
}

/**
 * Decides the outcome of a call with an unclear response by rereading the booking. A booking that is still unpaid after the maximum call duration was
 * not charged.
 */
async function decideByRereading(
  { details, sentAt }: Pick<Attempt<PaymentDetails, Refusal>, 'details' | 'sentAt'>,
  context: Context,
): Promise<Verdict<PaymentDetails, Refusal>> {
  const paymentStatus = (await rereadBooking(context, details.booking))?.row.paymentStatus
  if (paymentStatus === 'PAID') return { done: details }
  if (details.method === 'CARD') {
    const card = await readBookingCardPayment(details.booking, context)
    const isEnded = card?.status === 'EXPIRED' || card?.status === 'VOIDED'
    if (card && !isEnded) return { unknown: true }
    if (isEnded) return { refused: notPayableResult('NOT_CHARGED', context.locale), again: true }
  }
  const isCallOver = context.clock().getTime() - Date.parse(sentAt) > context.maxCallMs
  if (!isCallOver || paymentStatus !== 'UNPAID') return { unknown: true }
  return { refused: notPayableResult('NOT_CHARGED', context.locale), again: true }
}

async function classify(
  callResult: MoneyCallResult,
  { details, totalHalalas }: { details: PaymentDetails; totalHalalas: number },
  context: Context,
): Promise<Verdict<PaymentDetails, Refusal>> {
  const { locale, clock } = context
  if (callResult.outcome === 'accepted') {
    const reference = text(path(callResult.response.body, 'response', 'bookingReferenceNo'))
    if (path(callResult.response.body, 'response', 'cardPayment') != null) return { unknown: true }
    if (reference === details.booking.reference) return { done: details, replayed: callResult.response.replayed }
  }
  if (callResult.outcome !== 'refused') return decideByRereading({ details, sentAt: clock().toISOString() }, context)
  const { refusal: refused } = callResult
  const codeRefusal = authCodeRefusal(refused, locale)
  if (codeRefusal) return { refused: codeRefusal, again: true }
  if (refused.code === 'WALLET_SHORT')
    return { refused: insufficientFunds(refused, locale, { totalHalalas }), again: true }
  if (refused.code === 'OUTSTANDING_BALANCE')
    return { refused: invalidInput([{ path: 'payment', code: 'OUTSTANDING_BALANCE' }], locale), again: true }
  if (refused.code === 'IDEMPOTENCY_MISMATCH') return { refused: idempotencyMismatch(locale), again: true }
  if (refused.code === 'CARD_NOT_CHARGED' || refused.code === 'CARD_UNAVAILABLE')
    return { refused: notPayableResult('NOT_CHARGED', locale), again: true }
  if (refused.code === 'PAYMENT_METHOD_UNAVAILABLE') return { refused: notSupported(locale), again: true }
  if (refused.rejected) return { refused: notSupported(locale), again: true }
  return { refused: notPayableResult(field(refused.details, 'reason'), locale), again: true }
}

/** Pays for an unpaid booking. The call is sent once. While the outcome is unknown, it is never retried with another key. */
export async function payBooking({ bookingId, payment, idempotencyKey: keyText }: PayBookingInput, context: Context) {
  const { gateway, locale, clock } = context
  const { errors, unwrap } = collectErrors([])
  const key = unwrap(idempotencyKey('idempotencyKey', keyText))
  const method = payment.card ? 'CARD' : 'WALLET'
  const code = payment.card
    ? unwrap(authCode('payment.card.authCode', payment.card.authCode))
    : unwrap(authCode('payment.wallet.authCode', payment.wallet.authCode))
  if (errors.length > 0) return invalidInput(errors, locale)

  const booking = decodeBookingId(bookingId) ?? fail('NOT_FOUND')
  const row = (await readBookingRow(booking, context)) ?? fail('NOT_FOUND')
  const totalHalalas = readAmountDue(row) ?? 0
  const secondsLeft = () =>
    row.payBy === null ? maxSecondsLeft : Math.min(maxSecondsLeft, (Date.parse(row.payBy) - clock().getTime()) / 1000)
  const subject = encodeBookingId(booking)
  const problem = findProblem(row)
  const details: PaymentDetails = { booking, method }
  const result = await runOnce<PaymentDetails, Refusal>(
    {
      operation: payOperation,
      subject,
      key,
      input: null,
      call: {
        details,
        secondsLeft,
        send: () =>
          gateway.moveMoney('/booking/pay', {
            idempotencyKey: key,
            body: {
              bookingReferenceNo: booking.reference,
              provider: booking.provider,
              amount: wireAmount(totalHalalas),
              authCode: code,
              ...(method === 'CARD' && { paymentMethod: 'CARD' }),
              cultCode: locale,
            },
          }),
      },
      isOpen: problem === null,
      classify: (callResult) => classify(callResult, { details, totalHalalas }, context),
      reread: (attempt) => decideByRereading(attempt, context),
      afterSend: () => markBookingsChanged(context),
    },
    context,
  )
  if ('refused' in result) return result.refused
  if ('mismatch' in result) return idempotencyMismatch(locale)
  if ('expired' in result) return notPayableResult(problem ?? 'RELEASED', locale)
  if ('unknown' in result) {
    evictView(context, booking)
    const openPayment = await readOpenPayment(booking, context)
    if (openPayment) return cardPaymentStarted(openPayment)
    const unknown = refusal('OutcomeUnknown', 'OUTCOME_UNKNOWN', locale, 'OUTCOME_UNKNOWN.payment')
    return { ...unknown, clientReference: result.unknown }
  }
  const reread = await rereadBooking(context, booking)
  await markBookingsChanged(context)
  return { __typename: 'BookingPaid' as const, booking: reread?.row ?? row, replayed: result.replayed }
}
