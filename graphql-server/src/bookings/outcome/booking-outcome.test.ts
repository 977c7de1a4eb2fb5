import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { anOrder, bookWithoutErrors } from '../../testing/book-steps.ts'
import { aWireRow, aWireView } from '../../testing/booking-factory.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure } from '../../testing/stub-gateway.ts'
import { encodeBookingId } from '../booking-id.ts'
import { intervalAfter } from './find-outcome.ts'

const reservation = '/hotels/b2breservation'
const reservations = '/hotels/reservations'
const view = '/hotels/viewreservation'
const key = 'checkout-0001'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  time += 4 * 3_600_000
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  list([])
  server.gateway.respondTo(view, failure({ status: 503 }))
})
afterAll(() => server.stop())

/** Makes the gateway list these rows in one page. */
const list = (results: object[], more: object = {}) =>
  server.gateway.respondTo(reservations, { results, paginationKey: null, ...more })

/** Row of the ordered booking, without the `clientReference` that some gateways return. */
const anOrderRow = (change: object = {}) =>
  aWireRow({
    createdAt: new Date(time).toISOString(),
    provider: 'HUDXConnect',
    clientReference: undefined,
    hotelName: 'Sage Garden Hotel',
    checkInDate: '2026-12-10',
    checkOutDate: '2026-12-13',
    totalPrice: 427.04,
    ...change,
  })
const anotherRow = (change: object = {}) => aWireRow({ bookingReferenceNo: 'OTHER-1', ...change })

/** Sends an order whose response is lost. */
async function orderWithoutResponse(response: unknown = failure('reset')) {
  const { id } = await quoteCheapest(server)
  server.gateway.respondTo(reservation, () => response)
  expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({
    __typename: 'OutcomeUnknown',
    clientReference: key,
  })
  return id
}

const fields = `__typename clientReference state nextCheckSeconds
  booking { reference status } candidates { id reference }`

async function readOutcome(clientReference = key) {
  const { data, errors } = await server.query(
    `query ($key: ID!) { bookingOutcome(clientReference: $key) { ${fields} } }`,
    { key: clientReference },
  )
  expect(errors).toEqual([])
  return data.bookingOutcome
}

async function resolveOutcome(bookingId?: string) {
  const { data, errors } = await server.query(
    `mutation ($input: ResolveBookingOutcomeInput!) { resolveBookingOutcome(input: $input) {
      ... on BookingOutcome { ${fields} }
      ... on InvalidInput { __typename fields { path code } }
    } }`,
    { input: { clientReference: key, bookingId } },
  )
  expect(errors).toEqual([])
  return data.resolveBookingOutcome
}

const calls = (path: string) => server.gateway.requestsTo(path).length

test('doubles the interval between checks with elapsed time, up to a minute', () => {
  expect([0, 2, 5, 11, 40, 100, 4000].map((seconds) => intervalAfter(seconds * 1000))).toEqual([2, 2, 4, 8, 32, 60, 60])
})

