import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../cache/memory-store.ts'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../testing/book-steps.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../testing/quote-steps.ts'
import { slowStore } from '../testing/slow-store.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { failure, refused, withHeaders } from '../testing/stub-gateway.ts'
import { aWireRow } from '../testing/booking-factory.ts'

const reservation = '/hotels/b2breservation'
const reservations = '/hotels/reservations'

let server: TestServer
/** Another process of the same service, with the same gateway and store. */
let secondServer: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  const shared = { clock: () => new Date(time), store: createMemoryStore({ now: () => time }) }
  server = await startServer(shared)
  secondServer = await startServer({ ...shared, settings: { gatewayUrl: server.gateway.url } })
})
beforeEach(() => {
  time += 4 * 3_600_000
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo(reservation, confirmedResponse())
  server.gateway.respondTo('/hotels/viewreservation', failure({ status: 503 }))
  server.gateway.respondTo(reservations, { results: [], paginationKey: null })
})
afterAll(() => Promise.all([server.stop(), secondServer.stop()]))

const calls = () => server.gateway.requestsTo(reservation).length

const unclearResponses: [string, unknown][] = [
  ['a closed connection', failure('reset')],
  ['a connection closed in the body', failure('reset in body')],
  ['HTML', failure('html')],
  ['a truncated body', failure('truncated')],
  ['an empty body', failure('empty')],
  ['an oversized body', failure('huge')],
  ['a redirect', failure('redirect')],
  ['HTTP 500 with a refusal', failure({ status: 500, body: refused('WALLET_SHORT') })],
  ['HTTP 502', failure({ status: 502 })],
  ['HTTP 503', failure({ status: 503 })],
  ['HTTP 504', failure({ status: 504 })],
  ['a list', [confirmedResponse()]],
  ['no response', { status: { code: 0 }, response: null }],
  ['Confirmed without a reference', confirmedResponse({ bookingReferenceNo: null })],
  ['a status in a different letter case', confirmedResponse({ bookingStatus: 'CONFIRMED' })],
  ['Pending', confirmedResponse({ bookingStatus: 'Pending' })],
  ['OnRequest', confirmedResponse({ bookingStatus: 'OnRequest' })],
  ['an empty status', confirmedResponse({ bookingStatus: '' })],
  ['a refusal with a booking reference', { ...refused('SUPPLIER_REFUSED'), response: { bookingReferenceNo: 'MKH-1' } }],
]

describe('unclear response', () => {
  test.each(unclearResponses)('leads to an unknown outcome after a single call: %s', async (_, response) => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(reservation, () => response)
    const { message, ...unknown } = Object(await bookWithoutErrors(server, anOrder(id)))
    expect(unknown).toEqual({ __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', clientReference: 'checkout-0001' })
    expect(message).toMatch(/Do not book again/)
    expect(calls()).toBe(1)
  })

  test('prevents the quote from being sent again with any key', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(reservation, failure('reset'))
    await bookWithoutErrors(server, anOrder(id))
    server.gateway.respondTo(reservation, confirmedResponse())
    const unknown = { __typename: 'OutcomeUnknown', clientReference: 'checkout-0001' }
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject(unknown)
    expect(await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'checkout-0002' }))).toMatchObject(unknown)
    time += 20 * 60_000
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject(unknown)
    expect(calls()).toBe(1)
  })

  test.each([
    [
      'Booked',
      { __typename: 'HotelBooked', replayed: true, booking: { reference: 'MKH-7F3K-20418', status: 'CONFIRMED' } },
    ],
    ['Pending', { __typename: 'OutcomeUnknown', clientReference: 'checkout-0001' }],
    ['Failed', { __typename: 'BookingRefused' }],
  ])('is resolved by reading the bookings list: %s', async (status, expected) => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(reservation, failure('reset'))
    await bookWithoutErrors(server, anOrder(id))
    server.gateway.respondTo(reservations, {
      results: [aWireRow({ clientReference: 'checkout-0001', status })],
      paginationKey: null,
    })
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject(expected)
    expect(calls()).toBe(1)
  })

  test('can be resolved by searching the bookings list for its client reference', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(reservation, failure('reset'))
    const { clientReference } = Object(await bookWithoutErrors(server, anOrder(id)))
    server.gateway.respondTo(reservations, {
      results: [aWireRow({ clientReference: 'checkout-0001' })],
      paginationKey: null,
    })
    const { data } = await server.query(
      'query ($where: BookingWhere) { bookings(where: $where) { items { reference clientReference } } }',
      { where: { clientReference } },
    )
    expect(data.bookings.items).toEqual([{ reference: 'MKH-7F3K-20418', clientReference: 'checkout-0001' }])
  })
})

