import { addDays, makkahDay, makkahInstant } from '../src/values/calendar.ts'
import { refundAt } from '../src/orders/cancellation-policy.ts'
import { bookingPolicy } from '../src/products/hotel/booking-policy.ts'
import type { BookingGuests, NamedGuest } from '../src/products/hotel/guests.ts'
import { generateSupplierReference } from '../src/suppliers/orders/supplier-reference.ts'
import { generateReference } from '../src/values/references.ts'
import { type HeldOffer, toHeldOffer } from '../src/products/hotel/holds/offer.ts'
import { type SeededRandom, seededRandom } from '../src/values/seeded-random.ts'
import { freeUntil } from '../src/products/hotel/supplier/cancellation-terms.ts'
import { supplierNames } from '../src/supplier-names.ts'
import { suppliers } from '../src/products/hotel/supplier/suppliers.ts'
import { demoCatalogues } from './catalogue.ts'
import { sum } from '../src/values/shares.ts'
import type { Occupancy } from '../src/products/hotel/supplier/occupancy.ts'
import { rateOptions, totalOf } from '../src/products/hotel/supplier/rates.ts'
import { toHijriMonthDay } from '../src/suppliers/season.ts'
import { createStay } from '../src/products/hotel/supplier/stay.ts'
import type { PricedRate, SupplierHotel } from '../src/products/hotel/supplier/supplier.ts'
import { bookers, type BookingPlan, bookingPlans, hijriMonths, parties, lastNames } from './booking-plans.ts'

/** A generated demo booking. */
export interface DemoBooking {
  readonly plan: BookingPlan
  readonly booker: { readonly sub: string; readonly name: string; readonly cultCode: string }
  readonly reference: string
  readonly supplier: string
  readonly supplierReference: string
  readonly supplierStatus: string
  readonly createdAt: Date
  readonly cancelledAt: Date | null
  /** When the supplier will confirm the booking; null unless it is pending. */
  readonly confirmsAt: Date | null
  readonly checkIn: string
  readonly checkOut: string
  readonly hotelCode: string
  readonly rates: readonly PricedRate[]
  readonly offer: HeldOffer
  readonly guests: BookingGuests
  readonly totalHalalas: number
  readonly refundHalalas: number
  readonly tags: string[]
  readonly visaApplicationId: string | null
  readonly partnerReference: string | null
}

const MINUTE_MS = 60_000
/** Time after the first start when suppliers confirm pending bookings. */
const PENDING_MS = 48 * 60 * MINUTE_MS
/** Maximum price of a demo stay. */
const MAX_HALALAS = 16_000_00

/** Generates the demo bookings for a first start at `now`. Only the dates depend on it. */
export function generateBookings(now: Date): DemoBooking[] {
  const random = seededRandom('bookings')
  const publicUrl = ''
  return bookingPlans.flatMap((plan) =>
    Array.from({ length: plan.count }, (_, index) => generateBooking(plan, index, { now, random, publicUrl })),
  )
}

interface GenerationContext {
  readonly now: Date
  readonly random: SeededRandom
  readonly publicUrl: string
}

function generateBooking(plan: BookingPlan, index: number, context: GenerationContext): DemoBooking {
  const { now, random } = context
  const agents = bookers[plan.companyId]
  const booker = agents?.[index % agents.length]
  if (!booker) throw new Error(`Nobody books for ${plan.companyId}`)
  const { supplierHotel, rates, rooms } = generateStay(plan, booker.cultCode, context)
  const supplier = suppliers[supplierHotel.listing.supplier]
  const roomGroups = supplier.roomGroups(
    supplierHotel,
    rates.map((rate) => [rate]),
  )
  const offer = toHeldOffer({
    supplierHotel,
    rates,
    supplier,
    roomGroups,
    price: supplier.toWirePrice(rates),
    fullTotal: totalOf(rates),
  })
  const { checkIn, checkOut } = supplierHotel.stay

  const bookedOn = addDays(checkIn, -random.int(...plan.leadDays))
  // Agents book during office hours. A booking whose lead time would start in the future moves to a random day before the first start; a
  // pending booking moves to the day before it.
  const latest = addDays(makkahDay(now), -random.int(1, plan.state === 'pending' ? 1 : 80))
  const createdAt = pickTimeInOfficeHours(bookedOn < latest ? bookedOn : latest, random)
  const cancelledAt = plan.state === 'cancelled' ? generateCancellationTime(offer, createdAt, index, random) : null
  const supplierStatus = plan.supplierStatuses[index % plan.supplierStatuses.length] ?? plan.supplierStatuses[0]
  const randomInt = (max: number) => random.int(0, max - 1)
  return {
    plan,
    booker,
    reference: generateReference(supplierHotel.hotel.location === 'SA1' ? 'MKH' : 'MDN', randomInt),
    supplier: supplier.name,
    supplierReference: generateSupplierReference(supplier.name, randomInt),
    supplierStatus,
    createdAt,
    cancelledAt,
    confirmsAt: plan.state === 'pending' ? new Date(now.getTime() + PENDING_MS) : null,
    checkIn,
    checkOut,
    hotelCode: supplierHotel.hotel.code,
    rates,
    offer,
    guests: generateGuests(rooms, random),
    totalHalalas: totalOf(rates),
    refundHalalas: cancelledAt ? refundAt(bookingPolicy(offer.rooms), totalOf(rates), cancelledAt) : 0,
    tags: generateTags(checkIn, random),
    visaApplicationId: plan.isUsedInVisa ? `VISA-${random.int(100_000, 999_999)}` : null,
    partnerReference: random.next() < 0.4 ? `GRP-${random.int(100, 999)}` : null,
  }
}

