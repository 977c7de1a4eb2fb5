import type { Resolvers } from '../../__generated__/resolvers.ts'
import { markBookingsChanged } from '../list/recent-changes.ts'
import { bookAttempts } from '../outcome/book-attempts.ts'
import { readBookingRow } from '../read-booking.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { type GatewayResult, readContent } from '../../gateway/envelope.ts'
import { isPossibleId } from '../../input/text-input.ts'
import { type CardPaymentDetails, readCardPayment } from './card-payment.ts'

const maxIdLength = 100

/** Reads the card payment in a response; null if the gateway does not support cards or the payment belongs to another company. */
const readPaymentFromResult = (result: GatewayResult | null, { bookingKinds }: Context) =>
  readCardPayment(readContent(result), bookingKinds)

async function readPaymentBooking({ bookingKey }: CardPaymentDetails, context: Context) {
  try {
    return bookingKey && (await readBookingRow(bookingKey, context))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    context.logger.warn({ code: error.code }, 'cannot read the booking of a card payment')
    return null
  }
}

export const cardPaymentResolvers: Resolvers = {
  Query: {
    cardPayment: async (_root, { id }, context) => {
      if (!isPossibleId(id, maxIdLength)) return null
      return readPaymentFromResult(await context.gateway.callOptional('GET /payments', { query: { id } }), context)
    },
  },
  Mutation: {
    cancelCardPayment: async (_root, { id }, context) => {
      if (!isPossibleId(id, maxIdLength)) return null
      const result = await context.gateway.callOptional('/payments/cancel', { body: { paymentId: id } })
      await markBookingsChanged(context)
      return readPaymentFromResult(result, context)
    },
  },
  CardPayment: {
    booking: (payment, _args, context) => readPaymentBooking(payment, context),
    quoteId: async ({ clientReference }, _args, context) => {
      const bookAttempt = clientReference == null ? undefined : await bookAttempts(context).findByKey(clientReference)
      // A pay-later booking was made before its card payment, so the payment does not lead back to a quote.
      return bookAttempt?.attempt.details.row.payBy === null ? bookAttempt.subject : null
    },
  },
}
