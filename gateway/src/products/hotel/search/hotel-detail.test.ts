import { beforeAll, describe, expect, it } from 'vitest'
import { demoCompanyIds, demoSubs, seedCompanies } from '../../../../seeds/companies.ts'
import { catalogue } from '#src/testing/catalogue.ts'
import { roomTypes } from '../supplier/room-types.ts'
import { hotel as hotelShape } from '../supplier/wire/shapes.ts'
import type { WireHotel, WireRoom, WireRoomGroup } from '../supplier/wire/shapes.ts'
import { buildTestApp } from '#src/testing/app.ts'
import type { TestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { buildSearch, post } from '#src/testing/searches.ts'
import type { SearchChanges } from '#src/testing/searches.ts'

const database = withDatabase()
const now = new Date('2026-11-21T09:00:00Z')
let clock = now
let app: TestApp

beforeAll(async () => {
  await seedCompanies(database.db, now)
  app = await buildTestApp(database.db, { clock: () => clock })
})

const search = async (changes: SearchChanges = {}) =>
  (await post(app, '/hotels/searchWithDetails', buildSearch(changes))).body.hotels as WireHotel[]

const detail = async (row: { code: string; provider: string }, changes: SearchChanges = {}) => {
  const body = { ...buildSearch(changes), hotelCode: row.code, provider: row.provider }
  return (await post(app, '/hotels/detailSearchWithHotelCode', body)).body.hotels[0] as WireHotel | undefined
}

const sample = (hotels: WireHotel[], provider: string, count = 12) =>
  hotels.filter((row) => row.provider.toLowerCase() === provider).slice(0, count)

const listGroups = (hotel: WireHotel | undefined): WireRoomGroup[] => hotel?.roomGroups ?? []
const toHalalas = (amount: number | undefined) => Math.round((amount ?? 0) * 100)

const twoRooms: SearchChanges = { rooms: [[2], [3, [7]]] }

describe('hotel details', () => {
  it.each(['agoda', 'umrahholidays', 'hudxconnect'])('show the same price at %s as the search', async (provider) => {
    for (const changes of [{}, twoRooms]) {
      for (const row of sample(await search(changes), provider)) {
        const hotel = await detail(row, changes)
        if (catalogue.findHotel(row.umrahHotelCode)?.quirks.includes('detailEmpty')) continue
        expect(hotelShape.parse(hotel)).toEqual(hotel)
        expect(hotel?.amount).toBe(row.amount)
        const groups = listGroups(hotel)
        const cheapest =
          provider === 'agoda'
            ? Math.min(...groups.map(({ groupAmount }) => toHalalas(groupAmount)))
            : groups.reduce((sum, { groupAmount }) => sum + toHalalas(groupAmount), 0)
        // If only one room of the cheapest type is left, the search uses the next type for the second room.
        expect(toHalalas(row.amount)).toBeGreaterThanOrEqual(cheapest)
        if (changes !== twoRooms) expect(toHalalas(row.amount)).toBe(cheapest)
      }
    }
  })

  it('list groups at agoda, each with one room for each room in the search', async () => {
    const [row] = sample(await search(twoRooms), 'agoda')
    const hotel = row && (await detail(row, twoRooms))
    expect(listGroups(hotel).length).toBeGreaterThan(1)
    for (const group of listGroups(hotel)) {
      expect(String(group.flags.isGroupedRooms)).toBe('true')
      expect(group.rooms.map(({ sequenceNumber }) => sequenceNumber)).toEqual([0, 1])
      expect(group.rooms.reduce((sum, { amount }) => sum + toHalalas(amount), 0)).toBe(toHalalas(group.groupAmount))
      expect(
        group.rooms.every(({ roomRates, mealDescription }) => roomRates === undefined && mealDescription !== undefined),
      ).toBe(true)
    }
    expect(
      new Set(listGroups(hotel).flatMap(({ rooms }) => rooms.map(({ roomToken }) => roomToken))).size,
    ).toBeGreaterThan(2)
  })

  it.each(['umrahholidays', 'hudxconnect'])('list each room separately at %s', async (provider) => {
    const [row] = sample(await search(twoRooms), provider)
    const groups = listGroups(row && (await detail(row, twoRooms)))
    expect(groups.map(({ groupId }) => groupId)).toEqual(['1', '2'])
    for (const [index, { rooms, flags }] of groups.entries()) {
      expect(String(flags.isGroupedRooms)).toBe('false')
      expect(rooms.every(({ sequenceNumber }) => sequenceNumber === index)).toBe(true)
      expect(rooms.every(({ roomRates = [] }) => roomRates.length > 0)).toBe(true)
    }
    const ids = groups.flatMap(({ rooms }) =>
      rooms.flatMap(({ roomRates = [] }) => roomRates.map((rate) => rate.roomConfigurationId + rate.mealOptionId)),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('list only rooms that fit the guests', async () => {
    for (const row of (await search({ rooms: [[3, [7]]] })).slice(0, 30)) {
      const rooms = listGroups(await detail(row, { rooms: [[3, [7]]] })).flatMap((group) => group.rooms)
      const types = Object.values(roomTypes)
      for (const { name } of rooms) {
        const type = types.find((roomType) => roomType.name.en.toLowerCase() === name.toLowerCase())
        expect(type?.sleeps, name).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('are found by code with or without a locale, and by provider in any letter case', async () => {
    const [row] = sample(await search(), 'hudxconnect')
    const hotel = await detail({ code: row?.code.split('_')[0] ?? '', provider: 'HUDXConnect' })
    expect(hotel?.umrahHotelCode).toBe(row?.umrahHotelCode)
  })

  it.each([
    ['an unknown code', { code: '99999_en-US', provider: 'hudxconnect' }],
    ['another supplier’s code', { code: 'UH-3719', provider: 'agoda' }],
    ['an unknown supplier', { code: '1', provider: 'elsewhere' }],
  ])('are not found for %s', async (_what, row) => {
    expect(await detail(row)).toBeUndefined()
  })

  it('are not found in another city', async () => {
    const [row] = sample(await search(), 'agoda')
    expect(row && (await detail(row, { locationCode: 'SA4' }))).toBeUndefined()
  })

  it('include a nightly price that matches the rate’s total with tax', async () => {
    const [row] = sample(await search(), 'agoda')
    const [room] = listGroups(row && (await detail(row)))[0]?.rooms ?? []
    const info = room?.config?.find(({ key }) => key === 'RatesInfo')?.value ?? ''
    const xml = Buffer.from(info, 'base64').toString()
    const inclusive = Number(/inclusive="([\d.]+)"/.exec(xml)?.[1])
    expect(Math.abs(inclusive * 5 - (room?.amount ?? 0))).toBeLessThan(0.05)
  })

  it('are slow for the slow test hotel only', async () => {
    const waits: number[] = []
    const recordingApp = await buildTestApp(database.db, {
      clock: () => clock,
      wait: (ms) => {
        waits.push(ms)
        return ms < 8000 ? Promise.resolve() : new Promise(() => {})
      },
    })
    for (const code of ['4900000006', '4900000002']) {
      const number = catalogue.findHotel(code)?.listings[0].number
      const body = { ...buildSearch(), hotelCode: `UH-${number}`, provider: 'umrahholidays' }
      const { body: reply } = await post(recordingApp, '/hotels/detailSearchWithHotelCode', body)
      expect(reply.hotels[0].umrahHotelCode).toBe(code)
    }
    expect(waits).toEqual([8000, 5000])
  })

  it('include an error for a supplier that is down', async () => {
    const appWithoutHudx = await buildTestApp(database.db, { suppliersDown: ['hudxconnect'] })
    const [row] = sample(await search(), 'hudxconnect')
    const { body } = await post(appWithoutHudx, '/hotels/detailSearchWithHotelCode', {
      ...buildSearch(),
      hotelCode: row?.code,
      provider: 'hudxconnect',
    })
    expect(body).toMatchObject({ hotels: [], errors: [{ provider: 'hudxconnect', code: 'SUPPLIER_FAILED' }] })
  })
})

describe('held rooms', () => {
  const findRoom = async (row: WireHotel, type: string): Promise<WireRoom | undefined> =>
    listGroups(await detail(row))
      .flatMap(({ rooms }) => rooms)
      .find(({ roomTypeCode }) => roomTypeCode === type)

  it('are unavailable to other agents until the hold expires', async () => {
    const row = (await search()).find(({ umrahHotelCode }) => umrahHotelCode === '4910100148') as WireHotel
    const roomBefore = await findRoom(row, 'TPL')
    const roomsLeft = roomBefore?.availabilityCount ?? 0
    expect(roomsLeft).toBeGreaterThan(0)

    const expiresAt = new Date(now.getTime() + 900_000)
    await database.db
      .insertInto('holds')
      .values({
        track_token: 'held',
        kind: 'hotel',
        user_sub: demoSubs.partner,
        company_id: demoCompanyIds.b,
        supplier: 'umrahholidays',
        stock: row.umrahHotelCode,
        starts_on: '2026-12-08',
        ends_on: '2026-12-09',
        units: '[]',
        total_halalas: 1,
        offer: '{}',
        request: '{}',
        expires_at: expiresAt,
        state: 'held',
      })
      .execute()
    const taken = {
      kind: 'hotel',
      stock: row.umrahHotelCode,
      unit: 'TPL',
      day: '2026-12-08',
      hold_token: 'held',
      order_reference: null,
    }
    await database.db
      .insertInto('taken_stock')
      .values({ ...taken, quantity: 99 })
      .execute()

    expect(await findRoom(row, 'TPL')).toBeUndefined()
    clock = new Date(expiresAt.getTime() - 1)
    expect(await findRoom(row, 'TPL')).toBeUndefined()
    clock = expiresAt
    expect((await findRoom(row, 'TPL'))?.availabilityCount).toBe(roomsLeft)
    clock = now
    await database.db.deleteFrom('taken_stock').execute()
  })
})
