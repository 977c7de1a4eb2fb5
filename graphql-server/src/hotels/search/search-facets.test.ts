import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constantFrom,
  integer,
  option,
  property,
  record,
  subarray,
  uniqueArray,
} from 'fast-check'
import { expect, test } from 'vitest'
import type { HotelWhere } from '#src/__generated__/schema-types.ts'
import { configureSuppliers, defaultSuppliers } from '#src/trade/supplier.ts'
import { money } from '#src/values/money.ts'
import type { CachedHotel, CachedOffer, CachedSearch } from './cached-search.ts'
import { countFacets } from './search-facets.ts'
import { type PageRequest, searchPage } from './search-page.ts'

const suppliers = configureSuppliers(defaultSuppliers)
const boards = ['ROOM_ONLY', 'BREAKFAST', 'HALF_BOARD'] as const
const distances = ['UP_TO_300_M', 'UP_TO_700_M', 'UP_TO_1500_M', 'FARTHER'] as const
const schemaSuppliers = ['AGODA', 'HUDXCONNECT', 'UNRECOGNISED'] as const

const total = integer({ min: 1, max: 9 }).map((riyals) => riyals * 100)
const terms = {
  board: constantFrom(...boards),
  refundable: constantFrom(true, false, null),
}

const choice = record({ total, ...terms }).map((fields) => ({ ...fields, commission: null, freeUntil: null }))

const offer = record({
  provider: constantFrom('agoda', 'Agoda', 'hudxconnect', 'someone'),
  total,
  ...terms,
  bookable: boolean(),
  choices: array(choice, { maxLength: 3 }),
}).map(({ total: offerTotal, choices, ...fields }): CachedOffer => {
  const sorted = choices.toSorted((a, b) => a.total - b.total)
  return {
    ...fields,
    id: '',
    code: '',
    price: {
      total: sorted[0]?.total ?? offerTotal,
      currency: 'SAR',
      commission: null,
      isConsistent: true,
      isRounded: false,
    },
    boardText: null,
    freeCancellationUntil: null,
    roomsLeft: null,
    choices: sorted,
    bookable: fields.bookable || sorted.length > 0,
    stars: null,
    distanceToHaram: null,
    isMeasured: false,
    shown: '{}',
  }
})

const hotel = record({
  stars: constantFrom(null, 3, 4, 5),
  distanceToHaram: constantFrom(null, 100, 500, 1000, 5000),
  offers: uniqueArray(offer, { minLength: 1, maxLength: 3, selector: ({ provider }) => provider.toLowerCase() }),
}).map(({ offers, ...fields }) => ({
  ...fields,
  offers: offers.toSorted((a, b) => Number(b.bookable) - Number(a.bookable) || a.price.total - b.price.total),
}))

const optionalSubset = <Value>(values: readonly Value[]) => option(subarray([...values], { minLength: 1 }))

const where: Arbitrary<HotelWhere> = record({
  priceMin: option(total.map((halalas) => money(halalas).amount)),
  priceMax: option(total.map((halalas) => money(halalas).amount)),
  boards: optionalSubset(boards),
  refundable: option(boolean()),
  suppliers: optionalSubset(schemaSuppliers),
  stars: optionalSubset([3, 4, 5]),
  distances: optionalSubset(distances),
})

const aSearchWith = (hotels: Omit<CachedHotel, 'id'>[]): CachedSearch => ({
  id: 'a-search',
  expiresAt: '2026-11-23T12:00:00Z',
  input: {
    locationCode: 'SA1',
    checkIn: '2026-12-20',
    checkOut: '2026-12-24',
    nights: 4,
    rooms: [{ adults: 2, childAges: [] }],
    nationality: 'ID',
    hotelPromoCode: '',
    specialCode: '',
  },
  locale: 'en-US',
  revision: 1,
  searching: false,
  codes: [],
  hotels: hotels.map((fields, index) => ({ ...fields, id: String(index) })),
  suppliers: [],
  complete: true,
  warnings: [],
})

test('counts as many hotels for each facet value as the matching filter lists', () => {
  assert(
    property(array(hotel, { maxLength: 6 }), where, (hotels, filters) => {
      const search = aSearchWith(hotels)
      const facets = countFacets(search, filters, suppliers)
      const list = (changed: HotelWhere, sort: PageRequest['sort'] = 'PRICE_ASC') =>
        searchPage(search, { where: { ...filters, ...changed }, sort, page: 1, pageSize: 100 })
      const count = (changed: HotelWhere) => list(changed).totalCount

      for (const board of boards) {
        expect(facets.boards.find((facet) => facet.board === board)?.count ?? 0).toBe(count({ boards: [board] }))
      }
      for (const stars of [3, 4, 5]) {
        expect(facets.stars.find((facet) => facet.stars === stars)?.count ?? 0).toBe(count({ stars: [stars] }))
      }
      for (const band of distances) {
        expect(facets.distances.find((facet) => facet.band === band)?.count ?? 0).toBe(count({ distances: [band] }))
      }
      for (const key of ['agoda', 'hudxconnect', 'someone']) {
        const found = facets.suppliers.find(({ supplierInfo }) => supplierInfo.key === key)
        expect(found?.count ?? 0).toBe(count({ suppliers: null, supplierKeys: [key] }))
      }
      expect(facets.refundableCount).toBe(count({ refundable: true }))
      expect(facets.nonRefundableCount).toBe(count({ refundable: false }))
      const totals = list({ priceMin: null, priceMax: null }).items.map(({ offers: [{ price }] }) => price.total)
      expect(facets.price && [facets.price.min, facets.price.max]).toEqual(
        totals.length > 0 ? [money(Math.min(...totals)), money(Math.max(...totals))] : null,
      )
      expect(facets.price?.histogram.reduce((a, b) => a + b) ?? 0).toBe(totals.length)
    }),
    { numRuns: 500 },
  )
})
