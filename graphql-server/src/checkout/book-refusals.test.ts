import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PriceChanged } from '../__generated__/schema-types.ts'
import { locales } from '../locale.ts'
import { createMemoryStore } from '../cache/memory-store.ts'
import { anOrder, book, bookWithoutErrors, confirmedResponse } from '../testing/book-steps.ts'
import { availability, familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../testing/quote-steps.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'
import { aWireRow, aWireView } from '../testing/booking-factory.ts'

const reservation = '/hotels/b2breservation'
const availabities = '/hotels/availabities'
const view = '/hotels/viewreservation'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  time += 4 * 3_600_000
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo(view, failure({ status: 503 }))
  server.gateway.respondTo('/hotels/reservations', { results: [], paginationKey: null })
})
afterAll(() => server.stop())

const refuse = (code: string, details: object = {}, message?: string) =>
  server.gateway.respondTo(reservation, refused(code, details, message))

describe('refusal that the agent can correct', () => {
  test.each([
    [
      'AUTH_CODE_INVALID',
      { attemptsLeft: 3 },
      { __typename: 'AuthCodeRefused', code: 'AUTH_CODE_INVALID', attemptsLeft: 3, retryAt: null },
    ],
    [
      'AUTH_CODE_INVALID',
      {},
      {
        __typename: 'AuthCodeRefused',
        message: 'The code is wrong or has expired. Enter the current code.',
        attemptsLeft: null,
      },
    ],
    ['AUTH_CODE_USED', {}, { __typename: 'AuthCodeRefused', code: 'AUTH_CODE_USED', attemptsLeft: null }],
    ['AUTHENTICATOR_MISSING', {}, { __typename: 'AuthCodeRefused', code: 'AUTHENTICATOR_MISSING', attemptsLeft: null }],
    [
      'AUTH_CODE_USED',
      { attemptsLeft: 4 },
      { __typename: 'AuthCodeRefused', code: 'AUTH_CODE_USED', attemptsLeft: 4, retryAt: null },
    ],
    [
      'AUTH_CODE_LOCKED',
      { retryAt: '2026-11-21T10:15:00Z' },
      { __typename: 'AuthCodeRefused', code: 'AUTH_CODE_LOCKED', attemptsLeft: 0, retryAt: '2026-11-21T10:15:00.000Z' },
    ],
    [
      'WALLET_SHORT',
      { balance: '10.00', required: '427.04' },
      {
        __typename: 'InsufficientFunds',
        code: 'INSUFFICIENT_FUNDS',
        balance: { amount: '10.00' },
        required: { amount: '427.04' },
      },
    ],
    [
      'WALLET_SHORT',
      {},
      {
        __typename: 'InsufficientFunds',
        message: 'The wallet balance is too low for this booking. Nothing was charged.',
        balance: null,
        required: { amount: '427.04' },
      },
    ],
    [
      'IBAN_UNKNOWN',
      { path: 'ibanNumber' },
      { __typename: 'InvalidInput', fields: [{ path: 'iban', code: 'FIELD_INVALID' }] },
    ],
    [
      'VAT_NUMBER_INVALID',
      {},
      { __typename: 'InvalidInput', fields: [{ path: 'vatNumber', code: 'VAT_NUMBER_INVALID' }] },
    ],
    [
      'OUTSTANDING_BALANCE',
      { owed: '120.00' },
      { __typename: 'InvalidInput', fields: [{ path: 'payment', code: 'OUTSTANDING_BALANCE' }] },
    ],
    ['GUESTS_MISMATCH', {}, { __typename: 'InvalidInput', fields: [{ path: 'guests', code: 'GUESTS_MISMATCH' }] }],
    ['IDEMPOTENCY_MISMATCH', {}, { __typename: 'IdempotencyMismatch', code: 'IDEMPOTENCY_MISMATCH' }],
  ])('keeps the quote and the key valid: %s', async (code, details, expected) => {
    const { id } = await quoteCheapest(server)
    refuse(code, details)
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject(expected)
    server.gateway.respondTo(reservation, confirmedResponse())
    expect(await bookWithoutErrors(server, anOrder(id, { payment: { wallet: { authCode: '654321' } } }))).toMatchObject(
      {
        __typename: 'HotelBooked',
        replayed: false,
      },
    )
    expect(server.gateway.requestsTo(reservation)).toHaveLength(2)
  })

  test('allows a corrected order with the same key', async () => {
    const { id } = await quoteCheapest(server)
    refuse('VAT_NUMBER_INVALID')
    await bookWithoutErrors(server, anOrder(id))
    server.gateway.respondTo(reservation, confirmedResponse())
    expect(await bookWithoutErrors(server, anOrder(id, { vatNumber: '311111111111113' }))).toMatchObject({
      __typename: 'HotelBooked',
    })
  })

  test.each(locales)('is explained in %s', async (locale) => {
    const { id } = await quoteCheapest(server)
    refuse('WALLET_SHORT', { balance: '10.00', required: '427.04' })
    const wallet = await bookWithoutErrors(server, anOrder(id), { locale })
    expect(Object(wallet).message).toMatch(/427[.,]04/)
    refuse('AUTH_CODE_LOCKED', { retryAt: '2026-11-21T10:15:00Z' })
    const locked = await bookWithoutErrors(server, anOrder(id), { locale })
    expect(Object(locked).message).toMatch(/13[.:]15/)
    refuse('AUTH_CODE_INVALID', { attemptsLeft: 4 })
    const invalid = await bookWithoutErrors(server, anOrder(id), { locale })
    expect(Object(invalid).message).toContain('4')
  })
})

