import { daysBetween } from '#src/values/calendar.ts'
import type { Trx } from '#src/database/db.ts'
import type { BookingMail } from '#src/mail/booking-mail.ts'
import { freeUntil } from '#src/orders/cancellation-policy.ts'
import type { MailEvent } from '#src/orders/product.ts'
import type { Order } from '#src/orders/repository.ts'
import { nameIn } from '#src/suppliers/wire/local-texts.ts'
import { readHotelOrder } from './repository.ts'

/** What a mail about a hotel order says. */
export async function mailFacts(
  trx: Trx,
  order: Order,
  { kind, agentName, locale, publicUrl, refundHalalas }: MailEvent,
): Promise<BookingMail> {
  const {
    offer,
    location_code: locationCode,
    special_requests: specialRequests,
  } = await readHotelOrder(trx, order.reference)
  const { reference, policy, starts_on: checkIn } = order
  const checkOut = order.ends_on ?? checkIn
  return {
    kind,
    agentName,
    hotelName: nameIn(offer.name, locale),
    locationCode,
    checkIn,
    checkOut,
    nights: daysBetween(checkIn, checkOut),
    rooms: offer.rooms.length,
    guests: order.pax_count,
    leadName: order.lead_name,
    reference,
    totalHalalas: order.total_halalas,
    freeUntil: freeUntil(policy)?.toISOString() ?? null,
    fees: policy.refundable ? policy.steps.map(({ from, feeHalalas }) => ({ from, feeHalalas })) : [],
    refundHalalas,
    specialRequests,
    url: `${publicUrl}/booking-detail?${String(new URLSearchParams({ reference, supplier: order.supplier }))}`,
  }
}