describe('unknown outcome at a gateway that returns booking keys', () => {
  test.each([
    ['Booked', 'BOOKED'],
    ['Cancelled', 'BOOKED'],
    ['Failed', 'NOT_BOOKED'],
  ])('is decided by a booking listed as %s: %s', async (status, state) => {
    await orderWithoutResponse()
    list([anOrderRow({ clientReference: key, status })])
    expect(await readOutcome()).toMatchObject({ state, candidates: [], nextCheckSeconds: null })
  })

  test('is checked at growing intervals while the booking is pending', async () => {
    await orderWithoutResponse()
    list([anOrderRow({ clientReference: key, status: 'Pending' })])
    const intervals = []
    for (const seconds of [1, 4, 20, 300]) {
      time += seconds * 1000
      intervals.push((await readOutcome()).nextCheckSeconds)
    }
    expect(intervals).toEqual([2, 4, 16, 60])
  })

  test('is decided only by the supplier while the booking is pending, whatever the agent decides', async () => {
    await orderWithoutResponse()
    list([anOrderRow({ clientReference: key, status: null })])
    time += 31 * 60_000
    const open = { state: 'UNKNOWN', booking: { reference: 'MKH-7F3K-20418' }, candidates: [], nextCheckSeconds: 60 }
    expect(await readOutcome()).toMatchObject(open)
    expect(await resolveOutcome()).toMatchObject(open)
  })

  test('becomes NOT_BOOKED if the complete list does not contain it after the maximum call duration', async () => {
    const id = await orderWithoutResponse()
    list([anotherRow()])
    time += 60_000
    expect(await readOutcome()).toMatchObject({ state: 'UNKNOWN', candidates: [], nextCheckSeconds: 32 })
    time += 60_000
    expect(await readOutcome()).toMatchObject({ state: 'NOT_BOOKED', booking: null, nextCheckSeconds: null })
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'QuoteExpired' })
    expect(calls(reservation)).toBe(1)
  })

  test('remains unknown as long as the list cannot be read', async () => {
    await orderWithoutResponse()
    list([anotherRow()])
    await readOutcome()
    server.gateway.respondTo(reservations, failure({ status: 503 }))
    time += 200_000
    expect(await readOutcome()).toMatchObject({ state: 'UNKNOWN' })
  })

  test('costs one call per check if the gateway finds bookings by key', async () => {
    await orderWithoutResponse()
    server.gateway.respondTo(reservations, ({ query }: { query: Record<string, string> }) => ({
      results: query['clientReference'] === undefined ? [anotherRow()] : [],
      paginationKey: query['clientReference'] === undefined ? 'next' : null,
      supports: ['clientReference'],
    }))
    await readOutcome()
    const before = calls(reservations)
    time += 20_000
    expect(await readOutcome()).toMatchObject({ state: 'UNKNOWN' })
    expect(calls(reservations) - before).toBe(1)
    time += 100_000
    expect(await readOutcome()).toMatchObject({ state: 'NOT_BOOKED' })
  })

  test('is also decided by the list after HTTP 409', async () => {
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail: 'The request is in progress.' }
    await orderWithoutResponse(
      failure({ status: 409, body: problem, headers: { 'content-type': 'application/problem+json' } }),
    )
    list([anOrderRow({ clientReference: key, status: 'Booked' })])
    expect(await readOutcome()).toMatchObject({ state: 'BOOKED', booking: { reference: 'MKH-7F3K-20418' } })
  })
})