describe('repeated order', () => {
  test('returns the same booking without a second call, even with another authenticator code', async () => {
    const { id } = await quoteCheapest(server)
    const first = Object(await bookWithoutErrors(server, anOrder(id)))
    expect(await bookWithoutErrors(server, anOrder(id, { payment: { wallet: { authCode: '654321' } } }))).toEqual({
      ...first,
      replayed: true,
    })
    expect(calls()).toBe(1)
  })

  test('returns the same booking after the quote has expired', async () => {
    const { id } = await quoteCheapest(server)
    await bookWithoutErrors(server, anOrder(id))
    time += 60 * 60_000
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'HotelBooked', replayed: true })
    expect(calls()).toBe(1)
  })

  test('makes one call and returns fifty equal bookings when sent fifty times at once', async () => {
    const { id } = await quoteCheapest(server)
    const results = await Promise.all(Array.from({ length: 50 }, () => bookWithoutErrors(server, anOrder(id))))
    expect(calls()).toBe(1)
    expect(results.filter((result) => !Object(result).replayed)).toHaveLength(1)
    const bookings = new Set(results.map((result) => JSON.stringify(Object(result).booking)))
    expect(bookings.size).toBe(1)
  })

  test('makes one call when sent to two servers at once', async () => {
    const { id } = await quoteCheapest(server)
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) => bookWithoutErrors(index % 2 === 0 ? server : secondServer, anOrder(id))),
    )
    expect(calls()).toBe(1)
    for (const result of results) expect(result).toMatchObject({ __typename: 'HotelBooked' })
  })

  test('makes one call and one booking when sent twice at once, even if attempts are stored slowly', async () => {
    const slow = await startServer({ store: slowStore('attempt'), clock: () => new Date('2026-11-21T10:00:00Z') })
    stubHotel(slow, { hudx: hudxGroups(familyAndSingleGuest) })
    slow.gateway.respondTo(reservation, confirmedResponse())
    slow.gateway.respondTo('/hotels/viewreservation', failure({ status: 503 }))
    const { id } = await quoteCheapest(slow)
    const results = await Promise.all([bookWithoutErrors(slow, anOrder(id)), bookWithoutErrors(slow, anOrder(id))])
    expect(slow.gateway.requestsTo(reservation)).toHaveLength(1)
    for (const result of results) expect(result).toMatchObject({ __typename: 'HotelBooked' })
    await slow.stop()
  })

  test('counts ten simultaneous submissions of a wrong code as one attempt', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(reservation, refused('AUTH_CODE_INVALID', { attemptsLeft: 4 }))
    const results = await Promise.all(Array.from({ length: 10 }, () => bookWithoutErrors(server, anOrder(id))))
    expect(calls()).toBe(1)
    for (const result of results) expect(result).toMatchObject({ __typename: 'AuthCodeRefused', attemptsLeft: 4 })
  })

  test('makes one call and one booking when sent with fifty keys at once', async () => {
    const { id } = await quoteCheapest(server)
    const keys = Array.from({ length: 50 }, (_, index) => `checkout-1${String(index).padStart(3, '0')}`)
    const results = await Promise.all(
      keys.map((idempotencyKey) => bookWithoutErrors(server, anOrder(id, { idempotencyKey }))),
    )
    expect(calls()).toBe(1)
    for (const result of results) {
      expect(result).toMatchObject({ __typename: 'HotelBooked', booking: { reference: 'MKH-7F3K-20418' } })
    }
    expect(results.filter((result) => !Object(result).replayed)).toHaveLength(1)
  })
})

