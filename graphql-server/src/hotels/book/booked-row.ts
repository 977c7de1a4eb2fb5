import type { KeptQuote } from '../quote/stored-quote.ts'
import { money } from '../../values/money.ts'
import type { Order } from './book-order.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'

type Confirmed = { provider: string; reference: string; rawStatus: string; clientReference: string; at: Date }

/** A booking as it is known from the quote and the supplier's confirmation, before the gateway is asked about it. */
export function bookedRow(
  { hotel, request, price, cancellationPolicy }: KeptQuote,
  { guests }: Order,
  confirmed: Confirmed,
): BookingRow {
  const { provider, reference, rawStatus, clientReference, at } = confirmed
  const { input, offer } = request
  const [lead] = guests
  return {
    provider: provider.toLowerCase(),
    reference,
    supplier: offer.supplier,
    createdAt: at.toISOString(),
    status: 'CONFIRMED',
    rawStatus,
    tags: [],
    // A booking of this moment has to wait; only the gateway knows until when.
    cancellation: { eligible: false, reported: true, availableFrom: null, blockers: ['CANCEL_WAIT_TIME'] },
    clientReference,
    hotelName: hotel.name,
    hotelId: hotel.id,
    imageUrl: hotel.imageUrl,
    locationCode: input.locationCode,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    leadName: lead ? `${lead.firstName} ${lead.lastName}` : null,
    guestCount: guests.length,
    roomCount: input.rooms.length,
    total: money(price.total, price.currency),
    freeCancellationUntil: cancellationPolicy.freeUntil ?? null,
  }
}