describe('unknown outcome at a gateway that returns no keys', () => {
  const differences = [
    ['another hotel', { umrahHotelCode: '4999999999' }],
    ['other dates', { checkInDate: '2026-12-11' }],
    ['another lead traveler', { leadName: 'Second Guest' }],
    ['another total', { totalPrice: 500 }],
    ['another day', { createdAt: '2026-11-01T10:00:00Z' }],
  ] as const

  test('includes only matching bookings as candidates', async () => {
    await orderWithoutResponse()
    list([
      anOrderRow(),
      ...differences.map(([, change], index) => anOrderRow({ bookingReferenceNo: `OTHER-${index}`, ...change })),
    ])
    expect(await readOutcome()).toMatchObject({
      state: 'UNKNOWN',
      booking: null,
      candidates: [{ reference: 'MKH-7F3K-20418' }],
      nextCheckSeconds: 2,
    })
  })

  test('is matched by the fields that a sparse list contains', async () => {
    await orderWithoutResponse()
    const { bookingReferenceNo, checkInDate, status } = anOrderRow()
    list([{ bookingReferenceNo, checkInDate, status }])
    expect((await readOutcome()).candidates).toMatchObject([{ reference: 'MKH-7F3K-20418' }])
  })

  test('can be decided by the agent after the maximum call duration', async () => {
    await orderWithoutResponse()
    list([anOrderRow()])
    time += 120_000
    expect(await readOutcome()).toMatchObject({ state: 'UNKNOWN', nextCheckSeconds: null })
  })

  test('uses the same cached list for several checks', async () => {
    await orderWithoutResponse()
    list([anOrderRow()])
    time += 60_000
    await readOutcome()
    const before = calls(reservations)
    await Promise.all([readOutcome(), readOutcome(), readOutcome()])
    expect(calls(reservations)).toBe(before)
  })

  test('becomes the booking that the agent recognizes', async () => {
    const id = await orderWithoutResponse()
    list([anOrderRow()])
    time += 120_000
    const [candidate] = (await readOutcome()).candidates
    const bookedView = aWireView({ clientReference: null, bookingStatus: 'Booked' })
    server.gateway.respondTo(view, enveloped(bookedView))
    const booked = { state: 'BOOKED', booking: { reference: 'MKH-7F3K-20418' }, nextCheckSeconds: null }
    expect(await resolveOutcome(candidate?.id)).toMatchObject(booked)
    expect(await readOutcome()).toMatchObject(booked)
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'HotelBooked', replayed: true })
    expect(calls(reservation)).toBe(1)
  })

  test('becomes NOT_BOOKED if the agent recognizes no candidate', async () => {
    const id = await orderWithoutResponse()
    time += 120_000
    expect((await readOutcome()).nextCheckSeconds).toBeNull()
    expect(await resolveOutcome()).toMatchObject({ state: 'NOT_BOOKED' })
    expect(await readOutcome()).toMatchObject({ state: 'NOT_BOOKED' })
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'QuoteExpired' })
  })

  test('keeps the agent’s first decision even if another tab decides otherwise', async () => {
    await orderWithoutResponse()
    list([anOrderRow()])
    time += 120_000
    const [candidate] = (await readOutcome()).candidates
    const { promise: reading, resolve: respondWithView } = Promise.withResolvers<object>()
    server.gateway.respondTo(view, () => reading)
    const recognizing = resolveOutcome(candidate?.id)
    await vi.waitFor(() => expect(calls(view)).toBe(1))
    expect(await resolveOutcome()).toMatchObject({ state: 'NOT_BOOKED' })
    respondWithView(enveloped(aWireView({ clientReference: null, bookingStatus: 'Booked' })))
    expect(await recognizing).toMatchObject({ state: 'NOT_BOOKED', booking: null })
    expect(await readOutcome()).toMatchObject({ state: 'NOT_BOOKED' })
  })

  test('cannot be declared not booked while the call could still arrive', async () => {
    await orderWithoutResponse()
    list([anOrderRow()])
    expect(await resolveOutcome()).toMatchObject({ state: 'UNKNOWN', nextCheckSeconds: 2 })
  })

  test.each([
    ['is not an id', 'no id', enveloped(aWireView())],
    [
      'does not exist',
      encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'X' }),
      { status: { code: 404 }, errors: [] },
    ],
    [
      'was made with another key',
      encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' }),
      enveloped(aWireView({ clientReference: 'key-00000002' })),
    ],
  ])('cannot be resolved to a booking that %s', async (_, bookingId, response) => {
    await orderWithoutResponse()
    server.gateway.respondTo(view, response)
    expect(await resolveOutcome(bookingId)).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path: 'bookingId', code: 'FIELD_INVALID' }],
    })
  })
})

describe('outcome without a record on this server', () => {
  test('is found in the list by its key', async () => {
    list([anOrderRow({ clientReference: 'checkout-7777' })])
    expect(await readOutcome('checkout-7777')).toMatchObject({
      state: 'BOOKED',
      booking: { reference: 'MKH-7F3K-20418' },
    })
  })

  test('is NOT_BOOKED if the list does not contain it after the maximum call duration', async () => {
    list([anotherRow()])
    expect(await readOutcome('checkout-8888')).toMatchObject({ state: 'UNKNOWN', nextCheckSeconds: 2 })
    time += 120_000
    expect(await readOutcome('checkout-8888')).toMatchObject({ state: 'NOT_BOOKED' })
  })

  test('is NOT_FOUND for a malformed key', async () => {
    const { errors } = await server.query('{ bookingOutcome(clientReference: "a b") { state } }')
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND'])
  })
})

