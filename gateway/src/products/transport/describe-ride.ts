import type { Locale } from '#src/locales.ts'
import type { ServiceDescription } from '#src/mail/booking-email.ts'
import { formatDay, fill, isolate, isolateLtr, toOneLine, plural, type PluralForms } from '#src/mail/frame.ts'
import type { Order } from '#src/orders/repository.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { categoryNames, routeName, vehicleTypeNames } from './catalogue.ts'
import type { PickUp } from './pick-up.ts'
import type { TransportOrder } from './tables.ts'

/** Texts about rides in e-mails. */
interface RideTexts {
  passengers: PluralForms
  company: string
  pickUpTime: string
  pickUpPlace: string
  flight: string
}

const textsByLocale: Record<Locale, RideTexts> = {
  'en-US': {
    passengers: { one: '{{n}} passenger', other: '{{n}} passengers' },
    company: 'Transport company: {{company}}',
    pickUpTime: 'Pick-up time: {{time}} (Makkah time)',
    pickUpPlace: 'Pick-up point: {{place}}',
    flight: 'Flight: {{flight}}',
  },
  'ar-SA': {
    passengers: { one: 'راكب واحد', two: 'راكبان', few: '{{n}} ركاب', many: '{{n}} راكبًا', other: '{{n}} راكب' },
    company: 'شركة النقل: {{company}}',
    pickUpTime: 'موعد الاستقبال: {{time}} (بتوقيت مكة المكرمة)',
    pickUpPlace: 'مكان الاستقبال: {{place}}',
    flight: 'رقم الرحلة: {{flight}}',
  },
  'tr-TR': {
    passengers: { other: '{{n}} yolcu' },
    company: 'Ulaşım şirketi: {{company}}',
    pickUpTime: 'Alınış saati: {{time}} (Mekke saatiyle)',
    pickUpPlace: 'Alınış yeri: {{place}}',
    flight: 'Uçuş: {{flight}}',
  },
  'id-ID': {
    passengers: { other: '{{n}} penumpang' },
    company: 'Perusahaan transportasi: {{company}}',
    pickUpTime: 'Waktu jemput: {{time}} (waktu Makkah)',
    pickUpPlace: 'Titik jemput: {{place}}',
    flight: 'Penerbangan: {{flight}}',
  },
  'ur-PK': {
    passengers: { one: '{{n}} مسافر', other: '{{n}} مسافر' },
    company: 'ٹرانسپورٹ کمپنی: {{company}}',
    pickUpTime: 'پک اپ کا وقت: {{time}} (مکہ کے وقت کے مطابق)',
    pickUpPlace: 'پک اپ کا مقام: {{place}}',
    flight: 'پرواز: {{flight}}',
  },
}

function pickUpLines(locale: Locale, { time, place, flightNumber }: PickUp): string[] {
  const texts = textsByLocale[locale]
  return [
    ...(time ? [fill(texts.pickUpTime, { time: isolateLtr(time) })] : []),
    ...(place ? [fill(texts.pickUpPlace, { place: isolate(toOneLine(place)) })] : []),
    ...(flightNumber ? [fill(texts.flight, { flight: isolateLtr(toOneLine(flightNumber)) })] : []),
  ]
}

export const passengerCount = (locale: Locale, passengers: number): string =>
  plural(locale, textsByLocale[locale].passengers, passengers)

const companyLine = (locale: Locale, { company }: TransportOrder['offer']): string =>
  fill(textsByLocale[locale].company, { company: isolate(nameIn(company.name, locale)) })

/** Returns lines about the company and about where and when to meet the driver. */
export const rideLines = (locale: Locale, offer: TransportOrder['offer'], pickUp: PickUp | null): string[] => [
  companyLine(locale, offer),
  ...(pickUp ? pickUpLines(locale, pickUp) : []),
]

/** Describes the ride of an order for an e-mail: route, day, company, vehicles, passengers, and where the driver waits. */
export function describeRide(
  { offer, pick_up }: Pick<TransportOrder, 'offer' | 'pick_up'>,
  order: Pick<Order, 'starts_on' | 'pax_count'>,
  locale: Locale,
): ServiceDescription {
  const route = routeName(offer.route, locale)
  return {
    name: route,
    lines: [
      isolate(route),
      formatDay(locale, order.starts_on),
      companyLine(locale, offer),
      ...offer.vehicles.map(
        ({ type, category, quantity }) =>
          `${isolateLtr(`${quantity} ×`)} ${vehicleTypeNames[type][locale]} · ${categoryNames[category][locale]}`,
      ),
      passengerCount(locale, order.pax_count),
    ],
    notes: pick_up ? pickUpLines(locale, pick_up) : [],
  }
}
