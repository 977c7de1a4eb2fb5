import { beforeAll, describe, expect, it } from 'vitest'
import { seedCompanies } from '../../../../seeds/companies.ts'
import type { SearchCode } from '../supplier/search-codes.ts'
import { hotel as hotelShape } from '../supplier/wire/shapes.ts'
import type { WireHotel } from '../supplier/wire/shapes.ts'
import { buildTestApp } from '#src/testing/app.ts'
import type { TestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { buildSearch, post } from '#src/testing/searches.ts'
import type { SearchChanges } from '#src/testing/searches.ts'
import { catalogue } from '#src/testing/catalogue.ts'

const database = withDatabase()
let app: TestApp

beforeAll(async () => {
  await seedCompanies(database.db, new Date())
  app = await buildTestApp(database.db)
})

const search = async (changes: SearchChanges = {}, testApp = app) => {
  const { status, body } = await post(testApp, '/hotels/searchWithDetails', buildSearch(changes))
  expect(status).toBe(200)
  return body as { hotels: WireHotel[]; errors: { provider: string; code: string }[]; codes: SearchCode[] }
}

const linesByPurpose = ({ displayRateInfo = [] }: WireHotel) =>
  Object.fromEntries(displayRateInfo.map(({ purpose, amount }) => [purpose, Math.round(amount * 100)]))

describe('hotel search', () => {
  it('finds a city’s hotels from all three suppliers, in the contract’s format', async () => {
    const { hotels, errors } = await search()
    expect(errors).toEqual([])
    expect(new Set(hotels.map(({ umrahHotelCode }) => umrahHotelCode)).size).toBeGreaterThanOrEqual(300)
    expect(new Set(hotels.map(({ provider }) => provider))).toEqual(new Set(['Agoda', 'UmrahHolidays', 'hudxconnect']))
    for (const row of hotels) expect(hotelShape.parse(row)).toEqual(row)
  })

  it('returns different hotels for Madinah', async () => {
    const { hotels } = await search({ locationCode: 'SA4' })
    const codes = new Set(hotels.map(({ umrahHotelCode }) => umrahHotelCode))
    expect(codes.size).toBeGreaterThanOrEqual(190)
    expect([...codes].filter((code) => catalogue.findHotel(code)?.location !== 'SA4')).toEqual([])
  })

  it('returns totals that equal the sum of their parts in each supplier’s format', async () => {
    const { hotels } = await search({ rooms: [[2], [3, [7]]] })
    for (const row of hotels) {
      const total = Math.round(row.amount * 100)
      const lines = linesByPurpose(row)
      const parts = {
        hudxconnect: () => (lines['1'] ?? 0) + (lines['7'] ?? 0),
        agoda: () => (lines['1'] ?? 0) + (lines['7'] ?? 0) + (lines['6'] ?? 0),
        umrahholidays: () => Math.round((row.grandTotalPrice ?? 0) * 100),
      }[row.provider.toLowerCase()]
      expect(parts?.()).toBe(total)
      if (row.displayRateInfo) expect(lines['10']).toBe(total)
    }
  })

  it('returns realistic prices', async () => {
    const { hotels } = await search()
    const nightly = hotels.map(({ amount }) => amount / 5).sort((a, b) => a - b)
    expect(nightly[0]).toBeGreaterThan(100)
    expect(nightly.at(-1)).toBeLessThan(2000)
  })

  it('returns placeholder prices at the end of Ramadan', async () => {
    const { hotels } = await search({ checkInDate: '2027-03-03', checkOutDate: '2027-03-04' })
    expect(hotels.filter(({ amount }) => amount > 50_000).length).toBeGreaterThan(0)
    expect(hotels.filter(({ amount }) => amount > 5500).length).toBeLessThan(20)
  })

  it('returns the same response for the same request', async () => {
    expect(await search({ rooms: [[2, [4, 8]]] })).toEqual(await search({ rooms: [[2, [4, 8]]] }))
  })

  it('offers only hotels that fit the guests', async () => {
    const sixGuests = await search({ rooms: [[6]] })
    expect(sixGuests.hotels.length).toBeGreaterThan(0)
    const withoutSuite = sixGuests.hotels.filter(
      ({ umrahHotelCode }) => !catalogue.findHotel(umrahHotelCode)?.roomTypes.some(({ code }) => code === 'FAM'),
    )
    expect(withoutSuite).toEqual([])
    expect((await search({ rooms: [[9]] })).hotels).toEqual([])
  })

  it('reproduces the quirks of real suppliers', async () => {
    const { hotels } = await search()
    const expectSome = (isOdd: (row: WireHotel) => boolean) => expect(hotels.some(isOdd)).toBe(true)
    expectSome(({ imagePath, image }) => (imagePath ?? image) === null)
    expectSome(({ imagePath, image }) => (imagePath ?? image ?? '').startsWith('//'))
    expectSome(({ latitude, longitude }) => latitude !== null && latitude === longitude && latitude > 1)
    expectSome(({ latitude }) => latitude === 0)
    expectSome(({ latitude }) => latitude === null)
    expectSome(({ latitude }) => latitude !== null && latitude > 39)
    expectSome(({ haramDistance }) => haramDistance !== null && haramDistance > 4_000_000)
    expectSome(({ description }) => description?.includes('&amp;nbsp;') === true)
    expectSome(({ address }) => /[ء-ي]/.test(address ?? ''))
    expectSome(({ name }) => name?.includes('  ') === true)
    expectSome(({ checkInTime }) => checkInTime === null)
    expectSome(({ checkInTime }) => checkInTime?.endsWith('PM ') === true)
    expectSome(({ checkInTime }) => /^\d\d:\d\d:\d\d$/.test(checkInTime ?? ''))
    expectSome(({ mealDescription }) => mealDescription === null)
    expectSome(({ email }) => email === 'null')
    expectSome(({ amenities }) => amenities === null)
    expectSome(({ rating }) => rating % 1 !== 0)
    expectSome(({ flags }) => flags.isRefundable === 'true')
    expect(
      hotels.filter(({ provider }) => provider === 'hudxconnect').every(({ haramDistance }) => haramDistance === null),
    ).toBe(true)
  })

  it('returns codes and names in the agent’s language from suppliers that support it', async () => {
    const arabic = (await search({ cultCode: 'ar-SA' })).hotels.find(
      ({ umrahHotelCode }) => umrahHotelCode === '4900000001',
    )
    expect(arabic).toMatchObject({ name: 'أبراج ساحة الارتقاء', city: 'مكة المكرمة' })
    expect(arabic?.code).toMatch(/^\d{5}_ar-SA$/)
    const turkish = (await search({ cultCode: 'tr-TR' })).hotels.find(
      ({ umrahHotelCode }) => umrahHotelCode === '4900000001',
    )
    expect(turkish?.name).toBe('sahat al irtiqa towers')
    expect(turkish?.amount).toBe(arabic?.amount)
  })

  it('lists a hotel promo code’s hotel first and 5% cheaper, and ignores unknown codes', async () => {
    const withoutCodes = await search()
    const promoHotel = withoutCodes.hotels.find(({ umrahHotelCode }) => catalogue.findHotel(umrahHotelCode)?.promo)
    const promo = catalogue.findHotel(promoHotel?.umrahHotelCode ?? '')?.promo ?? ''
    const { hotels } = await search({ subpcc: promo })
    expect(hotels[0]).toMatchObject({ umrahHotelCode: promoHotel?.umrahHotelCode, isSubPccApplied: true })
    const [first, ...rest] = hotels
    expect((first?.amount ?? 0) / (promoHotel?.amount ?? 1)).toBeCloseTo(0.95, 3)
    expect(
      rest.filter(
        ({ isSubPccApplied, umrahHotelCode }) => isSubPccApplied && umrahHotelCode !== promoHotel?.umrahHotelCode,
      ),
    ).toEqual([])
    expect((await search({ subpcc: 'NOBODYS' })).hotels).toEqual(withoutCodes.hotels)
  })

  it('reports which codes in the search are recognized', async () => {
    const withoutCodes = await search()
    expect(withoutCodes.codes).toEqual([])
    const promoHotel = withoutCodes.hotels.find(({ umrahHotelCode }) => catalogue.findHotel(umrahHotelCode)?.promo)
    const promo = catalogue.findHotel(promoHotel?.umrahHotelCode ?? '')?.promo ?? ''
    const { hotels, codes } = await search({ subpcc: promo, specialCode: 'GROUPS' })
    const { name: hotelName, amount: price } = hotels[0] ?? {}
    expect(codes).toEqual([
      { type: 'subpcc', code: promo, accepted: true, hotelName, price, fullPrice: promoHotel?.amount },
      { type: 'specialCode', code: 'GROUPS', accepted: true },
    ])
    const asTyped = await search({ subpcc: ` ${promo.toLowerCase()}`, specialCode: 'groups\u2060' })
    expect(asTyped.codes).toEqual(codes)
    expect((await search({ subpcc: promo, locationCode: 'SA4' })).codes).toMatchObject([{ accepted: false }])
    expect((await search({ specialCode: 'NOBODYS' })).codes).toEqual([
      { type: 'specialCode', code: 'NOBODYS', accepted: false },
    ])
  })
})

describe('search limited to some suppliers', () => {
  it('finds the same hotels overall when each supplier is searched separately', async () => {
    const { authorization } = await import('#src/testing/token.ts')
    const listed = await app.inject({ method: 'GET', url: '/hotels/suppliers', headers: authorization() })
    const names: string[] = listed.json().response.suppliers.map(({ provider }: { provider: string }) => provider)
    const replies = await Promise.all(names.map((name) => search({ suppliers: [name] })))
    for (const [index, { hotels }] of replies.entries()) {
      expect(new Set(hotels.map(({ provider }) => provider.toLowerCase()))).toEqual(new Set([names[index]]))
    }
    const unlimited = await search()
    expect(replies.flatMap(({ hotels }) => hotels)).toEqual(unlimited.hotels)
    expect(replies.flatMap(({ errors }) => errors)).toEqual([])
  })

  it('recognizes a hotel promo code and lists its hotel first', async () => {
    const { hotels: all } = await search()
    const promoHotel = all.find(({ umrahHotelCode }) => catalogue.findHotel(umrahHotelCode)?.promo)
    const promo = catalogue.findHotel(promoHotel?.umrahHotelCode ?? '')?.promo ?? ''
    const { hotels, codes } = await search({ subpcc: promo, suppliers: [promoHotel?.provider ?? ''] })
    expect(codes).toMatchObject([{ type: 'subpcc', code: promo, accepted: true, fullPrice: promoHotel?.amount }])
    expect(hotels[0]).toMatchObject({ umrahHotelCode: promoHotel?.umrahHotelCode, isSubPccApplied: true })
  })

  it('reports an unknown supplier', async () => {
    const { hotels, errors } = await search({ suppliers: ['agoda', 'nobody'] })
    expect(new Set(hotels.map(({ provider }) => provider))).toEqual(new Set(['Agoda']))
    expect(errors).toMatchObject([{ provider: 'nobody', code: 'SUPPLIER_UNKNOWN' }])
  })
})

describe('search with a failing or slow supplier', () => {
  it('reports a supplier that is down while the others respond', async () => {
    const appWithoutAgoda = await buildTestApp(database.db, { suppliersDown: ['agoda'] })
    const { hotels, errors } = await search({}, appWithoutAgoda)
    expect(errors).toEqual([expect.objectContaining({ provider: 'agoda', code: 'SUPPLIER_FAILED' })])
    expect(new Set(hotels.map(({ provider }) => provider))).toEqual(new Set(['UmrahHolidays', 'hudxconnect']))
  })

  it('reports a supplier that times out', async () => {
    // The supplier never responds, and the deadline passes immediately.
    const withShortDeadline = await buildTestApp(database.db, {
      wait: (ms) => (ms >= 8000 ? Promise.resolve() : new Promise(() => {})),
    })
    const { hotels, errors } = await search({ specialCode: 'SLOW' }, withShortDeadline)
    expect(errors).toEqual([expect.objectContaining({ provider: 'umrahholidays', code: 'SUPPLIER_TIMEOUT' })])
    expect(hotels.length).toBeGreaterThan(200)
  })

  it('takes five seconds with the special code SLOW', async () => {
    const waits: number[] = []
    const recordingApp = await buildTestApp(database.db, {
      wait: (ms) => {
        waits.push(ms)
        return ms < 8000 ? Promise.resolve() : new Promise(() => {})
      },
    })
    const { hotels, errors } = await search({ specialCode: 'SLOW' }, recordingApp)
    expect(errors).toEqual([])
    expect(waits).toContain(5000)
    expect(hotels.some(({ provider }) => provider === 'UmrahHolidays')).toBe(true)
  })

  it('takes less than two seconds, with varying delays, without the special code SLOW', async () => {
    const waits: number[] = []
    const recordingApp = await buildTestApp(database.db, {
      wait: (ms) => {
        waits.push(ms)
        return ms < 8000 ? Promise.resolve() : new Promise(() => {})
      },
    })
    for (let day = 10; day < 25; day++) {
      await search({ checkInDate: `2026-12-${day}`, checkOutDate: `2026-12-${day + 2}` }, recordingApp)
    }
    const slow = waits.filter((ms) => ms < 8000)
    expect(slow.length).toBeGreaterThan(0)
    expect(slow.length).toBeLessThan(15)
    expect(Math.max(...slow)).toBeLessThan(2000)
  })
})

describe('search request validation', () => {
  const fetchProblem = async (changes: object, remove: string[] = []) => {
    const body = Object.fromEntries(
      Object.entries({ ...buildSearch(), ...changes }).filter(([key]) => !remove.includes(key)),
    )
    const { status, body: reply } = await post(app, '/hotels/searchWithDetails', body)
    expect(status).toBe(400)
    expect(reply.status.code).toBe(400)
    return reply.errors[0].message as string
  }
  const room = (...paxInfo: object[]) => ({ rooms: [{ paxInfo }] })

  it.each<[string, object, RegExp]>([
    ['a date that does not exist', { checkInDate: '2026-02-30' }, /checkInDate/],
    ['a time instead of a date', { checkInDate: '2026-12-06T00:00:00Z' }, /checkInDate/],
    ['a date in the past', { checkInDate: '2026-11-20' }, /checkInDate: is in the past/],
    [
      'an arrival too far ahead',
      { checkInDate: '2028-04-06', checkOutDate: '2028-04-08' },
      /checkInDate: is more than 500 days/,
    ],
    ['a stay without nights', { checkOutDate: '2026-12-06' }, /checkOutDate: must be 1 to 30 nights/],
    ['a stay of 31 nights', { checkOutDate: '2027-01-06' }, /checkOutDate: must be 1 to 30 nights/],
    ['an empty list of rooms', { rooms: [] }, /rooms/],
    ['ten rooms', { rooms: Array.from({ length: 10 }, () => ({ paxInfo: [{ type: 'ADT', quantity: 1 }] })) }, /rooms/],
    [
      'ten guests in a room',
      room({ type: 'ADT', quantity: 9 }, { type: 'CHD', age: 3 }),
      /rooms\.0\.paxInfo: a room takes at most 9/,
    ],
    ['children without an adult', room({ type: 'CHD', age: 12 }), /at least one adult/],
    ['a child without an age', room({ type: 'ADT', quantity: 2 }, { type: 'CHD' }), /every child needs an age/],
    ['an 18-year-old child', room({ type: 'ADT', quantity: 2 }, { type: 'CHD', age: 18 }), /age/],
    ['an unknown user group', { userGroup: 'b2c' }, /userGroup/],
    ['an unknown city', { locationCode: 'SA2' }, /locationCode/],
    ['an unsupported language', { cultCode: 'de-DE' }, /cultCode/],
    ['a lowercase nationality', { nationality: 'id' }, /nationality/],
  ])('reports %s', async (_what, changes, message) => {
    expect(await fetchProblem(changes)).toMatch(message)
  })

  it('reports every problem at once', async () => {
    const message = await fetchProblem(
      { checkOutDate: '2026-12-01', nationality: 'Indonesia', rooms: [{ paxInfo: 'two' }] },
      ['cultCode'],
    )
    for (const field of ['checkOutDate', 'nationality', 'cultCode', 'rooms.0.paxInfo']) expect(message).toContain(field)
  })

  it('accepts unknown fields and missing optional codes', async () => {
    const { subpcc, specialCode, ...rest } = buildSearch()
    const { status } = await post(app, '/hotels/searchWithDetails', { ...rest, later: true })
    expect([status, subpcc, specialCode]).toEqual([200, '', ''])
  })

  it.each([
    ['invalid JSON', '{"locationCode":'],
    ['a list', '[]'],
    ['an empty string', ''],
  ])('rejects %s as the request body', async (_what, payload) => {
    const { authorization } = await import('#src/testing/token.ts')
    const reply = await app.inject({
      method: 'POST',
      url: '/hotels/searchWithDetails',
      headers: { ...authorization(), 'content-type': 'application/json' },
      payload,
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors[0].code).toBe('BAD_REQUEST')
  })
})