describe('bookingOutcome for another call’s key', () => {
  const reference = 'MKH-7F3K-20418'
  const bookingId = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference })
  const unpaid = aWireView({
    bookingStatus: 'Confirmed',
    paymentStatus: 'UNPAID',
    totalPrice: 1150.5,
    paymentInfo: { paidAmount: 0, currencyCode: 'SAR' },
  })
  const aCancellation = {
    bookingReferenceNo: reference,
    cancellationStatus: 'Refundable',
    refundAmount: 1150.5,
    bookingPaymentAmount: 1150.5,
  }
  const aChange = { bookingReferenceNo: reference, changeId: 'change-1', oldTotalPrice: 1150.5, newTotalPrice: 1000 }

  const send = async (mutation: string, input: object) => {
    const { data, errors } = await server.query(mutation, { input })
    expect(errors).toEqual([])
    return data
  }

  test.each<[string, (idempotencyKey: string) => Promise<unknown>]>([
    [
      'payment',
      async (idempotencyKey) => {
        server.gateway.respondTo('/booking/pay', failure('reset'))
        const { payBooking } = await send(
          `mutation ($input: PayBookingInput!) {
            payBooking(input: $input) { __typename ... on OutcomeUnknown { clientReference } }
          }`,
          { bookingId, payment: { wallet: { authCode: '123456' } }, idempotencyKey },
        )
        return payBooking
      },
    ],
    [
      'cancellation',
      async (idempotencyKey) => {
        server.gateway.respondTo('/hotels/cancelreservation', enveloped(aCancellation))
        server.gateway.respondTo('/hotels/confirmcancelreservation', failure('reset'))
        const quoted = await server.query(
          'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id } } } }',
          { id: bookingId },
        )
        const { confirmCancellation } = await send(
          `mutation ($input: ConfirmCancellationInput!) {
            confirmCancellation(input: $input) { __typename ... on OutcomeUnknown { clientReference } }
          }`,
          { quoteId: Object(quoted.data.quoteCancellation).quote.id, reason: 'Plans changed', idempotencyKey },
        )
        return confirmCancellation
      },
    ],
    [
      'change',
      async (idempotencyKey) => {
        server.gateway.respondTo('/booking/change', enveloped(aChange))
        server.gateway.respondTo('/booking/confirmchange', failure('reset'))
        const { quoteBookingChange } = await send(
          `mutation ($input: QuoteBookingChangeInput!) {
            quoteBookingChange(input: $input) { __typename ... on BookingChangeQuoted { quote { id } } }
          }`,
          { bookingId, checkIn: '2026-12-20' },
        )
        const { confirmBookingChange } = await send(
          `mutation ($input: ConfirmBookingChangeInput!) {
            confirmBookingChange(input: $input) { __typename ... on OutcomeUnknown { clientReference } }
          }`,
          { quoteId: Object(quoteBookingChange).quote.id, idempotencyKey },
        )
        return confirmBookingChange
      },
    ],
  ])('returns NOT_FOUND, never a failed booking: %s', async (_, call) => {
    list([anotherRow()])
    server.gateway.respondTo(view, enveloped(unpaid))
    const usedKey = randomUUID()
    expect(await call(usedKey)).toEqual({ __typename: 'OutcomeUnknown', clientReference: usedKey })
    const query = () => server.query(`{ bookingOutcome(clientReference: "${usedKey}") { state } }`)
    for (const seconds of [0, 120]) {
      time += seconds * 1000
      expect((await query()).errors.map(({ extensions }) => extensions['code'])).toEqual(['NOT_FOUND'])
    }
  })
})

test('returns a known outcome without calling the gateway', async () => {
  const { id } = await quoteCheapest(server)
  server.gateway.respondTo(
    reservation,
    enveloped({ bookingStatus: 'Confirmed', bookingReferenceNo: 'MKH-1', provider: 'hudxconnect' }),
  )
  await bookWithoutErrors(server, anOrder(id))
  const before = server.gateway.requests.length
  expect(await readOutcome()).toMatchObject({ state: 'BOOKED', booking: { reference: 'MKH-1', status: 'CONFIRMED' } })
  expect(server.gateway.requests).toHaveLength(before)
})
