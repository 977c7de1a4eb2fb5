import type { Resolvers } from '../../__generated__/resolvers.ts'
import { markBookingsChanged } from '../list/recent-changes.ts'
import { bookAttempts } from '../outcome/book-attempts.ts'
import { readBookingRow } from '../read-booking.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { type GatewayResult, contentOf } from '../../gateway/envelope.ts'
import { isPossibleId } from '../../input/text-input.ts'
import { type CardPaymentFacts, readCardPayment } from './card-payment.ts'

const maxIdLength = 100

/** Reads the card payment in a response; null for a gateway without cards or a payment of another company. */
const readPaymentIn = (result: GatewayResult | null, { bookingKinds }: Context) =>
  readCardPayment(contentOf(result), bookingKinds)

async function bookingOf({ bookingKey }: CardPaymentFacts, context: Context) {
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
      return readPaymentIn(await context.gateway.optional('GET /payments', { query: { id } }), context)
    },
  },
  Mutation: {
    cancelCardPayment: async (_root, { id }, context) => {
      if (!isPossibleId(id, maxIdLength)) return null
      const result = await context.gateway.optional('/payments/cancel', { body: { paymentId: id } })
      await markBookingsChanged(context)
      return readPaymentIn(result, context)
    },
  },
  CardPayment: {
    booking: (payment, _args, context) => bookingOf(payment, context),
    quoteId: async ({ clientReference }, _args, context) => {
      const found = clientReference == null ? undefined : await bookAttempts(context).findByKey(clientReference)
      // A pay-later booking exists before its payment, so it has no quote here.
      return found?.attempt.facts.row.payBy === null ? found.subject : null
    },
  },
}
