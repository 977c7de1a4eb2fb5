import { describe, expect, it } from 'vitest'
import type { Hotel, Listing } from './hotel.ts'
import { netPrice } from './net-price.ts'
import type { Market, RateChoice } from './net-price.ts'
import { createStay } from './stay.ts'

const listing: Listing = {
  supplier: 'hudxconnect',
  number: 10_001,
  pricePermille: 1000,
  commissionBasisPoints: 250,
  refundability: 'both',
  deal: null,
}

const hotel: Hotel = {
  code: '4999900001',
  location: 'SA1',
  name: { en: 'Test House', ar: 'دار الاختبار', ur: 'ٹیسٹ ہاؤس' },
  chain: null,
  category: 'Hotel',
  stars: 3,
  district: { en: 'Test', ar: 'اختبار', ur: 'ٹیسٹ' },
  address: { en: 'Test', ar: 'اختبار', ur: 'ٹیسٹ' },
  latitude: 21.42,
  longitude: 39.82,
  distance: 900,
  checkInTime: '16:00',
  checkOutTime: '12:00',
  phone: '',
  email: '',
  amenities: [],
  baseNightHalalas: 200_00,
  boards: ['RO', 'BB', 'HB', 'FB'],
  roomTypes: [{ code: 'DBL', rooms: 5 }],
  childPolicy: { freeUpTo: 5, chargedUpTo: 11, charge: { kind: 'amount', halalas: 40_00 } },
  cancellation: { freeDays: 3, firstPenalty: 'half' },
  promo: 'OWNPROMO',
  alwaysAvailable: false,
  scenario: {},
  quirks: [],
  listings: [listing],
}

interface Case {
  choice?: Partial<RateChoice>
  childAges?: number[]
  dates?: [string, string]
  market?: Partial<Market>
  listing?: Partial<Listing>
  hotel?: Partial<Hotel>
}

// Safar 1449 (July 2027), Sunday to Monday: demand 850.
const quietNight: [string, string] = ['2027-07-11', '2027-07-12']

const price = ({
  choice,
  childAges = [],
  dates = quietNight,
  market,
  listing: listingOverrides,
  hotel: hotelOverrides,
}: Case = {}) =>
  netPrice(
    { ...hotel, ...hotelOverrides },
    { ...listing, ...listingOverrides },
    { roomType: 'DBL', board: 'RO', refundable: true, ...choice },
    { adults: 2, childAges },
    createStay(...dates),
    { nationality: 'ID', subpcc: '', ...market },
  )

describe('net room price', () => {
  it('is the hotel’s base price, adjusted for the season and rounded to the riyal', () => {
    expect(price()).toEqual({ nights: [170_00], net: 170_00, discount: 0 })
  })

  it('rises on weekends and in Ramadan, most in its last ten nights', () => {
    const night = (from: string, to: string) => price({ dates: [from, to] }).net
    const [sunday, thursday] = [night('2027-07-11', '2027-07-12'), night('2027-07-15', '2027-07-16')]
    const [early, late] = [night('2027-02-14', '2027-02-15'), night('2027-03-07', '2027-03-08')]
    expect(thursday).toBeGreaterThan(sunday)
    expect(early).toBe(320_00)
    expect(late).toBe(550_00)
  })

  it('is a placeholder at some hotels, but only in the last ten nights of Ramadan', () => {
    const placeholderHotel = { hotel: { quirks: ['placeholderPrice' as const] } }
    expect(price({ ...placeholderHotel, dates: ['2027-03-07', '2027-03-08'] }).net).toBe(45_000_00)
    expect(price(placeholderHotel)).toEqual(price())
  })

  it('is the sum of its nightly prices', () => {
    const { nights, net } = price({ dates: ['2027-07-11', '2027-07-18'] })
    expect(nights).toHaveLength(7)
    expect(net).toBe(nights.reduce((sum, night) => sum + night, 0))
  })

  it.each<[string, Case, number]>([
    ['a larger room', { choice: { roomType: 'QUD' } }, 252_00],
    ['non-refundable terms', { choice: { refundable: false } }, 155_00],
    ['breakfast for two', { choice: { board: 'BB' } }, 242_00],
    ['a child who stays free', { childAges: [5] }, 170_00],
    ['a child who pays', { childAges: [6] }, 210_00],
    ['a child who pays, with meals', { childAges: [6], choice: { board: 'BB' } }, 318_00],
    [
      'a child at half the adult price',
      { childAges: [6], hotel: { childPolicy: { ...hotel.childPolicy, charge: { kind: 'percentage', percent: 50 } } } },
      213_00,
    ],
    ['guests from a Gulf state', { market: { nationality: 'AE' } }, 175_00],
    ['the hotel’s own promo code', { market: { subpcc: 'OWNPROMO' } }, 161_50],
    ['another hotel’s promo code', { market: { subpcc: 'OTHER' } }, 170_00],
    ['a price that has risen by 3%', { market: { surchargePermille: 30 } }, 175_10],
    ['a more expensive supplier', { listing: { pricePermille: 1050 } }, 179_00],
  ])('is calculated for %s', (_what, testCase, net) => {
    expect(price(testCase).net).toBe(net)
  })

  it('is reduced by a deal’s discount', () => {
    expect(price({ listing: { deal: { name: 'Early', percent: 10 } } })).toMatchObject({ net: 153_00, discount: 17_00 })
  })
})
