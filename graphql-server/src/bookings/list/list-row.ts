import { imageUrl, tidyName } from '../../hotels/hotel-facts.ts'
import { supplierOf } from '../../trade/supplier.ts'
import { money, parseHalalas } from '../../values/money.ts'
import { count, field, flag, list, makkahTime, text, texts, utcTime } from '../../gateway/wire.ts'
import { isCalendarDate } from '../../scalars.ts'
import type { BookingRow, CancellationFacts } from '../booking-row.ts'
import { bookingStatus } from '../booking-status.ts'
import { cancelCode } from '../cancel/cancellation-quote.ts'

/** A calendar date at the start of a date or date-time of the wire; null when there is none. */
function dateOf(value: unknown): string | null {
  const date = text(value)?.slice(0, 10) ?? ''
  return isCalendarDate(date) && date >= '1900' ? date : null
}

/** Whether a booking can be cancelled, as the gateway says; one that does not say leaves it to its cancellation quote. */
function cancellationOf(value: unknown, status: BookingRow['status']): CancellationFacts {
  const eligible = flag(field(value, 'eligible'))
  const blockers = [...new Set(texts(field(value, 'blockers'), 'code').map(cancelCode))]
  if (eligible === undefined) {
    const open = status === 'CONFIRMED' && blockers.length === 0
    return {
      eligible: open,
      reported: blockers.length > 0,
      availableFrom: null,
      blockers: open || blockers.length > 0 ? blockers : ['CANCEL_NOT_ELIGIBLE'],
    }
  }
  const waits = blockers.includes('CANCEL_WAIT_TIME')
  return {
    eligible: eligible && blockers.length === 0,
    reported: true,
    availableFrom: waits ? (utcTime(field(value, 'availableFrom')) ?? null) : null,
    blockers: eligible || blockers.length > 0 ? blockers : ['CANCEL_NOT_ELIGIBLE'],
  }
}

/** An amount of the wire in its currency; null when it cannot be read. */
export function moneyOf(amount: unknown, currency: unknown) {
  const halalas = parseHalalas(amount)
  return halalas === null ? null : money(halalas, text(currency))
}

/** A row of the gateway's list; null when it has no reference. */
export function readListRow(wire: unknown): BookingRow | null {
  const fact = (name: string) => field(wire, name)
  const word = (name: string) => text(fact(name)) ?? null
  const reference = word('bookingReferenceNo') ?? word('reservationNo')
  if (reference === null) return null
  const provider = (word('provider') ?? word('vendor'))?.toLowerCase() ?? null
  const rawStatus = word('status') ?? word('bookingStatus')
  const status = bookingStatus(rawStatus)
  return {
    provider,
    reference,
    supplier: provider === null ? null : supplierOf(provider),
    createdAt: utcTime(fact('createdAt')) ?? null,
    status,
    rawStatus,
    tags: texts(list(fact('tags')), 'name'),
    cancellation: cancellationOf(fact('cancellation'), status),
    clientReference: word('clientReference'),
    hotelName: tidyName(word('hotelName') ?? word('name') ?? '') || null,
    hotelId: word('umrahHotelCode'),
    imageUrl: imageUrl(fact('imagePath')) ?? null,
    locationCode: word('locationCode'),
    checkIn: dateOf(fact('checkInDate')),
    checkOut: dateOf(fact('checkOutDate')),
    leadName: word('leadName'),
    guestCount: count(fact('paxCount')) ?? null,
    roomCount: count(fact('roomCount')) ?? null,
    total: moneyOf(fact('totalPrice'), fact('currencyCode')),
    freeCancellationUntil: makkahTime(fact('freeCancellationDate')) ?? null,
  }
}
