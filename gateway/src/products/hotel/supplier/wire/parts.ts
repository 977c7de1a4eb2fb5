import { decimal, riyals } from '#src/values/money.ts'
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

/** Rate lines of one or several rooms. Lines with the same purpose are merged. */
export function wireLines(lines: readonly RateLine[]): WireRateLine[] {
  const byPurpose = new Map<string, RateLine>()
  for (const line of lines) {
    const before = byPurpose.get(line.purpose)
    byPurpose.set(line.purpose, before ? { ...before, halalas: before.halalas + line.halalas } : line)
  }
  return [...byPurpose.values()].map(({ purpose, description, halalas }) => ({
    amount: riyals(halalas),
    description,
    currencyCode: 'SAR',
    purpose,
  }))
}

/** Base price of each night before tax. */
export const wireNights = (stay: Stay, nights: readonly number[], description: string) =>
  stay.nights.map((night, index) => ({
    amount: riyals(nights[index] ?? 0),
    description,
    currencyCode: 'SAR' as const,
    purpose: '1',
    dateInfo: { startDate: night, endDate: addDays(night, 1) },
  }))

export const wireConfig = (values: Record<string, string>): WireKeyValues =>
  Object.entries(values).map(([key, value]) => ({ key, value }))

/** Amounts inside `config` are text. */
export const configAmount = decimal

export const wirePax = ({ adults, childAges }: Occupancy): WireRoom['paxInfo'] => [
  { type: 'ADT', quantity: adults },
  ...childAges.map((age) => ({ type: 'CHD' as const, quantity: 1, age })),
]

const wireCharge = (penalty: Penalty) =>
  penalty.kind === 'percent'
    ? { chargeType: 'percentage' as const, chargeValue: penalty.basisPoints / 100, chargeUnit: '%', chargeAmount: 0 }
    : {
        chargeType: 'amount' as const,
        chargeValue: riyals(penalty.halalas),
        chargeUnit: 'SAR',
        chargeAmount: riyals(penalty.halalas),
      }

const chargeWords = (penalty: Penalty) =>
  penalty.kind === 'percent' ? `${penalty.basisPoints / 100} % of the total price` : `SAR ${decimal(penalty.halalas)}`

const dayAndHour = (local: string) => `${local.slice(0, 10)} at ${local.slice(11, 16)}`

/** The policy as text, which suppliers write in English in every language of the search. */
function describeTerms({ refundable, steps }: PricedRate['terms']): string {
  if (!refundable) return 'This rate is non-refundable. Cancellations and no-shows are charged the total price.'
  const [first] = steps
  const charges = steps.map(({ from, penalty, noShow }) =>
    noShow ? `No-show: ${chargeWords(penalty)}.` : `From ${dayAndHour(from ?? '')}: ${chargeWords(penalty)}.`,
  )
  return [`Free cancellation until ${dayAndHour(first?.from ?? '')}, Makkah time.`, ...charges].join(' ')
}

/** These suppliers' wire value for "no date-time". */
const noDateTime = '0001-01-01T00:00:00'

export const wireCancellationPolicy = ({ terms }: Pick<PricedRate, 'terms'>): WireCancellationPolicy => ({
  isRefundable: terms.refundable,
  title: 'Cancellation Policy',
  description: describeTerms(terms),
  rules: terms.steps.map(({ from, to, penalty, noShow }) => ({
    fromDateTime: from ?? noDateTime,
    toDateTime: to,
    isNoShow: noShow,
    charge: wireCharge(penalty),
  })),
})

/** Language of a supplier's texts about rooms, meals and facilities: Arabic for an Arabic search, English otherwise. */
export const languageOf = (cultCode: string): keyof Bilingual => (cultCode === 'ar-SA' ? 'ar' : 'en')

const roomFeatures: (Facility & { of: (room: RoomTypeCode) => boolean })[] = [
  { of: () => true, code: 'AIR_CONDITIONING', en: 'Air conditioning', ar: 'تكييف' },
  { of: () => true, code: 'PRIVATE_BATHROOM', en: 'Private bathroom', ar: 'حمام خاص' },
  { of: (room) => room === 'FAM', code: 'LIVING_AREA', en: 'Living area', ar: 'صالة جلوس' },
]

/** A room for its guests: codes, and texts in one of the two languages that suppliers use. */
export function wireRoomFacts(
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
      .filter((feature) => feature.of(roomType))
      .map((feature) => ({ type: 'Room', name: feature[language], code: feature.code })),
    images: [{ url: `/media/room/${hotel.code}-${roomType}.svg` }],
  }
}
