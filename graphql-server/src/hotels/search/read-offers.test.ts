import { createRowReader } from '@rihla/json-row-reader'
import { describe, expect, test } from 'vitest'
import { isObject, text } from '#src/gateway/wire.ts'
import { createRandom } from '#src/testing/random-documents.ts'
import {
  aHudxHotel,
  aHudxRoom,
  aSearch,
  anAgodaGroup,
  anAgodaHotel,
  anUmrahholidaysHotel,
  flexibleTerms,
  hudxLines,
} from '#src/testing/wire-hotels.ts'
import { configureSuppliers, defaultSuppliers } from '#src/trade/supplier.ts'
import { offerReader, readOffers, rowMembers, createRowReading } from './read-offers.ts'
import { readDisplaySource } from './displayed-hotel.ts'

const suppliers = configureSuppliers(defaultSuppliers)
const input = { ...aSearch, nights: 3, hotelPromoCode: '', specialCode: '' }
const search = { idPrefix: 'search', input, suppliers, now: new Date('2026-11-21T09:00:00Z') }
const reading = () => createRowReading(search)

const rates = {
  roomGroups: [
    {
      groupId: '1',
      rooms: [
        aHudxRoom({}, [
          [182.75, 30.27],
          [190, 31.5],
        ]),
      ],
    },
  ],
}

/** A hotel with neither board nor terms, unlike its cheapest rate. */
const withoutTerms = aHudxHotel({
  mealDescription: null,
  flags: {},
  freeCancellationDate: null,
  roomGroups: [
    {
      groupId: '1',
      rooms: [
        aHudxRoom({
          roomRates: [
            {
              mealDescription: 'Half board',
              displayRateInfo: hudxLines(182.75, 30.27),
              cancellationPolicy: flexibleTerms,
            },
          ],
        }),
      ],
    },
  ],
})

const rows = [
  aHudxHotel(),
  aHudxHotel(rates),
  withoutTerms,
  anAgodaHotel({ boardTypes: [{ type: 'Breakfast' }], mealDescription: undefined, availabilityCount: 2 }),
  anAgodaHotel({ roomGroups: [anAgodaGroup([{ base: 189.92, tax: 29.93, fees: 8.06, adults: 2 }])] }),
  anAgodaHotel({ code: undefined, config: [{ key: 'isRefundable', value: 'true' }], flags: null }),
  anUmrahholidaysHotel(),
  anUmrahholidaysHotel({ vendor: 'umrahholidays', provider: undefined, grandTotalPrice: '1,500.00' }),
]

/** Reads the rows of a response without parsing each. */
async function readRows(hotels: unknown[]) {
  const { rows: result } = await reading().read(Buffer.from(JSON.stringify({ hotels })), 'hotels')
  if (!result) throw new Error('the rows were parsed')
  return result
}

/** Reads the same rows by parsing each. */
function parseEach(hotels: unknown[]) {
  const parsedReading = reading()
  return hotels.map((hotel, index) => (isObject(hotel) ? parsedReading.readParsed(hotel, index) : null))
}

const toComparable = (result: Awaited<ReturnType<typeof readRows>>) =>
  result.map((row) => row && { ...row, offer: { ...row.offer, shown: readDisplaySource(row.offer) } })

describe('search response row', () => {
  test('has the board and terms of its rates if it has none of its own', async () => {
    const { hotels } = readOffers({ hotels: await readRows([withoutTerms]), errors: [] }, suppliers)
    expect(hotels[0]?.offers[0]).toMatchObject({
      board: 'HALF_BOARD',
      refundable: true,
      freeCancellationUntil: '2026-12-08T14:00:00+03:00',
      choices: [{ total: 213_02, board: 'HALF_BOARD', refundable: true }],
    })
  })

  test('has the same content whether it is parsed or scanned', async () => {
    const { integerBelow, pick } = createRandom(7)
    const values = [null, '', 'text', '12.50', 12.5, 0, true, 'false', '2026-12-08T14:00:00', [], {}]
    const mutate = (value: unknown): unknown => {
      if (Array.isArray(value)) return integerBelow(20) === 0 ? value.slice(1) : value.map(mutate)
      if (isObject(value)) {
        const members = Object.entries(value).map(([name, member]) => [name, mutate(member)] as const)
        return Object.fromEntries(integerBelow(20) === 0 ? members.slice(1) : members)
      }
      return integerBelow(20) === 0 ? pick(values) : value
    }
    const hotels = Array.from({ length: 1500 }, () => mutate(pick(rows)))
    const read = toComparable(await readRows(hotels))
    expect(read.filter((row) => row !== null).length).toBeGreaterThan(1000)
    expect(read).toEqual(toComparable(parseEach(hotels)))
  })

  test('contains only members that are listed for extraction', () => {
    const unlistedMembers = new Set<string>()
    const watch = (value: unknown, place: unknown, path: string): unknown => {
      if (Array.isArray(value)) return value.map((item) => watch(item, place, path))
      if (!isObject(value)) return value
      return new Proxy(value, {
        get(target, name) {
          if (typeof name !== 'string') return undefined
          const lower = name.toLowerCase()
          const inside = isObject(place) ? place[lower] : undefined
          if (inside === undefined) unlistedMembers.add(`${path}${name}`)
          return watch(target[name], inside, `${path}${name}.`)
        },
      })
    }
    const emptyStored = createRowReader({ members: {}, stored: [], text })((_, stored) => stored).readParsed({}, 0)
    const read = offerReader(search)
    for (const [index, row] of rows.entries()) {
      const source = watch(row, rowMembers, '')
      if (isObject(source)) expect(read(source, emptyStored, index)).not.toBeNull()
    }
    expect([...unlistedMembers]).toEqual([])
  })
})
