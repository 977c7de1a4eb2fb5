import type { Trx } from '#src/database/db.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { languageOf } from '#src/suppliers/wire-parts.ts'
import { daysBetween } from '#src/suppliers/stay.ts'
import { freeUntil, makkahInstant } from './cancellation-policy.ts'
import type { Booking } from './repository.ts'

export interface BookingNews {
  readonly kind: 'booking-confirmed' | 'booking-cancelled'
  readonly refundHalalas: number | null
  /** Who gets the mail: the agent that acted. */
  readonly recipient: { readonly email: string; readonly name: string }
  /** The language the agent chose, else that of the screen. */
  readonly locale: string
  readonly publicUrl: string
  readonly now: Date
}

/** Puts a mail about a booking into the outbox, once for each thing that can happen to it. */
export async function mailBooking(trx: Trx, booking: Booking, news: BookingNews): Promise<void> {
  const { offer, reference, check_in: checkIn, check_out: checkOut } = booking
  const deadline = freeUntil(offer.rooms)
  await queueMail(trx, {
    dedupeKey: `${news.kind}:${reference}`,
    recipient: news.recipient.email,
    locale: news.locale,
    content: {
      kind: news.kind,
      agentName: news.recipient.name,
      hotelName: offer.name[languageOf(news.locale)],
      locationCode: booking.location_code,
      checkIn,
      checkOut,
      nights: daysBetween(checkIn, checkOut),
      rooms: offer.rooms.length,
      guests: booking.pax_count,
      leadName: booking.lead_name,
      reference,
      totalHalalas: booking.total_halalas,
      freeUntil: deadline === null ? null : makkahInstant(deadline).toISOString(),
      refundHalalas: news.refundHalalas,
      url: `${news.publicUrl}/booking-detail/${bookingId(booking)}`,
    },
    now: news.now,
  })
}

/** The web app's id of a booking, `Booking.id` of the schema: a reference alone is not unique across suppliers. */
const bookingId = ({ supplier, reference }: Pick<Booking, 'supplier' | 'reference'>): string =>
  Buffer.from(JSON.stringify([supplier, reference])).toString('base64url')