describe('order with a used key', () => {
  const otherGuest = (id: string) => {
    const { lead } = anOrder(id)
    return { lead: { ...lead, firstName: 'Another' } }
  }

  test('returns IdempotencyMismatch for other guests', async () => {
    const { id } = await quoteCheapest(server)
    await bookWithoutErrors(server, anOrder(id))
    expect(await bookWithoutErrors(server, anOrder(id, otherGuest(id)))).toMatchObject({
      __typename: 'IdempotencyMismatch',
    })
    expect(calls()).toBe(1)
  })

  test('returns IdempotencyMismatch for another quote', async () => {
    const first = await quoteCheapest(server)
    const second = await quoteCheapest(server)
    await bookWithoutErrors(server, anOrder(first.id))
    expect(await bookWithoutErrors(server, anOrder(second.id))).toMatchObject({ __typename: 'IdempotencyMismatch' })
    expect(calls()).toBe(1)
  })

  test('is booked separately for a colleague', async () => {
    const colleague = { token: server.pool.token('colleague@demo.test') }
    const ownQuote = await quoteCheapest(server)
    const colleaguesQuote = await quoteCheapest(server, familyAndSingleGuest, colleague)
    await bookWithoutErrors(server, anOrder(ownQuote.id))
    expect(await bookWithoutErrors(server, anOrder(colleaguesQuote.id), colleague)).toMatchObject({
      __typename: 'HotelBooked',
      replayed: false,
    })
    expect(calls()).toBe(2)
  })

  test('never returns a booking for other guests on the same quote', async () => {
    const { id } = await quoteCheapest(server)
    await bookWithoutErrors(server, anOrder(id))
    const other = anOrder(id, { ...otherGuest(id), idempotencyKey: 'checkout-0002' })
    expect(await bookWithoutErrors(server, other)).toMatchObject({
      __typename: 'OutcomeUnknown',
      clientReference: 'checkout-0001',
    })
    expect(calls()).toBe(1)
  })
})

describe('booking at a gateway that honors idempotency keys', () => {
  let keyedServer: TestServer

  // A new server has no findings about the gateway from earlier tests.
  beforeEach(async () => {
    keyedServer = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
    stubHotel(keyedServer, { hudx: hudxGroups(familyAndSingleGuest) })
    keyedServer.gateway.respondTo('/hotels/viewreservation', failure({ status: 503 }))
    const supports = ['clientReference', 'idempotency-key']
    keyedServer.gateway.respondTo(reservations, { results: [], paginationKey: null, supports })
    await keyedServer.query('{ bookings { totalCount } }')
    return () => keyedServer.stop()
  })

  const keysSent = () => keyedServer.gateway.requestsTo(reservation).map(({ headers }) => headers['idempotency-key'])

  test('retries the call once with the same key when its response is lost', async () => {
    const { id } = await quoteCheapest(keyedServer)
    keyedServer.gateway.respondTo(reservation, (_request, call) =>
      call === 1 ? failure('reset') : withHeaders(confirmedResponse(), { 'idempotency-replayed': 'true' }),
    )
    expect(await bookWithoutErrors(keyedServer, anOrder(id))).toMatchObject({
      __typename: 'HotelBooked',
      replayed: true,
    })
    expect(keysSent()).toEqual(['checkout-0001', 'checkout-0001'])
  })

  test('has an unknown outcome if the retry is unclear too, and a repeated order is not sent', async () => {
    const { id } = await quoteCheapest(keyedServer)
    keyedServer.gateway.respondTo(reservation, failure('reset'))
    const unknown = { __typename: 'OutcomeUnknown', clientReference: 'checkout-0001' }
    expect(await bookWithoutErrors(keyedServer, anOrder(id))).toMatchObject(unknown)
    expect(await bookWithoutErrors(keyedServer, anOrder(id))).toMatchObject(unknown)
    expect(keysSent()).toHaveLength(2)
  })

  test('does not retry the call after a clear response other than a confirmation', async () => {
    const { id } = await quoteCheapest(keyedServer)
    keyedServer.gateway.respondTo(reservation, confirmedResponse({ bookingStatus: 'Pending' }))
    expect(await bookWithoutErrors(keyedServer, anOrder(id))).toMatchObject({ __typename: 'OutcomeUnknown' })
    expect(keysSent()).toHaveLength(1)
  })
})
