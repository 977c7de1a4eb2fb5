import type { CacheKey } from '../../cache/kinds.ts'
import type { CancellationBlocked, CancellationQuoted } from '../../__generated__/schema-types.ts'
import { openAttempts, storedSeconds } from '../../commands/attempts.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../errors/failure.ts'
import { message } from '../../errors/message.ts'
import { field, isObject, path, text, utcTime, type WireObject } from '../../gateway/wire.ts'
import { money } from '../../values/money.ts'
import { type BookingKey, decodeBookingId } from '../booking-id.ts'
import { requestCancellationQuote } from '../gateway-calls.ts'
import { cancellationBlocked } from './cancel-messages.ts'
import { readCancellation } from './read-cancellation.ts'
import { cancelOperation } from '../operations.ts'
import { type QuotedRefund, decideCancellation } from './cancellation-quote.ts'

/** A stored cancellation quote, with all data that the gateway needs for the confirmation. */
export type StoredCancellationQuote = QuotedRefund & {
  booking: BookingKey
  /** The gateway's response. If it has no booking reference, this server adds it. */
  wire: WireObject
  expiresAt: string
}

const maxLifetimeMs = 10 * 60_000

export const cancellationQuoteKey = (sub: string, id: string): CacheKey => `cancellation-quote:${sub}:${id}`

const moneyOrNull = (halalas: number | null) => (halalas === null ? null : money(halalas))

type WithTypename<T> = T & { __typename: string }

/** Requests a cancellation quote and stores the response for one confirmation. */
export async function quoteCancellation(
  bookingId: string,
  context: Context,
): Promise<WithTypename<CancellationQuoted> | WithTypename<CancellationBlocked>> {
  const { store, locale, clock, newId } = context
  const { sub } = context.requireB2B()
  const booking = decodeBookingId(bookingId) ?? fail('NOT_FOUND')
  const result = await requestCancellationQuote(context, booking)
  if (result === 'not-supported') {
    return {
      __typename: 'CancellationBlocked',
      code: 'NOT_SUPPORTED',
      message: message('NOT_SUPPORTED', locale),
      retryAt: null,
      visaApplicationId: null,
      supplierText: null,
    }
  }
  if (result === 'not-found') return fail('NOT_FOUND')
  const decision = decideCancellation(readCancellation(result))
  if ('blocked' in decision) return cancellationBlocked(decision.blocked, locale)

  const response = path(result.body, 'response')
  const quoted = isObject(response) ? response : {}
  // The reference identifies the booking in the confirmation.
  const hasReference = text(field(quoted, 'bookingReferenceNo')) !== undefined
  const wire = hasReference ? quoted : { ...quoted, bookingReferenceNo: booking.reference }
  const now = clock().getTime()
  const gatewayExpiresAt = utcTime(field(wire, 'expiresAt'))
  const gatewayExpiresAtMs = gatewayExpiresAt === undefined ? Infinity : Date.parse(gatewayExpiresAt)
  const expiresAtMs = Math.min(gatewayExpiresAtMs, now + maxLifetimeMs)
  if (expiresAtMs <= now) return fail('GATEWAY_BAD_RESPONSE', { cause: 'the quote has already expired' })

  const id = newId()
  const { paidHalalas, refundHalalas } = decision
  const expiresAt = new Date(expiresAtMs).toISOString()
  const stored: StoredCancellationQuote = { booking, wire, paidHalalas, refundHalalas, expiresAt }
  await store.set(cancellationQuoteKey(sub, id), stored, { seconds: storedSeconds })
  await openAttempts(store, cancelOperation, sub).allow(id)
  return {
    __typename: 'CancellationQuoted',
    quote: {
      id,
      expiresAt,
      paid: moneyOrNull(paidHalalas),
      refund: moneyOrNull(refundHalalas),
      penalty: paidHalalas === null || refundHalalas === null ? null : money(paidHalalas - refundHalalas),
    },
  }
}
