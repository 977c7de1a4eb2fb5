import { supplierOf } from '../../trade/supplier.ts'
import { money } from '../../values/money.ts'
import type { HotelBookingRow } from '../booking/hotel-booking-row.ts'
import type { StoredQuote } from '../quote/stored-quote.ts'
import type { Order } from './book-order.ts'

/** The booking that an order is to make, before it has a reference. */
export function expectedRow(
  { hotel, request, price, cancellationPolicy }: StoredQuote,
  { guests }: Order,
  { clientReference, at }: { clientReference: string; at: Date },
): HotelBookingRow {
  const { input, offer } = request
  const [lead] = guests
  return {
    __typename: 'HotelBooking',
    provider: offer.provider.toLowerCase(),
    reference: '',
    supplier: supplierOf(offer.provider),
    createdAt: at.toISOString(),
    status: 'UNKNOWN',
    rawStatus: null,
    paymentStatus: null,
    tags: [],
    cancellation: { eligible: false, reported: false, availableFrom: null, blockers: [] },
    clientReference,
    title: hotel.name,
    startsOn: input.checkIn,
    endsOn: input.checkOut,
    hotelId: hotel.id,
    imageUrl: hotel.imageUrl ?? null,
    locationCode: input.locationCode,
    leadName: lead ? `${lead.firstName} ${lead.lastName}` : null,
    guestCount: guests.length,
    roomCount: input.rooms.length,
    total: money(price.total, price.currency),
    refunded: null,
    commission: price.commission === null ? null : money(price.commission, price.currency),
    freeCancellationUntil: cancellationPolicy.freeUntil ?? null,
    cancellationPolicy,
  }
}

/** A booking by the supplier's confirmation, before the gateway is asked about it. */
export const bookedRow = (
  expected: HotelBookingRow,
  confirmed: { provider: string; reference: string; rawStatus: string },
): HotelBookingRow => ({
  ...expected,
  ...confirmed,
  provider: confirmed.provider.toLowerCase(),
  supplier: supplierOf(confirmed.provider),
  status: 'CONFIRMED',
  // Only the gateway knows whether it can be cancelled already.
  cancellation: { eligible: true, reported: false, availableFrom: null, blockers: [] },
})
