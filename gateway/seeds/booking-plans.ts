import type { OrderState } from '../src/orders/tables.ts'
import type { Occupancy } from '../src/products/hotel/supplier/occupancy.ts'
import { demoCompanyIds, demoSubs } from './companies.ts'

/** Inclusive range of whole days. For dates, day 0 is the gateway's first start, and past days are negative. */
type Days = readonly [from: number, to: number]

/** A kind of demo booking, and how many of them to generate for a company. */
export interface BookingPlan {
  readonly companyId: string
  readonly count: number
  readonly state: Extract<OrderState, 'pending' | 'confirmed' | 'cancelled' | 'failed'>
  /** Supplier statuses for the state, assigned in turn. */
  readonly supplierStatuses: readonly [string, ...string[]]
  readonly refundable: boolean
  readonly checkIn: Days
  /** Range of nights, inclusive; two to seven by default. */
  readonly nights?: Days
  /** Range of days between booking and stay; bookings are never dated after the first start. */
  readonly leadDays: Days
  readonly isUsedInVisa: boolean
  /** Range of the end of free cancellation, in hours after the first start. */
  readonly freeCancellationEndHours?: readonly [from: number, to: number]
}

const { a, b } = demoCompanyIds
const confirmed = { state: 'confirmed', refundable: true, isUsedInVisa: false } as const

/**
 * Company A has:
 * - arrivals and departures on the first day and later
 * - upcoming stays: cancellable (two of them free of charge only for some hours), non-refundable, used in a visa application, and one pending
 * - cancelled and past bookings
 * - one failed booking
 */
export const bookingPlans: readonly BookingPlan[] = [
  {
    ...confirmed,
    companyId: a,
    count: 16,
    supplierStatuses: ['Confirmed', 'Confirmed', 'Approved', 'Confirmed', 'Booked'],
    checkIn: [18, 170],
    leadDays: [20, 200],
  },
  {
    ...confirmed,
    companyId: a,
    count: 2,
    supplierStatuses: ['Confirmed', 'Booked'],
    checkIn: [2, 18],
    leadDays: [20, 60],
    freeCancellationEndHours: [12, 66],
  },
  {
    ...confirmed,
    companyId: a,
    count: 8,
    supplierStatuses: ['Confirmed', 'Approved'],
    refundable: false,
    checkIn: [4, 120],
    leadDays: [10, 150],
  },
  {
    ...confirmed,
    companyId: a,
    count: 4,
    supplierStatuses: ['Confirmed'],
    checkIn: [20, 60],
    leadDays: [30, 70],
    isUsedInVisa: true,
  },
  {
    companyId: a,
    count: 8,
    state: 'cancelled',
    supplierStatuses: ['Cancelled'],
    refundable: true,
    checkIn: [-90, 1],
    leadDays: [25, 60],
    isUsedInVisa: false,
  },
  {
    ...confirmed,
    companyId: a,
    count: 9,
    supplierStatuses: ['Booked', 'Confirmed'],
    checkIn: [-150, -9],
    leadDays: [8, 45],
  },
  {
    companyId: a,
    count: 1,
    state: 'failed',
    supplierStatuses: ['Failed'],
    refundable: true,
    checkIn: [25, 40],
    leadDays: [30, 50],
    isUsedInVisa: false,
  },
  {
    ...confirmed,
    companyId: a,
    count: 2,
    supplierStatuses: ['Confirmed', 'Booked'],
    checkIn: [0, 0],
    leadDays: [12, 40],
  },
  { ...confirmed, companyId: a, count: 1, supplierStatuses: ['Confirmed'], checkIn: [1, 1], leadDays: [12, 40] },
  { ...confirmed, companyId: a, count: 2, supplierStatuses: ['Confirmed'], checkIn: [2, 5], leadDays: [12, 40] },
  {
    ...confirmed,
    companyId: a,
    count: 1,
    supplierStatuses: ['Booked'],
    checkIn: [-3, -3],
    nights: [3, 3],
    leadDays: [12, 40],
  },
  {
    ...confirmed,
    companyId: a,
    count: 1,
    supplierStatuses: ['Confirmed'],
    checkIn: [-3, -3],
    nights: [4, 4],
    leadDays: [12, 40],
  },
  {
    ...confirmed,
    companyId: a,
    count: 1,
    supplierStatuses: ['Booked'],
    checkIn: [-2, -1],
    nights: [4, 5],
    leadDays: [12, 40],
  },
  {
    companyId: a,
    count: 1,
    state: 'pending',
    supplierStatuses: ['Pending'],
    refundable: true,
    checkIn: [20, 40],
    leadDays: [19, 40],
    isUsedInVisa: false,
  },
  { ...confirmed, companyId: b, count: 1, supplierStatuses: ['Confirmed'], checkIn: [25, 60], leadDays: [30, 60] },
  { ...confirmed, companyId: b, count: 1, supplierStatuses: ['Booked'], checkIn: [-60, -20], leadDays: [10, 30] },
  {
    companyId: b,
    count: 1,
    state: 'cancelled',
    supplierStatuses: ['Cancelled'],
    refundable: true,
    checkIn: [-40, -5],
    leadDays: [20, 40],
    isUsedInVisa: false,
  },
]

/** Agents who book for each company, in turn. */
export const bookers: Record<string, readonly [Booker, ...Booker[]]> = {
  [a]: [
    { sub: demoSubs.agent, name: 'Demo Agent', cultCode: 'en-US' },
    { sub: demoSubs.agent, name: 'Demo Agent', cultCode: 'en-US' },
    { sub: demoSubs.colleague, name: 'Demo Colleague', cultCode: 'ar-SA' },
  ],
  [b]: [{ sub: demoSubs.partner, name: 'Demo Partner', cultCode: 'en-US' }],
}

interface Booker {
  readonly sub: string
  readonly name: string
  readonly cultCode: string
}

const couple: Occupancy = { adults: 2, childAges: [] }

/** Room occupancies of the traveling parties. */
export const parties: readonly [Occupancy[], ...Occupancy[][]] = [
  [couple],
  [couple, couple],
  [{ adults: 3, childAges: [] }],
  [{ adults: 4, childAges: [] }],
  [{ adults: 2, childAges: [6] }],
  [couple, { adults: 3, childAges: [] }, { adults: 2, childAges: [9] }],
]

/** Last names of travelers: common words instead of real people's names. */
export const lastNames = [
  'Amber',
  'Basalt',
  'Cedar',
  'Dune',
  'Ember',
  'Falcon',
  'Garnet',
  'Harbour',
  'Indigo',
  'Jasmine',
  'Kestrel',
  'Lantern',
  'Marble',
  'Nectar',
  'Oasis',
  'Pearl',
  'Quartz',
  'River',
  'Saffron',
  'Terrace',
  'Umber',
  'Valley',
  'Willow',
  'Zephyr',
] as const

/** Hijri months as agents write them in tags. */
export const hijriMonths = [
  'muharram',
  'safar',
  'rabi-1',
  'rabi-2',
  'jumada-1',
  'jumada-2',
  'rajab',
  'shaban',
  'ramadan',
  'shawwal',
  'dhulqadah',
  'dhulhijjah',
] as const