const pickTimeInOfficeHours = (day: string, random: SeededRandom): Date =>
  new Date(makkahInstant(`${day}T09:00:00`).getTime() + random.int(0, 9 * 60) * MINUTE_MS + random.int(0, 59) * 1000)

/** Picks hotels until one has rooms for the party at an acceptable price. */
function generateStay(plan: BookingPlan, cultCode: string, { now, random, publicUrl }: GenerationContext) {
  for (;;) {
    const supplier = suppliers[random.pick(supplierNames)]
    const listings = demoCatalogues.hotel.listHotels(supplier, random.next() < 0.6 ? 'SA1' : 'SA4')
    const [first, ...others] = listings.filter(({ hotel }) => !hotel.alwaysAvailable && hotel.quirks.length === 0)
    if (!first) continue
    const checkIn = addDays(makkahDay(now), random.int(...plan.checkIn))
    const supplierHotel: SupplierHotel = {
      ...random.pick([first, ...others]),
      stay: createStay(checkIn, addDays(checkIn, random.int(...(plan.nights ?? [2, 7])))),
      market: { nationality: random.pick(['ID', 'PK', 'TR', 'MY', 'EG']), subpcc: '' },
      cultCode,
      publicUrl,
    }
    const rooms = random.pick(parties)
    const options = rateOptions(supplier, supplierHotel, rooms, () => 9, 'all')
    const board = random.pick(supplierHotel.hotel.boards)
    const rates = options.flatMap(
      (roomOptions) => roomOptions.find((rate) => rate.refundable === plan.refundable && rate.board === board) ?? [],
    )
    if (rates.length < rooms.length || totalOf(rates) > MAX_HALALAS) continue
    if (!plan.freeCancellationEndHours || endsFreeCancellationWithin(plan.freeCancellationEndHours, rates, now))
      return { supplierHotel, rates, rooms }
  }
}

function endsFreeCancellationWithin(
  [from, to]: readonly [number, number],
  rates: readonly PricedRate[],
  now: Date,
): boolean {
  return rates.every(({ terms }) => {
    const until = freeUntil(terms)
    const hours = until ? (makkahInstant(until).getTime() - now.getTime()) / (60 * MINUTE_MS) : -1
    return hours >= from && hours <= to
  })
}

/** Two thirds of the bookings are cancelled within two days for a full refund. The others are cancelled when a fee applies. */
function generateCancellationTime({ rooms }: HeldOffer, createdAt: Date, index: number, random: SeededRandom): Date {
  const [step] = rooms[0].terms.steps
  const lateTime = step?.from ? new Date(makkahInstant(step.from).getTime() + 95 * MINUTE_MS) : createdAt
  if (
    index % 3 === 0 &&
    lateTime > createdAt &&
    refundAt(bookingPolicy(rooms), sum(rooms.map(({ totalHalalas }) => totalHalalas)), lateTime) > 0
  )
    return lateTime
  return new Date(createdAt.getTime() + random.int(8 * 60, 40 * 60) * MINUTE_MS)
}

function generateGuests(rooms: readonly Occupancy[], random: SeededRandom): BookingGuests {
  const lastName = random.pick(lastNames)
  const buildGuest = (fields: Partial<NamedGuest>): NamedGuest => ({
    type: 'ADT',
    isMainPax: false,
    title: 'Mr',
    firstName: 'Guest',
    lastName: random.pick(lastNames),
    gender: 'Male',
    age: null,
    ...fields,
  })
  return {
    rooms: rooms.map(({ adults, childAges }, room) => [
      ...Array.from({ length: adults }, (_, index) =>
        room === 0 && index === 0
          ? buildGuest({ isMainPax: true, firstName: 'Traveler', lastName })
          : buildGuest(index % 2 === 1 ? { title: 'Mrs', gender: 'Female' } : {}),
      ),
      ...childAges.map((age) => buildGuest({ type: 'CHD', age })),
    ]),
    contact: {
      email: `traveler.${lastName.toLowerCase()}@demo.test`,
      phoneNumber: `555${random.int(100_000, 999_999)}`,
      phoneNumberCountryCode: '62',
      countryCode: 'ID',
    },
  }
}

function generateTags(checkIn: string, random: SeededRandom): string[] {
  if (random.next() < 0.35) return []
  const group = `${hijriMonths[toHijriMonthDay(checkIn).month - 1]}-${random.pick(['a', 'b', 'c'])}`
  return random.next() < 0.2 ? [group, 'vip'] : [group]
}
