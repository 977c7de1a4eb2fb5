import type { CacheKey } from '../../cache/kinds.ts'
import type { CancellationBlocked, CancellationQuoted } from '../../__generated__/schema-types.ts'
import { attemptsOf } from '../../commands/attempts.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../errors/failure.ts'
import { money } from '../../values/money.ts'
import { field, isObject, path, utcTime, type WireObject } from '../../gateway/wire.ts'
import { decodeBookingId, type BookingKey } from '../booking-id.ts'
import { cancellationBlocked } from './cancel-messages.ts'
import { readCancellationAnswer } from './cancellation-answer.ts'
import { judgeCancellation } from './cancellation-quote.ts'
import { askCancellationQuote } from '../gateway-calls.ts'

/** A refund the gateway has promised, with everything that goes back when the agent agrees. */
export type KeptCancellationQuote = {
  booking: BookingKey
  /** The gateway's answer, unchanged. */
  wire: WireObject
  paidHalalas: number
  refundHalalas: number
  expiresAt: string
}

const longestMs = 10 * 60_000

export const cancellationQuoteKey = (sub: string, id: string): CacheKey => `cancellation-quote:${sub}:${id}`

type Named<T> = T & { __typename: string }

/** Asks what cancelling a booking would give back and keeps the answer for its one confirmation. */
export async function quoteCancellation(
  bookingId: string,
  { gateway, store, locale, clock, newId, requireB2B }: Context,
): Promise<Named<CancellationQuoted> | Named<CancellationBlocked>> {
  const booking = decodeBookingId(bookingId) ?? fail('NOT_FOUND')
  const answer = (await askCancellationQuote(gateway, booking, locale)) ?? fail('NOT_FOUND')
  const verdict = judgeCancellation(readCancellationAnswer(answer))
  if ('blocked' in verdict) return cancellationBlocked(verdict.blocked, locale)

  const wire = path(answer.body, 'response')
  if (!isObject(wire)) return fail('GATEWAY_BAD_RESPONSE')
  const now = clock().getTime()
  const promised = utcTime(field(wire, 'expiresAt'))
  const until = Math.min(promised === undefined ? Infinity : Date.parse(promised), now + longestMs)
  const seconds = Math.ceil((until - now) / 1000)
  if (seconds <= 0) return fail('GATEWAY_BAD_RESPONSE', { cause: 'the quote has expired already' })

  const id = newId()
  const { sub } = requireB2B()
  const { paidHalalas, refundHalalas } = verdict
  const kept: KeptCancellationQuote = {
    booking,
    wire,
    paidHalalas,
    refundHalalas,
    expiresAt: new Date(until).toISOString(),
  }
  await store.set(cancellationQuoteKey(sub, id), kept, { seconds })
  await attemptsOf(store, 'cancel', sub).allow(id, seconds)
  return {
    __typename: 'CancellationQuoted',
    quote: {
      id,
      expiresAt: kept.expiresAt,
      paid: money(paidHalalas),
      refund: money(refundHalalas),
      penalty: money(paidHalalas - refundHalalas),
    },
  }
}
