import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { aWireView } from '../../testing/booking-factory.ts'
import { slowStore } from '../../testing/slow-store.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { enveloped, failure, refused } from '../../testing/stub-gateway.ts'
import { encodeBookingId } from '../booking-id.ts'

const view = '/hotels/viewreservation'
const pay = '/booking/pay'
const reference = 'MKH-7F3K-20418'
const bookingId = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference })

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  time += 24 * 3_600_000
  server.gateway.reset()
})
afterAll(() => server.stop())

const unpaidView = (change: object = {}) =>
  enveloped(
    aWireView({
      bookingStatus: 'Confirmed',
      paymentStatus: 'UNPAID',
      payBy: '2027-12-06T14:00:00',
      releasedAt: null,
      totalPrice: 1150.5,
      paymentInfo: { paidAmount: 0, currencyCode: 'SAR' },
      ...change,
    }),
  )
const paidView = unpaidView({
  paymentStatus: 'PAID',
  payBy: null,
  paymentInfo: { paidAmount: 1150.5, currencyCode: 'SAR' },
})
const paidResponse = enveloped({ bookingReferenceNo: reference, bookingStatus: 'Confirmed', paidAmount: 1150.5 })

const mutation = `mutation ($input: PayBookingInput!) { payBooking(input: $input) {
  __typename
  ... on BookingPaid { booking { reference paymentStatus payBy total { amount } } replayed }
  ... on BookingNotPayable { problem }
  ... on OutcomeUnknown { clientReference }
  ... on InvalidInput { fields { path } }
  ... on UserError { code message }
} }`
const payWith = async (change: object = {}, key: string = randomUUID(), testServer = server) => {
  const input = { bookingId, payment: { wallet: { authCode: '123456' } }, idempotencyKey: key, ...change }
  const { data, errors } = await testServer.query(mutation, { input })
  expect(errors).toEqual([])
  return data['payBooking']
}

test('returns the payment deadline and the total for an unpaid booking', async () => {
  server.gateway.respondTo(view, unpaidView())
  const { data } = await server.query(
    'query ($id: ID!) { booking(id: $id) { paymentStatus payBy releasedAt total { amount } } }',
    { id: bookingId },
  )
  expect(data['booking']).toEqual({
    paymentStatus: 'UNPAID',
    payBy: '2027-12-06T14:00:00+03:00',
    releasedAt: null,
    total: { amount: '1150.50' },
  })
})

test('sends a single payment for the total, and returns the same result for the same key', async () => {
  server.gateway.respondTo(view, unpaidView())
  server.gateway.respondTo(pay, () => {
    server.gateway.respondTo(view, paidView)
    return paidResponse
  })
  const key = randomUUID()
  const first = await payWith({}, key)
  expect(first).toMatchObject({
    __typename: 'BookingPaid',
    booking: { reference, paymentStatus: 'PAID', payBy: null, total: { amount: '1150.50' } },
    replayed: false,
  })
  expect(await payWith({}, key)).toMatchObject({ __typename: 'BookingPaid', replayed: true })
  const calls = server.gateway.requestsTo(pay)
  expect(calls).toHaveLength(1)
  expect(calls[0]?.body).toMatchObject({ bookingReferenceNo: reference, amount: 1150.5, authCode: '123456' })
})

test.each(['after the delay', 'immediately'] as const)(
  'sends one payment when two tabs pay and a slow write becomes visible %s',
  async (visible) => {
    const slow = await startServer({ clock: () => new Date(time), store: slowStore('attempt', visible) })
    slow.gateway.respondTo(view, unpaidView())
    slow.gateway.respondTo(pay, () => {
      slow.gateway.respondTo(view, paidView)
      return paidResponse
    })
    const first = payWith({}, 'key-of-tab-0001', slow)
    await wait(100)
    const second = payWith({}, 'key-of-tab-0002', slow)
    expect(await first).toMatchObject({ __typename: 'BookingPaid', replayed: false })
    expect(await second).toMatchObject({ __typename: 'BookingPaid', replayed: true })
    expect(slow.gateway.requestsTo(pay)).toHaveLength(1)
    await slow.stop()
  },
)

test('does not retry a refused payment after the booking has been paid', async () => {
  server.gateway.respondTo(view, unpaidView())
  server.gateway.respondTo(pay, refused('WALLET_SHORT'))
  expect(await payWith()).toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
  server.gateway.respondTo(view, paidView)
  expect(await payWith()).toMatchObject({ __typename: 'BookingNotPayable', problem: 'PAID' })
  server.gateway.respondTo(view, unpaidView())
  server.gateway.respondTo(pay, paidResponse)
  expect(await payWith()).toMatchObject({ __typename: 'BookingPaid' })
  expect(server.gateway.requestsTo(pay)).toHaveLength(2)
})

