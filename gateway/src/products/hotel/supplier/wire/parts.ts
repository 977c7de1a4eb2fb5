import { toDecimalRiyals, toRiyals } from '#src/values/money.ts'
import type { Penalty } from '../cancellation-terms.ts'
import type { Bilingual } from '#src/suppliers/local-names.ts'
import type { Facility, RoomTypeCode } from '../hotel.ts'
import type { Occupancy } from '../occupancy.ts'
import type { PricedRate, RateLine, SupplierHotel } from '../supplier.ts'
import { bedsFor, roomTypes } from '../room-types.ts'
import { addDays } from '#src/values/calendar.ts'
import type { Stay } from '../stay.ts'
import type { WireCancellationPolicy } from '#src/orders/wire-policy.ts'
import type { WireRateLine } from '#src/suppliers/rate-line.ts'
import type { WireKeyValues, WireRoom } from './shapes.ts'

/** Converts the rate lines of one or more rooms to the wire. Lines with the same purpose are merged. */
export function toWireLines(lines: readonly RateLine[]): WireRateLine[] {
  const byPurpose = new Map<string, RateLine>()
  for (const line of lines) {
    const previous = byPurpose.get(line.purpose)
    byPurpose.set(line.purpose, previous ? { ...previous, halalas: previous.halalas + line.halalas } : line)
  }
  return [...byPurpose.values()].map(({ purpose, description, halalas }) => ({
    amount: toRiyals(halalas),
    description,
    currencyCode: 'SAR',
    purpose,
  }))
}

/** Converts the base price of each night, before tax, to the wire. */
export const toWireNights = (stay: Stay, nights: readonly number[], description: string) =>
  stay.nights.map((night, index) => ({
    amount: toRiyals(nights[index] ?? 0),
    description,
    currencyCode: 'SAR' as const,
    purpose: '1',
    dateInfo: { startDate: night, endDate: addDays(night, 1) },
  }))

export const toWireConfig = (values: Record<string, string>): WireKeyValues =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

/** Amounts in `config` are strings. */
export const configAmount = toDecimalRiyals

export const toWirePax = ({ adults, childAges }: Occupancy): WireRoom['paxInfo'] => [
  { type: 'ADT', quantity: adults },
  ...childAges.map((age) => ({ type: 'CHD' as const, quantity: 1, age })),
]

const toWireCharge = (penalty: Penalty) =>
  penalty.kind === 'percent'
    ? { chargeType: 'percentage' as const, chargeValue: penalty.basisPoints / 100, chargeUnit: '%', chargeAmount: 0 }
    : {
        chargeType: 'amount' as const,
        chargeValue: toRiyals(penalty.halalas),
        chargeUnit: 'SAR',
        chargeAmount: toRiyals(penalty.halalas),
      }

const describeCharge = (penalty: Penalty) =>
  penalty.kind === 'percent'
    ? `${penalty.basisPoints / 100} % of the total price`
    : `SAR ${toDecimalRiyals(penalty.halalas)}`

const formatDayAndHour = (local: string) => `${local.slice(0, 10)} at ${local.slice(11, 16)}`

/** Describes the terms in English, which suppliers use for searches in every language. */
function describeTerms({ refundable, steps }: PricedRate['terms']): string {
  if (!refundable) return 'This rate is non-refundable. Cancellations and no-shows are charged the total price.'
  const [first] = steps
  const charges = steps.map(({ from, penalty, noShow }) =>
    noShow
      ? `No-show: ${describeCharge(penalty)}.`
      : `From ${formatDayAndHour(from ?? '')}: ${describeCharge(penalty)}.`,
  )
  return [`Free cancellation until ${formatDayAndHour(first?.from ?? '')}, Makkah time.`, ...charges].join(' ')
}

/** These suppliers' wire value for "no date-time". */
const noDateTime = '0001-01-01T00:00:00'

export const toWireCancellationPolicy = ({ terms }: Pick<PricedRate, 'terms'>): WireCancellationPolicy => ({
  isRefundable: terms.refundable,
  title: 'Cancellation Policy',
  description: describeTerms(terms),
  rules: terms.steps.map(({ from, to, penalty, noShow }) => ({
    fromDateTime: from ?? noDateTime,
    toDateTime: to,
    isNoShow: noShow,
    charge: toWireCharge(penalty),
  })),
})

/** Returns the language of suppliers' texts about rooms, meals and facilities: Arabic for an Arabic search, English otherwise. */
export const textLanguage = (cultCode: string): keyof Bilingual => (cultCode === 'ar-SA' ? 'ar' : 'en')

const roomFeatures: (Facility & { appliesTo: (room: RoomTypeCode) => boolean })[] = [
  { appliesTo: () => true, code: 'AIR_CONDITIONING', en: 'Air conditioning', ar: 'تكييف' },
  { appliesTo: () => true, code: 'PRIVATE_BATHROOM', en: 'Private bathroom', ar: 'حمام خاص' },
  { appliesTo: (room) => room === 'FAM', code: 'LIVING_AREA', en: 'Living area', ar: 'صالة جلوس' },
]

/** Returns the fields of a room that guests see: codes, and texts in one of the suppliers' two languages. */
export function toWireRoomFields(
  { hotel }: SupplierHotel,
  { roomType, occupancy, left }: PricedRate,
  language: keyof Bilingual,
) {
  const { name, kind, view, bedNames, squareMeters } = roomTypes[roomType]
  const size = `${squareMeters} ${language === 'ar' ? 'م²' : 'm²'}`
  return {
    name: name[language],
    roomType: kind,
    view,
    beds: bedsFor(roomType, occupancy.adults + occupancy.childAges.length).map((beds) => ({
      type: beds.kind,
      quantity: beds.count,
    })),
    squareMeters,
    status: 'available',
    availabilityCount: Math.min(left, 9),
    quantity: 1,
    description: [name[language], bedNames[language], size].join(language === 'ar' ? '، ' : ', '),
    features: roomFeatures
      .filter((feature) => feature.appliesTo(roomType))
      .map((feature) => ({ type: 'Room', name: feature[language], code: feature.code })),
    images: [{ url: `/media/room/${hotel.code}-${roomType}.svg` }],
  }
}
