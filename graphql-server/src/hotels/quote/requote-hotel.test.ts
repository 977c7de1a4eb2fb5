import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HotelQuoted } from '../../__generated__/schema-types.ts'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { availability, familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { refused } from '../../testing/stub-gateway.ts'

const availabities = '/hotels/availabities'
const startMs = Date.parse('2026-11-21T10:00:00Z')
const minuteMs = 60_000

let server: TestServer
let time = startMs

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  time = startMs
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
})
afterAll(() => server.stop())

const quoteQuery = `query ($id: ID!) { hotelQuote(id: $id) { id expired expiresAt price { total { amount } } } }`
const requoteMutation = `mutation ($quoteId: ID!) { requoteHotel(quoteId: $quoteId) {
  __typename
  ... on HotelQuoted { quote { id expired expiresAt searchId price { total { amount } } } priceChanged { previousTotal { amount } newTotal { amount } } }
  ... on UserError { code message }
} }`

const readQuote = async (id: string, caller: { token?: string } = {}) => {
  const { data, errors } = await server.query(quoteQuery, { id }, caller)
  expect(errors).toEqual([])
  return data.hotelQuote
}
const requote = async (quoteId: string, caller: { token?: string } = {}) => {
  const { data, errors } = await server.query(requoteMutation, { quoteId }, caller)
  expect(errors).toEqual([])
  return data.requoteHotel
}

describe('stored quote', () => {
  test('can be read by its owner until two hours after it has expired', async () => {
    const { id } = await quoteCheapest(server)
    expect(await readQuote(id)).toMatchObject({ id, expired: false })
    time += 15 * minuteMs
    expect(await readQuote(id)).toMatchObject({ id, expired: true, expiresAt: '2026-11-21T10:15:00.000Z' })
    time += 120 * minuteMs - 1
    expect(await readQuote(id)).toMatchObject({ id, expired: true })
    time += 2
    expect(await readQuote(id)).toBeNull()
  })

  test('is null for another agent, like an unknown quote', async () => {
    const { id } = await quoteCheapest(server)
    expect(await readQuote(id, { token: server.pool.token('colleague@demo.test') })).toBeNull()
    expect(await readQuote('AAAAAAAAAAAAAAAAAAAAAA')).toBeNull()
    expect(await readQuote('../quote')).toBeNull()
  })
})

describe('requote', () => {
  test('sends the request again under a new id, even after quote and search have expired', async () => {
    const { id } = await quoteCheapest(server)
    const firstBody = server.gateway.requestsTo(availabities)[0]?.body
    time += 60 * minuteMs
    const result: HotelQuoted = Object(await requote(id))
    expect(result).toMatchObject({
      __typename: 'HotelQuoted',
      quote: { expired: false, expiresAt: '2026-11-21T11:15:00.000Z', price: { total: { amount: '427.04' } } },
      priceChanged: null,
    })
    expect(result.quote.id).not.toBe(id)
    expect(server.gateway.requestsTo(availabities)[1]?.body).toEqual(firstBody)
    expect(server.gateway.requestsTo('/hotels/searchWithDetails')).toHaveLength(1)
  })

  test('reports the price difference from the earlier quote', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(availabities, (request) => {
      const [first, second] = hudxGroups(familyAndSingleGuest)
      const withRate = (group: object | undefined, rateIndex: number) => {
        const [room] = Object(group).rooms
        return { ...group, rooms: [{ ...room, roomRates: [room.roomRates[rateIndex]] }] }
      }
      return availability(request, { roomGroups: [withRate(first, 1), withRate(second, 0)] })
    })
    expect(await requote(id)).toMatchObject({
      quote: { price: { total: { amount: '537.04' } } },
      priceChanged: { previousTotal: { amount: '427.04' }, newTotal: { amount: '537.04' } },
    })
  })

  test('reports sold-out rooms and leaves the earlier quote unchanged', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(availabities, refused('NOT_AVAILABLE'))
    expect(await requote(id)).toMatchObject({ __typename: 'HotelUnavailable', code: 'HOTEL_NOT_AVAILABLE' })
    expect(await readQuote(id)).toMatchObject({ id, expired: false })
  })

  test('returns SearchExpired for another agent’s quote, as for an unknown quote', async () => {
    const { id } = await quoteCheapest(server)
    const byColleague = await requote(id, { token: server.pool.token('colleague@demo.test') })
    expect(byColleague).toMatchObject({ __typename: 'SearchExpired', code: 'SEARCH_EXPIRED' })
    expect(await requote('AAAAAAAAAAAAAAAAAAAAAA')).toEqual(byColleague)
  })
})
