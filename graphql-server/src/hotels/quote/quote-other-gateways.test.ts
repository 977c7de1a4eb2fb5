import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { locales } from '#src/locale.ts'
import { availability, cheapest, hudxGroups, openHotel, quoteDocument, stubHotel } from '#src/testing/quote-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { enveloped, failure, refused } from '#src/testing/stub-gateway.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({
    clock: () => new Date('2026-11-21T10:00:00Z'),
    settings: { suppliers: [{ key: 'hudxconnect', name: 'Rooms Direct', prices: 'common', color: '#1d6fb8' }] },
  })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  server.logs.length = 0
  stubHotel(server, { hudx: hudxGroups(couple) })
})

const couple = [{ adults: 2, childAges: [] }]

const document = quoteDocument.replace(
  'quote { id',
  'quote { id paymentMethods supplierInfo { key name color } cancellationPolicy { refundable steps { noShow } }',
)

async function quote(locale?: (typeof locales)[number]) {
  const { searchId, hotelId, roomGroups } = await openHotel(server, couple)
  const input = { searchId, hotelId, rooms: cheapest(roomGroups) }
  const { data, errors } = await server.query(document, { input }, { ...(locale && { locale }) })
  expect(errors).toEqual([])
  return Object(data.quoteHotel)
}

describe('payment methods for a quote', () => {
  test('include only the wallet if the gateway has one', async () => {
    expect((await quote()).quote.paymentMethods).toEqual(['WALLET'])
  })

  test.each([404, 501])('include only the account if the gateway returns %i for the wallet', async (status) => {
    server.gateway.respondTo('/wallet', failure({ status }))
    expect((await quote()).quote.paymentMethods).toEqual(['ACCOUNT'])
  })

  test('include only the wallet while it cannot be read', async () => {
    server.gateway.respondTo('/wallet', failure('html'))
    expect((await quote()).quote.paymentMethods).toEqual(['WALLET'])
  })
})

test('shows a supplier’s configured name and color', async () => {
  expect((await quote()).quote.supplierInfo).toEqual({ key: 'hudxconnect', name: 'Rooms Direct', color: '#1d6fb8' })
})

describe('policies call', () => {
  test.each([404, 501])('is optional if the gateway returns %i', async (status) => {
    server.gateway.respondTo('/hotels/policies', failure({ status }))
    expect(await quote()).toMatchObject({ __typename: 'HotelQuoted' })
    expect(server.gateway.requestsTo('/hotels/availabities')[0]?.body).toMatchObject({ extra: null })
  })

  test('leaves the terms unknown if it is unsupported and the rooms have none', async () => {
    server.gateway.respondTo('/hotels/policies', failure({ status: 404 }))
    server.gateway.respondTo('/hotels/availabities', (request) => {
      const [group] = hudxGroups(couple)
      const room = Object(group).rooms[0]
      const roomRates = [{ ...room.roomRates[0], cancellationPolicy: null }]
      return availability(request, { roomGroups: [{ ...group, rooms: [{ ...room, roomRates }] }] })
    })
    expect((await quote()).quote.cancellationPolicy).toEqual({ refundable: null, steps: [] })
  })
})

describe('response status', () => {
  test.each([200, '200', 'SUCCESS', 'ok'])('counts as success: %j', async (code) => {
    server.gateway.respondTo('/hotels/availabities', (request) => ({
      ...availability(request),
      status: { code, message: 'done' },
    }))
    expect(await quote()).toMatchObject({ __typename: 'HotelQuoted' })
  })

  test('counts as a refusal for HTTP 200 with an error and no content', async () => {
    server.gateway.respondTo('/hotels/availabities', { ...refused('SOLD_OUT'), status: { code: 200 } })
    expect(await quote()).toMatchObject({ code: 'HOTEL_NOT_AVAILABLE' })
  })

  test('is logged with its code if it is a refusal', async () => {
    server.gateway.respondTo('/hotels/availabities', refused('E-77', {}, 'Not today'))
    expect(await quote()).toMatchObject({ code: 'AVAILABILITY_UNKNOWN' })
    expect(server.logs.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ call: '/hotels/availabities', code: 'E-77', text: 'Not today' }),
    )
  })
})

test.each(locales)('explains in %s that the agent holds too many rooms', async (locale) => {
  server.gateway.respondTo('/hotels/availabities', refused('TOO_MANY_HOLDS'))
  const result = await quote(locale)
  expect(result).toMatchObject({ __typename: 'HotelUnavailable', code: 'HOLD_LIMIT' })
  expect(result.message.length).toBeGreaterThan(40)
})

test('accepts a rounding difference of one halala between the rooms and the response’s total', async () => {
  server.gateway.respondTo('/hotels/availabities', (request) => availability(request, { totalPrice: 213.01 }))
  expect(await quote()).toMatchObject({ quote: { price: { total: { amount: '213.02' } } } })
})

test('treats an empty availability response as not available', async () => {
  server.gateway.respondTo('/hotels/availabities', enveloped(null))
  expect(await quote()).toMatchObject({ code: 'HOTEL_NOT_AVAILABLE' })
})
