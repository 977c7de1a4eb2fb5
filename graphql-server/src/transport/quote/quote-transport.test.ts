import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChosenVehiclesInput } from '#src/__generated__/schema-types.ts'
import { aRideRow, heldRide, quoteRide, rideCalls, searchRides, vehiclesIn } from '#src/testing/ride-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { enveloped, failure, refused } from '#src/testing/stub-gateway.ts'

let now: Date
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  now = new Date('2026-11-21T09:00:00Z')
  server.gateway.respondTo(rideCalls.check, heldRide)
})

type Line = Partial<ChosenVehiclesInput> & { offer?: number }

/** Quotes lines from a new search; offer 0 is the van, offer 1 the bus. */
async function quote(lines: Line[], rows?: object[]) {
  const { searchId, offers } = await searchRides(server, rows)
  const vehicles = lines.map(({ offer = 0, ...line }) => ({
    offerId: offers[offer] ?? 'unknown',
    vehicles: 2,
    passengers: 16,
    ...line,
  }))
  return quoteRide(server, { searchId, vehicles })
}

describe('ride quote', () => {
  test('sends the supplier’s row back with only the chosen vehicles, and adds up the prices of vehicles and services', async () => {
    const result = await quote([{ services: ['MEAL'] }])
    expect(result).toMatchObject({
      __typename: 'TransportQuoted',
      priceChanged: null,
      quote: {
        expiresAt: '2026-11-21T09:15:00.000Z',
        expired: false,
        supplierInfo: { key: 'umrahholidays' },
        paymentMethods: ['ACCOUNT'],
        company: { code: 'C-1' },
        route: { name: 'Jeddah Airport – Makkah' },
        date: '2027-01-10',
        passengers: 16,
        nationality: 'ID',
        price: { total: { amount: '920.00' }, taxes: { amount: '60.00' } },
        cancellationPolicy: { refundable: true },
        vehicles: [
          {
            vehicleType: 'VAN',
            seats: 9,
            vehicles: 2,
            passengers: 16,
            price: { total: { amount: '345.00' } },
            services: [{ code: 'MEAL', price: { total: { amount: '230.00' } } }],
          },
        ],
        booking: null,
      },
    })
    const [request] = server.gateway.requestsTo(rideCalls.check)
    expect(request?.body).toMatchObject({
      companyCode: 'C-1',
      config: [{ key: 'session', value: '7' }],
      startDate: '2027-01-10',
      nationality: 'ID',
      userGroup: 'b2b',
      cultCode: 'en-US',
      promo: null,
    })
    const [van, ...others] = vehiclesIn(request?.body)
    expect(others).toEqual([])
    expect(van).toMatchObject({ vehicleTypeCode: '4', vehicleType: 'Van' })
    expect(van?.categories).toEqual([
      {
        categoryCode: '1',
        categoryName: 'Normal',
        model: { from: 2018, to: 2021 },
        imagePath: '/media/vehicle/4-1.svg',
        grandTotalPrice: 345,
        grandTotalTax: 15,
        quantity: 2,
        noOfPax: 16,
        additionalServices: [expect.objectContaining({ code: 'MEAL', supplierKey: 'key-1' })],
      },
    ])
  })

  test('can combine different vehicles, regardless of the order in which they are chosen', async () => {
    const result = await quote([
      { offer: 0, vehicles: 1, passengers: 9 },
      { offer: 1, vehicles: 1, passengers: 7 },
    ])
    expect(result).toMatchObject({
      quote: {
        price: { total: { amount: '1495.00' } },
        vehicles: [
          { vehicleType: 'BUS', passengers: 7 },
          { vehicleType: 'VAN', passengers: 9 },
        ],
      },
    })
  })

  test('reports a price change since the search', async () => {
    server.gateway.respondTo(rideCalls.check, ({ body }) => {
      const [type] = vehiclesIn(body)
      const [category] = type?.categories ?? []
      return heldRide({ body }, { vehicleTypes: [{ ...type, categories: [{ ...category, grandTotalPrice: 360 }] }] })
    })
    expect(await quote([{}])).toMatchObject({
      priceChanged: { previousTotal: { amount: '690.00' }, newTotal: { amount: '720.00' } },
      quote: { price: { total: { amount: '720.00' } } },
    })
  })

  test('can be renewed with a new id after its search has expired, but only by its agent', async () => {
    const first = await quote([{}])
    const id = first.__typename === 'TransportQuoted' ? first.quote.id : ''
    now = new Date('2026-11-21T09:50:00Z')
    const requote =
      'mutation ($id: ID!) { requoteTransport(quoteId: $id) { ... on TransportQuoted { quote { id expired } } } }'
    const { data } = await server.query(requote, { id })
    expect(data.requoteTransport).toMatchObject({ quote: { expired: true } })
    expect(data.requoteTransport).not.toMatchObject({ quote: { id } })
    const partner = server.pool.token('partner@demo.test', { sub: 'partner' })
    const byPartner = await server.query(
      `mutation ($id: ID!) { requoteTransport(quoteId: $id) { ... on UserError { code } } }`,
      { id },
      { token: partner },
    )
    expect(byPartner.data.requoteTransport).toEqual({ code: 'SEARCH_EXPIRED' })
    const partnerQuote = await server.query(
      'query ($id: ID!) { transportQuote(id: $id) { id } }',
      { id },
      { token: partner },
    )
    expect(partnerQuote.data.transportQuote).toBeNull()
  })
})

