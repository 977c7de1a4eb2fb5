import { beforeAll, describe, expect, it } from 'vitest'
import { seedCompanies } from '../../../../seeds/companies.ts'
import type { WireCancellationPolicy } from '#src/orders/wire-policy.ts'
import type { WireHotel, WirePolicy, WireRoomGroup } from '../supplier/wire/shapes.ts'
import { buildTestApp } from '#src/testing/app.ts'
import type { TestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { buildSearch, post } from '#src/testing/searches.ts'
import type { SearchChanges } from '#src/testing/searches.ts'
import { policiesResponse } from './schemas.ts'

const database = withDatabase()
let app: TestApp

beforeAll(async () => {
  await seedCompanies(database.db, new Date())
  app = await buildTestApp(database.db)
})

const twoRooms: SearchChanges = { rooms: [[2], [3, [7]]] }

/** Finds a supplier's first hotel with free cancellation. */
async function findRefundableHotel(provider: string) {
  const { body } = await post(app, '/hotels/searchWithDetails', buildSearch(twoRooms))
  const rows = body.hotels as WireHotel[]
  const row = rows.find((hotel) => hotel.provider.toLowerCase() === provider && hotel.freeCancellationDate !== null)
  const details = { ...buildSearch(twoRooms), hotelCode: row?.code, provider: row?.provider }
  const reply = await post(app, '/hotels/detailSearchWithHotelCode', details)
  return reply.body.hotels[0] as WireHotel
}

/** Chooses the cheapest rooms as the contract requires: one unchanged group, or one room with one rate in each group. */
const chooseCheapest = ({ roomGroups = [] }: WireHotel): WireRoomGroup[] =>
  String(roomGroups[0]?.flags.isGroupedRooms) === 'true'
    ? roomGroups.slice(0, 1)
    : roomGroups.map((group) => ({
        ...group,
        rooms: group.rooms.slice(0, 1).map((room) => ({ ...room, roomRates: room.roomRates?.slice(0, 1) })),
      }))

async function fetchPolicies(hotel: WireHotel, roomGroups: unknown = chooseCheapest(hotel), changes: object = {}) {
  const { rooms: _, ...stay } = buildSearch(twoRooms)
  return post(app, '/hotels/policies', {
    ...stay,
    countryCode: 'SA',
    hotelCode: hotel.code,
    provider: hotel.provider,
    roomGroups,
    ...changes,
  })
}

const toList = (policy: WireCancellationPolicy | WireCancellationPolicy[]) =>
  Array.isArray(policy) ? policy : [policy]
const listCharges = (policies: WireCancellationPolicy[]) =>
  policies.map(({ rules }) => rules.map(({ charge }) => [charge.chargeType, charge.chargeValue]))

describe('cancellation policies', () => {
  it.each(['agoda', 'umrahholidays', 'hudxconnect'])('match the contract’s schema for %s', async (provider) => {
    const { status, body } = await fetchPolicies(await findRefundableHotel(provider))
    expect(status).toBe(200)
    expect(policiesResponse.parse(body)).toEqual(body)
    expect(new Set(body.response.policies.map(({ type }: WirePolicy) => type))).toEqual(
      new Set(['Cancellation', 'ChildPolicy', 'RoomPolicy']),
    )
    const houseRules = body.response.policies.find(({ type }: WirePolicy) => type === 'RoomPolicy')
    expect(houseRules.description).toMatch(/^<p>.*<ul><li>/)
    expect(houseRules.language).toBe('en')
  })

  it('include the ages at which children stay free and at which they pay', async () => {
    const { body } = await fetchPolicies(await findRefundableHotel('hudxconnect'))
    const ranges = body.response.policies
      .filter(({ type }: WirePolicy) => type === 'ChildPolicy')
      .map(({ criteria }: WirePolicy) => Object.fromEntries(criteria.map(({ key, value }) => [key, value])))
    expect(ranges[0]).toMatchObject({ FromAge: '0', ChargeType: 'free', ChargeValue: '0' })
    expect(Number(ranges[1].FromAge)).toBe(Number(ranges[0].ToAge) + 1)
    expect(['amount', 'percentage']).toContain(ranges[1].ChargeType)
  })

  it('charge a percentage at umrahholidays, with one policy per room', async () => {
    const { body } = await fetchPolicies(await findRefundableHotel('umrahholidays'))
    const list = body.response.cancellationPolicy
    expect(list).toHaveLength(2)
    for (const values of listCharges(list)) {
      expect(values.at(-1)).toEqual(['percentage', 100])
      expect(values.every(([type]) => type === 'percentage')).toBe(true)
    }
  })

  it('charge amounts at hudxconnect, ending with the full room price', async () => {
    const hotel = await findRefundableHotel('hudxconnect')
    const { body } = await fetchPolicies(hotel)
    const prices = chooseCheapest(hotel).map(({ rooms }) => rooms[0]?.roomRates?.[0]?.amount)
    expect(listCharges(body.response.cancellationPolicy).map((values) => values.at(-1))).toEqual(
      prices.map((price) => ['amount', price]),
    )
  })

  it('are combined into one policy for the whole group at agoda', async () => {
    const hotel = await findRefundableHotel('agoda')
    const { body } = await fetchPolicies(hotel)
    expect(Array.isArray(body.response.cancellationPolicy)).toBe(false)
    expect(listCharges(toList(body.response.cancellationPolicy))[0]?.at(-1)).toEqual([
      'amount',
      chooseCheapest(hotel)[0]?.groupAmount,
    ])
  })

  it('end free cancellation at the same time as the search', async () => {
    for (const provider of ['agoda', 'umrahholidays', 'hudxconnect']) {
      const hotel = await findRefundableHotel(provider)
      const { body } = await fetchPolicies(hotel)
      const starts = toList(body.response.cancellationPolicy).map(({ rules }) => rules[0]?.fromDateTime)
      expect(new Set(starts)).toEqual(new Set([hotel.freeCancellationDate]))
    }
  })

  it('do not depend on prices in the request', async () => {
    const hotel = await findRefundableHotel('hudxconnect')
    const unaltered = (await fetchPolicies(hotel)).body
    const forged = JSON.parse(JSON.stringify(chooseCheapest(hotel)).replaceAll(/"amount":[\d.]+/g, '"amount":1'))
    expect((await fetchPolicies(hotel, forged)).body).toEqual(unaltered)
  })
})

describe('policies request for selected rooms', () => {
  it('is refused if a room is no longer available', async () => {
    const hotel = await findRefundableHotel('umrahholidays')
    const tooMany = chooseCheapest(hotel).map((group) => ({
      ...group,
      rooms: group.rooms.map((room) => ({ ...room, paxInfo: [{ type: 'ADT', quantity: 9 }] })),
    }))
    const { status, body } = await fetchPolicies(hotel, tooMany)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: { code: 1 }, response: null, errors: [{ code: 'NOT_AVAILABLE' }] })
    expect((await fetchPolicies(hotel, undefined, { hotelCode: 'UH-1' })).body.errors[0].code).toBe('NOT_AVAILABLE')
  })

  it('is refused if it mixes rooms from two Agoda groups', async () => {
    const hotel = await findRefundableHotel('agoda')
    const [first, ...others] = hotel.roomGroups ?? []
    const otherGroup = others.find(({ rooms }) => rooms[0]?.mealDescription !== first?.rooms[0]?.mealDescription)
    const mixed = [{ ...first, rooms: [first?.rooms[0], otherGroup?.rooms[1]] }]
    expect(otherGroup).toBeDefined()
    expect((await fetchPolicies(hotel, mixed)).body.errors[0].code).toBe('NOT_AVAILABLE')
  })

  it.each<[string, (groups: WireRoomGroup[]) => unknown]>([
    ['a missing room', (groups) => groups.slice(1)],
    ['a duplicate room', (groups) => [groups[0], groups[0]]],
    ['another hotel’s rate', (groups) => JSON.parse(JSON.stringify(groups).replaceAll(/UH-\d+/g, 'UH-1'))],
    ['an empty list of rooms', () => []],
    ['text instead of rooms', () => 'all of them'],
  ])('is rejected with 400 for %s', async (_what, change) => {
    const hotel = await findRefundableHotel('umrahholidays')
    const { status, body } = await fetchPolicies(hotel, change(chooseCheapest(hotel)))
    expect(status).toBe(400)
    expect(body.errors[0].message).toContain('roomGroups')
  })
})

describe('GET /hotels/locations', () => {
  it('returns Makkah and Madinah in the agent’s language', async () => {
    const { authorization } = await import('#src/testing/token.ts')
    const fetchLocations = async (cultCode: string) =>
      (await app.inject({ url: `/hotels/locations?cultCode=${cultCode}`, headers: authorization() })).json().response
        .locations
    expect(await fetchLocations('en-US')).toEqual([
      { locationCode: 'SA1', city: 'Makkah', latitude: 21.4225, longitude: 39.8262 },
      { locationCode: 'SA4', city: 'Madinah', latitude: 24.4672, longitude: 39.6112 },
    ])
    expect((await fetchLocations('tr-TR')).map(({ city }: { city: string }) => city)).toEqual(['Mekke', 'Medine'])
  })
})
