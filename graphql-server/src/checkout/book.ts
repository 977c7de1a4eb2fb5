import { bookOperation } from '../bookings/operations.ts'
import type { BookAttemptDetails } from '../bookings/outcome/book-attempts.ts'
import { markBookingsChanged } from '../bookings/list/recent-changes.ts'
import { runOnce } from '../commands/run-once.ts'
import type { Context } from '../context.ts'
import { idempotencyMismatch } from '../errors/idempotency-mismatch.ts'
import { type FieldError, invalidInput } from '../errors/invalid-input.ts'
import { idempotencyKey } from '../input/field-rules.ts'
import { expectedRow } from './expected-row.ts'
import { type HeldQuote, readQuote, secondsLeft } from './held-quote.ts'
import type { Order } from './order.ts'
import {
  resultByKey,
  type BookRefusal,
  bookedResult,
  findEarlierBooking,
  determineOutcome,
  outcomeUnknown,
  priceChanged,
  rereadOutcome,
} from './outcome.ts'
import type { Product } from './product.ts'
import { quoteExpired } from './refusals.ts'
import { reservationBody } from './reservation-body.ts'

/** Books a quote. Validates the order and sends it to the gateway once. While the outcome is unknown, it is never retried with another key. */
export async function bookQuote<Quote extends HeldQuote, ProductOrder, ProductRefusal>(
  product: Product<Quote, ProductOrder, ProductRefusal>,
  input: { quoteId: string; idempotencyKey: string },
  checkOrder: (quote: Quote) => { order: Order & ProductOrder; errors: FieldError[] },
  context: Context,
) {
  const { gateway, locale, clock } = context
  const key = idempotencyKey('idempotencyKey', input.idempotencyKey)
  const quote = await readQuote<Quote>(context, product.quote, input.quoteId)
  // The store may have lost a booked quote, so look for the booking in the gateway's list.
  if (!quote) return key.error ? invalidInput([key.error], locale) : findEarlierBooking(key.value, context)

  const { order, errors } = checkOrder(quote)
  if (key.error) errors.push(key.error)
  if (errors.length > 0) return invalidInput(errors, locale)
  const { total } = quote.price
  if (order.acceptedHalalas < total) return priceChanged(quote.id, order.acceptedHalalas, total, context)

  // A retry may have another authenticator code.
  const { authCode: _authCode, ...retryInput } = order
  const result = await runOnce<BookAttemptDetails, BookRefusal<ProductRefusal>>(
    {
      operation: bookOperation,
      subject: quote.id,
      key: key.value,
      input: retryInput,
      call: {
        details: { row: expectedRow(product, quote, order, { clientReference: key.value, at: clock() }) },
        secondsLeft: () => secondsLeft(quote, clock()),
        send: () =>
          gateway.moveMoney(product.call, {
            idempotencyKey: key.value,
            body: reservationBody(product, quote, order, locale),
          }),
      },
      classify: (callResult) => determineOutcome(callResult, { product, quote, order, key: key.value }, context),
      reread: (attempt) => rereadOutcome(attempt, context),
      // The gateway also lists bookings that the supplier refused, with the status Failed.
      afterSend: () => markBookingsChanged(context),
    },
    context,
  )
  if ('refused' in result) return result.refused
  if ('mismatch' in result) return idempotencyMismatch(locale)
  if ('expired' in result) return quoteExpired(locale)
  if ('unknown' in result) {
    const { unknown } = result
    if (order.paymentMethod !== 'CARD') return outcomeUnknown(unknown, context)
    return resultByKey(unknown, unknown === key.value, context)
  }
  return bookedResult(result.done.row, result.replayed, context)
}