describe('order whose refusal ends the quote', () => {
  test.each([
    ['NOT_AVAILABLE', { __typename: 'HotelUnavailable', code: 'HOTEL_NOT_AVAILABLE' }],
    ['TRACK_TOKEN_EXPIRED', { __typename: 'QuoteExpired' }],
    ['TRACK_TOKEN_UNKNOWN', { __typename: 'QuoteExpired' }],
    [
      'SUPPLIER_REFUSED',
      { __typename: 'BookingRefused', code: 'BOOKING_REFUSED', supplierText: 'No rooms for groups' },
    ],
    ['SOMETHING_NEW', { __typename: 'BookingRefused', supplierText: 'No rooms for groups' }],
  ])('returns the same result when repeated, and is not sent with another key: %s', async (code, expected) => {
    const { id } = await quoteCheapest(server)
    refuse(code, {}, ' No rooms\nfor <b>groups</b>')
    const result = await bookWithoutErrors(server, anOrder(id))
    expect(result).toMatchObject(expected)
    expect(await bookWithoutErrors(server, anOrder(id))).toEqual(result)
    expect(await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'checkout-0002' }))).toMatchObject({
      __typename: 'QuoteExpired',
    })
    expect(server.gateway.requestsTo(reservation)).toHaveLength(1)
  })

  test('refreshes the bookings list, which now has a failed booking', async () => {
    const list = '{ bookings { items { status } } }'
    await server.query(list)
    const { id } = await quoteCheapest(server)
    refuse('SUPPLIER_REFUSED')
    await bookWithoutErrors(server, anOrder(id))
    server.gateway.respondTo('/hotels/reservations', { results: [aWireRow({ status: 'Failed' })], paginationKey: null })
    expect((await server.query(list)).data.bookings.items).toEqual([{ status: 'FAILED' }])
  })

  test('returns no supplier text when the gateway rejects the request body', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(
      reservation,
      failure({ status: 400, body: refused('BAD_REQUEST', {}, 'price: must be a number') }),
    )
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({
      __typename: 'BookingRefused',
      supplierText: null,
    })
  })

  test.each([
    'TypeError: x is undefined at reserve (/srv/app/book.js:12:7)',
    'SELECT * FROM bookings WHERE id = 7',
    'see https://inside.gateway.test/errors',
    'connect 10.0.0.7 refused',
    'x'.repeat(301),
  ])('omits text that is not meant for an agent (%s)', async (text) => {
    const { id } = await quoteCheapest(server)
    refuse('SUPPLIER_REFUSED', {}, text)
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({
      __typename: 'BookingRefused',
      supplierText: null,
    })
  })
})

