import { readFileSync, readdirSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HotelResult, Price } from '#src/__generated__/schema-types.ts'
import { formatHalalas, parseHalalas } from '#src/values/money.ts'
import { field, isObject, list, number, text } from '#src/gateway/wire.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { aSearch } from '#src/testing/wire-hotels.ts'
import { cities } from './cities.ts'

/** Recorded responses of real suppliers, stored outside the repository: lists of hotels, or one hotel with its rooms. */
const folder = process.env['REAL_DATA_DIR']
const root = join(import.meta.dirname, '../../..')
const path = folder && (isAbsolute(folder) ? folder : join(root, folder))
const files = path ? readdirSync(path).filter((name) => name.endsWith('.json')) : []

if (!path) process.stderr.write('REAL_DATA_DIR is not set: recorded supplier responses are not tested.\n')

const document = /* GraphQL */ `
  fragment Amounts on Price {
    total {
      amount
      currency
    }
    lines {
      includedInTotal
      money {
        amount
      }
    }
  }
  query ($input: HotelSearchInput, $searchId: ID, $page: Int) {
    hotelSearch(input: $input, searchId: $searchId, page: $page, pageSize: 100) {
      searchId
      totalCount
      pageCount
      items {
        hotel {
          id
          name
          stars
          imageUrl
          distanceToHaram
          location {
            latitude
            longitude
          }
        }
        price {
          ...Amounts
        }
        offers {
          bookable
          price {
            ...Amounts
          }
        }
      }
    }
  }
`
const detailDocument = /* GraphQL */ `
  query ($id: ID!, $searchId: ID) {
    hotel(id: $id, searchId: $searchId) {
      checkInTime
      checkOutTime
      description
      images
      roomGroups {
        bookedTogether
        rooms {
          name
          rates {
            bookable
            price {
              total {
                amount
              }
              lines {
                includedInTotal
                money {
                  amount
                }
              }
            }
          }
        }
      }
    }
  }
`

const sumIncluded = ({ lines }: Price) =>
  lines.reduce(
    (sum, { includedInTotal, money }) => sum + (includedInTotal ? (parseHalalas(money.amount) ?? Number.NaN) : 0),
    0,
  )

const isInKnownCity = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  cities.some(
    ({
      bounds: {
        latitude: [south, north],
        longitude: [west, east],
      },
    }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  )

describe.runIf(path)('recorded supplier responses', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
  })
  afterAll(() => server.stop())

  /** Searches at a gateway with the hotels of a file, and reads all pages. */
  async function readAll(wire: unknown[]): Promise<{ searchId: string; items: HotelResult[] }> {
    server.gateway.reset()
    server.gateway.respondTo('/hotels/searchWithDetails', { hotels: wire })
    server.gateway.respondTo('/hotels/detailSearchWithHotelCode', ({ body }) => ({
      hotels: wire.filter((hotel) => text(field(hotel, 'code')) === body['hotelCode']),
    }))
    const items: HotelResult[] = []
    const first = await server.query(document, { input: aSearch })
    expect(first.errors).toEqual([])
    const { searchId, pageCount } = first.data.hotelSearch
    items.push(...first.data.hotelSearch.items)
    for (let page = 2; page <= pageCount; page++) {
      items.push(...(await server.query(document, { searchId, page })).data.hotelSearch.items)
    }
    return { searchId, items }
  }

  test('are in the folder', () => {
    expect(files.length).toBeGreaterThan(0)
  })

  test.each(files)('are readable: %s', async (name) => {
    const content: unknown = JSON.parse(readFileSync(join(path ?? '', name), 'utf8'))
    const wire = (Array.isArray(content) ? content : list(field(content, 'hotels') ?? content)).filter(isObject)
    const { searchId, items } = await readAll(wire)

    const ids = new Set(wire.map((hotel) => text(field(hotel, 'umrahHotelCode')) ?? text(field(hotel, 'code'))))
    expect(items).toHaveLength(ids.size)
    const cheapest = new Map<string, number>()
    for (const hotel of wire) {
      const id = text(field(hotel, 'umrahHotelCode')) ?? ''
      const amount = parseHalalas(number(field(hotel, 'amount'))) ?? Number.NaN
      cheapest.set(id, Math.min(amount, cheapest.get(id) ?? Number.POSITIVE_INFINITY))
    }
    for (const { hotel, price, offers } of items) {
      const total = cheapest.get(hotel.id)
      if (total !== undefined) expect([hotel.id, price.total.amount]).toEqual([hotel.id, formatHalalas(total)])
      for (const offer of offers) {
        if (offer.bookable) expect(formatHalalas(sumIncluded(offer.price))).toBe(offer.price.total.amount)
      }
      expect(hotel.name.trim()).not.toBe('')
      if (hotel.location) expect([hotel.id, isInKnownCity(hotel.location)]).toEqual([hotel.id, true])
      expect(hotel.distanceToHaram ?? 0).toBeLessThanOrEqual(50_000)
      expect(hotel.imageUrl ?? 'https://').toMatch(/^(https:\/\/|\/media\/)/)
      expect(hotel.stars ?? 1).toBeGreaterThanOrEqual(1)
    }
    const bookable = items.filter(({ offers }) => offers.every((offer) => offer.bookable)).length
    process.stderr.write(`${name}: ${wire.length} rows, ${items.length} hotels, ${bookable} whose lines add up\n`)

    for (const { hotel } of items) {
      const { data, errors } = await server.query(detailDocument, { id: hotel.id, searchId })
      expect(errors).toEqual([])
      for (const time of [data.hotel?.checkInTime, data.hotel?.checkOutTime]) {
        expect(time ?? '00:00').toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      }
      expect(data.hotel?.description ?? '').not.toMatch(/&(amp|nbsp|lt|gt|#\d+);|<\/?[a-z]+>/i)
      for (const { rooms } of data.hotel?.roomGroups ?? []) {
        for (const rate of rooms.flatMap(({ rates }) => rates)) {
          if (rate.bookable) expect(formatHalalas(sumIncluded(rate.price))).toBe(rate.price.total.amount)
        }
      }
    }
  })
})
