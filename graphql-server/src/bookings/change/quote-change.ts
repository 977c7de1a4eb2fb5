import type { BookingChangeQuoted, QuoteBookingChangeInput } from '../../__generated__/schema-types.ts'
import type { CacheKey } from '../../cache/kinds.ts'
import { openAttempts, storedSeconds } from '../../commands/attempts.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../errors/failure.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { isNotFound } from '../../gateway/envelope.ts'
import { field, makkahTime, path, text, utcTime } from '../../gateway/wire.ts'
import { money, parseHalalas } from '../../values/money.ts'
import { type BookingKey, decodeBookingId } from '../booking-id.ts'
import { readBookingPolicy } from '../booking-policy.ts'
import { readBookingRow } from '../read-booking.ts'
import { changeBlocked } from './change-codes.ts'
import { type ChangeBody, buildChangeBody } from './change-body.ts'
import { readFieldChanges } from './field-changes.ts'
import { changeOperation } from '../operations.ts'
import { changeRefusal } from './refusals.ts'

export type StoredChangeQuote = {
  booking: BookingKey
  changeId: string
  /** Amount charged on confirmation; negative for a refund. Zero for an unpaid booking, whatever its new total. */
  differenceHalalas: number
  oldTotalHalalas: number
  newTotalHalalas: number
  changes: BookingChangeQuoted['quote']['changes']
  expiresAt: string
}

const maxLifetimeMs = 10 * 60_000

export const changeQuoteKey = (sub: string, id: string): CacheKey => `change-quote:${sub}:${id}`

/** Requests a change quote and stores the response for one confirmation. */
export async function quoteBookingChange(input: QuoteBookingChangeInput, context: Context) {
  const { locale } = context
  const booking = decodeBookingId(input.bookingId) ?? fail('NOT_FOUND')
  const checkedBody = await buildChangeBody(input, booking, context)
  if (checkedBody.errors.length > 0) return invalidInput(checkedBody.errors, locale)
  return requestQuote(booking, checkedBody, context)
}

async function requestQuote(booking: BookingKey, { body, newNameCount }: ChangeBody, context: Context) {
  const { gateway, locale, store, clock, newId, requireB2B } = context
  const { sub } = requireB2B()
  const result = await gateway.callOptional('/booking/change', { body })
  if (!result) return changeBlocked('NOT_SUPPORTED', locale)
  if (isNotFound(result)) return fail('NOT_FOUND')
  if (!result.ok) return changeRefusal(result, newNameCount, locale)

  const response = path(result.body, 'response')
  const changeId = text(field(response, 'changeId'))
  const newTotalHalalas = parseHalalas(field(response, 'newTotalPrice'))
  const reference = text(field(response, 'bookingReferenceNo')) ?? booking.reference
  if (changeId === undefined || newTotalHalalas === null || reference !== booking.reference) {
    return fail('GATEWAY_BAD_RESPONSE', { cause: 'no quote for this booking' })
  }
  const row = (await readBookingRow(booking, context)) ?? fail('NOT_FOUND')
  const oldTotalHalalas = parseHalalas(field(response, 'oldTotalPrice')) ?? parseHalalas(row.total?.amount)
  if (oldTotalHalalas === null) return fail('GATEWAY_BAD_RESPONSE', { cause: 'no total before the change' })
  const isUnpaid = row.paymentStatus === 'UNPAID'
  const wireDifference = parseHalalas(field(response, 'difference'))
  const differenceHalalas = wireDifference ?? (isUnpaid ? 0 : newTotalHalalas - oldTotalHalalas)
  const now = clock().getTime()
  const expiresAtMs = Math.min(Date.parse(utcTime(field(response, 'expiresAt')) ?? '') || Infinity, now + maxLifetimeMs)
  if (expiresAtMs <= now) return fail('GATEWAY_BAD_RESPONSE', { cause: 'the quote has already expired' })

  const id = newId()
  const changes = readFieldChanges(field(response, 'changes'))
  const expiresAt = new Date(expiresAtMs).toISOString()
  const totals = { oldTotalHalalas, newTotalHalalas }
  const stored: StoredChangeQuote = { booking, changeId, differenceHalalas, ...totals, changes, expiresAt }
  await store.set(changeQuoteKey(sub, id), stored, { seconds: storedSeconds })
  await openAttempts(store, changeOperation, sub).allow(id)
  return {
    __typename: 'BookingChangeQuoted' as const,
    quote: {
      id,
      expiresAt,
      changes,
      previousTotal: money(oldTotalHalalas),
      newTotal: money(newTotalHalalas),
      difference: money(newTotalHalalas - oldTotalHalalas),
      charge: differenceHalalas > 0 ? money(differenceHalalas) : null,
      refund: differenceHalalas < 0 ? money(-differenceHalalas) : null,
      cancellationPolicy: readBookingPolicy(field(response, 'cancellationPolicy'), money(newTotalHalalas)),
      payBy: makkahTime(field(response, 'payBy')) ?? null,
    },
  }
}