describe('vehicles that cannot be booked together', () => {
  test.each<[string, Line[], string, string]>([
    ['no vehicles', [], 'vehicles', 'VEHICLES_MISMATCH'],
    ['an unknown offer', [{ offer: 9 }], 'vehicles.0.offerId', 'VEHICLES_MISMATCH'],
    ['an unknown service', [{ services: ['SPA'] }], 'vehicles.0.services', 'VEHICLES_MISMATCH'],
    [
      'a duplicate offer',
      [
        { vehicles: 1, passengers: 8 },
        { vehicles: 1, passengers: 8 },
      ],
      'vehicles',
      'VEHICLES_MISMATCH',
    ],
    ['zero vehicles', [{ vehicles: 0, passengers: 0 }], 'vehicles.0.vehicles', 'FIELD_INVALID'],
    ['more vehicles than are left', [{ vehicles: 4, passengers: 16 }], 'vehicles.0.vehicles', 'NOT_ENOUGH_VEHICLES'],
    ['vehicles that are too small', [{ vehicles: 1, passengers: 16 }], 'vehicles.0.passengers', 'SEATS_MISMATCH'],
    ['fewer passengers than vehicles', [{ vehicles: 2, passengers: 1 }], 'vehicles.0.passengers', 'SEATS_MISMATCH'],
    ['vehicles for only some of the passengers', [{ vehicles: 2, passengers: 15 }], 'vehicles', 'SEATS_MISMATCH'],
  ])('are refused without a call to the gateway: %s', async (_, lines, path, code) => {
    expect(await quote(lines)).toMatchObject({ __typename: 'InvalidInput', fields: [{ path, code }] })
    expect(server.gateway.requestsTo(rideCalls.check)).toEqual([])
  })

  test('are refused without a call to the gateway if they belong to different companies', async () => {
    const rows = [aRideRow(), aRideRow({ companyCode: 'C-2', companyName: 'Dune Coaches' })]
    const { searchId, offers } = await searchRides(server, rows)
    const vehicles = offers.slice(0, 2).map((offerId) => ({ offerId, vehicles: 1, passengers: 8 }))
    expect(await quoteRide(server, { searchId, vehicles })).toMatchObject({
      fields: [{ path: 'vehicles', code: 'VEHICLES_MISMATCH' }],
    })
  })
})

describe('availability response for a ride', () => {
  test.each<[string, unknown, string]>([
    ['is a refusal if it has no vehicles', enveloped({ status: 'Unavailable' }), 'TRANSPORT_NOT_AVAILABLE'],
    ['is a refusal with a known code', refused('NOT_AVAILABLE'), 'TRANSPORT_NOT_AVAILABLE'],
    ['reports too many holds', refused('TOO_MANY_HOLDS'), 'HOLD_LIMIT'],
    ['leaves availability unknown for an unknown code', refused('SUPPLIER_FAILED'), 'AVAILABILITY_UNKNOWN'],
    ['reports NOT_SUPPORTED for a gateway that does not support the call', failure({ status: 404 }), 'NOT_SUPPORTED'],
  ])('%s', async (_, response, code) => {
    server.gateway.respondTo(rideCalls.check, () => response)
    expect(await quote([{}])).toMatchObject({ __typename: 'TransportUnavailable', code })
  })

  test.each<[string, object]>([
    ['a different total', { totalPrice: 700 }],
    ['a different total price', { grandTotalPrice: 700, grandTotalTax: 30 }],
    ['other vehicles', { vehicleTypes: aRideRow().vehicleTypes }],
  ])('is rejected with %s', async (_, more) => {
    server.gateway.respondTo(rideCalls.check, (request) => heldRide(request, more))
    expect(await quote([{}])).toMatchObject({ __typename: 'TransportUnavailable', code: 'AVAILABILITY_UNKNOWN' })
  })

  test('is rejected without a track token', async () => {
    server.gateway.respondTo(rideCalls.check, ({ body }) => enveloped(body))
    expect(await quote([{}])).toMatchObject({ code: 'AVAILABILITY_UNKNOWN' })
  })
})

test('treats another agent’s search as expired', async () => {
  const { searchId, offers } = await searchRides(server)
  const vehicles = [{ offerId: offers[0] ?? '', vehicles: 2, passengers: 16 }]
  const partner = server.pool.token('partner@demo.test', { sub: 'partner' })
  expect(await quoteRide(server, { searchId, vehicles }, partner)).toMatchObject({ __typename: 'SearchExpired' })
})