test.each([
  ['WALLET_SHORT', { balance: '10.00', required: '1150.50' }, 'INSUFFICIENT_FUNDS'],
  ['AUTH_CODE_INVALID', { attemptsLeft: 3 }, 'AUTH_CODE_INVALID'],
  ['OUTSTANDING_BALANCE', { owed: '120.00' }, 'INVALID_INPUT'],
  ['NOT_PAYABLE', { reason: 'RELEASED' }, 'BOOKING_NOT_PAYABLE'],
])('returns %s as a refusal that can be retried', async (wire, details, code) => {
  time += 24 * 3_600_000
  server.gateway.respondTo(view, unpaidView())
  server.gateway.respondTo(pay, refused(wire, details))
  expect(await payWith()).toMatchObject({ code })
  server.gateway.respondTo(pay, paidResponse)
  expect(await payWith()).toMatchObject({ __typename: 'BookingPaid' })
})

test.each([
  [{ releasedAt: '2026-11-21T09:00:00Z', bookingStatus: 'Cancelled' }, 'RELEASED'],
  [{ bookingStatus: 'Cancelled' }, 'CANCELLED'],
  [{ bookingStatus: 'Pending' }, 'PENDING'],
  [{ bookingStatus: 'Failed' }, 'FAILED'],
  [{ paymentStatus: 'PAID' }, 'PAID'],
  [{ paymentStatus: 'HELD' }, 'HELD'],
  [{ totalPrice: null }, 'UNRECOGNISED'],
  [{ totalPrice: 'on request' }, 'UNRECOGNISED'],
  [{ totalPrice: 0 }, 'UNRECOGNISED'],
  [{ paymentInfo: { paidAmount: 0, currencyCode: 'USD' } }, 'UNRECOGNISED'],
])('does not send a payment for a booking with %j', async (facts, problem) => {
  server.gateway.respondTo(view, unpaidView(facts))
  expect(await payWith()).toMatchObject({ __typename: 'BookingNotPayable', problem })
  expect(server.gateway.requestsTo(pay)).toHaveLength(0)
})

test('returns OutcomeUnknown after a lost response, and later the booking’s actual status', async () => {
  server.gateway.respondTo(view, unpaidView())
  server.gateway.respondTo(pay, failure('reset'))
  const key = randomUUID()
  expect(await payWith({}, key)).toMatchObject({ __typename: 'OutcomeUnknown', clientReference: key })
  time += 101_000
  expect(await payWith({}, key)).toMatchObject({ problem: 'NOT_CHARGED' })
  server.gateway.respondTo(pay, paidResponse)
  server.gateway.respondTo(view, unpaidView())
  expect(await payWith()).toMatchObject({ __typename: 'BookingPaid' })
  expect(server.gateway.requestsTo(pay)).toHaveLength(2)
})

test('allows paying from the wallet immediately after the card page was closed', async () => {
  const page = { paymentId: 'p-1', purpose: 'BOOKING', amount: '1150.50', currencyCode: 'SAR' }
  const open = { ...page, status: 'CREATED', pageUrl: 'https://pay.example.test/hpp_1' }
  const expired = { ...page, status: 'EXPIRED', pageUrl: null }
  const withCard = (cardPayment: object) =>
    unpaidView({ paymentInfo: { paidAmount: 0, currencyCode: 'SAR', method: null, cardPayment } })
  server.gateway.respondTo(view, withCard(open))
  server.gateway.respondTo(pay, enveloped({ bookingReferenceNo: reference, paidAmount: 0, cardPayment: open }))
  const cardPaymentInput = { payment: { card: { authCode: '123456' } } }
  expect(await payWith(cardPaymentInput)).toMatchObject({ __typename: 'CardPaymentStarted' })
  expect(await payWith()).toMatchObject({ __typename: 'CardPaymentStarted' })
  expect(server.gateway.requestsTo(pay)).toHaveLength(1)

  server.gateway.respondTo(view, withCard(expired))
  server.gateway.respondTo(pay, () => {
    server.gateway.respondTo(view, paidView)
    return paidResponse
  })
  const key = randomUUID()
  expect(await payWith({}, key)).toMatchObject({ __typename: 'BookingPaid', replayed: false })
  expect(await payWith({}, key)).toMatchObject({ __typename: 'BookingPaid', replayed: true })
  expect(server.gateway.requestsTo(pay).map(({ body }) => Object(body).paymentMethod)).toEqual(['CARD', undefined])
})

test.each([{ account: {} }, { later: true }])('rejects the payment method %o', async (payment) => {
  const { errors } = await server.query(mutation, { input: { bookingId, payment, idempotencyKey: 'payment-0001' } })
  expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  expect(server.gateway.requestsTo(pay)).toEqual([])
})