describe('price change between quote and booking', () => {
  const raisePrice = () => {
    const groups = hudxGroups(familyAndSingleGuest).map((group) => {
      const [room] = Object(group).rooms
      return { ...group, rooms: [{ ...room, roomRates: [room.roomRates[1]] }] }
    })
    server.gateway.respondTo(availabities, (request) => ({
      ...availability(request, { roomGroups: groups }),
      context: { trackToken: 'TRACK-2' },
    }))
  }

  test('leads to a new quote, which can be booked with the same key once the agent agrees', async () => {
    const { id } = await quoteCheapest(server)
    raisePrice()
    refuse('PRICE_CHANGED', { oldPrice: 427.04, newPrice: 647.04 })
    const changed: PriceChanged = Object(await bookWithoutErrors(server, anOrder(id)))
    expect(changed).toMatchObject({
      __typename: 'PriceChanged',
      code: 'PRICE_CHANGED',
      message: expect.stringMatching(/427\.04.*647\.04/),
      previousTotal: { amount: '427.04' },
      newTotal: { amount: '647.04' },
    })
    expect(changed.quoteId).not.toBe(id)

    server.gateway.respondTo(reservation, confirmedResponse())
    const agreedOrder = anOrder(changed.quoteId, { acceptedTotal: changed.newTotal.amount })
    expect(await bookWithoutErrors(server, agreedOrder)).toMatchObject({
      __typename: 'HotelBooked',
      booking: { total: { amount: '647.04' } },
    })
    expect(server.gateway.requestsTo(reservation).map(({ body }) => [body['trackToken'], body['price']])).toEqual([
      ['TRACK-1', 427.04],
      ['TRACK-2', 647.04],
    ])
  })

  test('returns HotelUnavailable if the rooms are sold out', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(availabities, enveloped({ roomGroups: [] }))
    refuse('PRICE_CHANGED')
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({
      __typename: 'HotelUnavailable',
      code: 'HOTEL_NOT_AVAILABLE',
    })
  })

  test('returns an error and books nothing if the new price cannot be read', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(availabities, failure('html'))
    refuse('PRICE_CHANGED')
    const { errors } = await book(server, anOrder(id))
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GATEWAY_BAD_RESPONSE'])
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'QuoteExpired' })
  })
})

describe('track token that was already used', () => {
  test.each([
    ['returns the booking made with this key', 'checkout-0001', { __typename: 'HotelBooked', replayed: true }],
    [
      'does not return a booking made with another key',
      'checkout-0009',
      { __typename: 'OutcomeUnknown', clientReference: 'checkout-0009' },
    ],
  ])('%s', async (_, clientReference, expected) => {
    const { id } = await quoteCheapest(server)
    refuse('TRACK_TOKEN_USED', { bookingReferenceNo: 'MKH-7F3K-20418' })
    server.gateway.respondTo(view, enveloped(aWireView({ clientReference })))
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject(expected)
  })

  test('leads to an unknown outcome if its booking cannot be read', async () => {
    const { id } = await quoteCheapest(server)
    refuse('TRACK_TOKEN_USED', { bookingReferenceNo: 'MKH-7F3K-20418' })
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({
      __typename: 'OutcomeUnknown',
      clientReference: 'checkout-0001',
    })
  })
})

describe('gateway error that rules out a booking', () => {
  test.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [429, 'RATE_LIMITED'],
  ])('keeps the quote and the key valid: HTTP %i, %s', async (status, code) => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(reservation, failure({ status }))
    const { errors } = await book(server, anOrder(id))
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([code])
    server.gateway.respondTo(reservation, confirmedResponse())
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'HotelBooked' })
  })
})
