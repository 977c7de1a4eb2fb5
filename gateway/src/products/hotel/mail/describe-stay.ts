import type { Trx } from '#src/database/db.ts'
import type { Locale } from '#src/locales.ts'
import type { ServiceDescription } from '#src/mail/booking-email.ts'
import { formatDay, fill, isolate, toOneLine, plural, rtlLocales } from '#src/mail/frame.ts'
import type { Order } from '#src/orders/repository.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { daysBetween } from '#src/values/calendar.ts'
import { readHotelOrder } from '../repository.ts'
import type { SpecialRequests } from '../special-requests.ts'
import { requestLines } from './request-lines.ts'
import { stayTexts } from './stay-texts.ts'

export interface StayDetails {
  readonly hotelName: string
  readonly locationCode: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: number
  readonly guests: number
  readonly specialRequests: SpecialRequests | null
}

/** Describes a stay: hotel and city, dates, counts, and the special requests. */
export function describeStayDetails(locale: Locale, stay: StayDetails): ServiceDescription {
  const { hotelName, locationCode, checkIn, checkOut, rooms, guests, specialRequests } = stay
  const texts = stayTexts[locale]
  const comma = rtlLocales.has(locale) ? '، ' : ', '
  const counts = [
    plural(locale, texts.nights, daysBetween(checkIn, checkOut)),
    plural(locale, texts.rooms, rooms),
    plural(locale, texts.guests, guests),
  ]
  return {
    name: hotelName,
    lines: [
      `${isolate(toOneLine(hotelName))}${comma}${texts.city[locationCode] ?? locationCode}`,
      fill(texts.stay, { checkIn: formatDay(locale, checkIn), checkOut: formatDay(locale, checkOut) }),
      counts.join(' · '),
    ],
    notes: specialRequests ? requestLines(locale, specialRequests) : [],
  }
}

/** Describes the stay of an order for an e-mail. */
export async function describeStay(trx: Trx, order: Order, locale: Locale): Promise<ServiceDescription> {
  const { offer, location_code, special_requests } = await readHotelOrder(trx, order.reference)
  return describeStayDetails(locale, {
    hotelName: nameIn(offer.name, locale),
    locationCode: location_code,
    checkIn: order.starts_on,
    checkOut: order.ends_on ?? order.starts_on,
    rooms: offer.rooms.length,
    guests: order.pax_count,
    specialRequests: special_requests,
  })
}
