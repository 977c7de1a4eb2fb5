import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Locale, locales } from '../../locale.ts'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure, refused } from '../../testing/stub-gateway.ts'
import { encodeBookingId } from '../booking-id.ts'

const quotePath = '/hotels/cancelreservation'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({
    clock: () => new Date(time),
    store: createMemoryStore({ now: () => time }),
  })
})
beforeEach(() => {
  time += 24 * 3_600_000
  server.gateway.reset()
})
afterAll(() => server.stop())

const bookingId = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' })

const aQuote = (change: object = {}) => ({
  bookingReferenceNo: 'MKH-7F3K-20418',
  cancellationStatus: 'Partially Refundable',
  refundAmount: 575.25,
  bookingPaymentAmount: 1150.5,
  referenceCode: 'E-PAY-1',
  packageId: 'P-1',
  tpExtensions: [{ key: 'a', value: 'b' }],
  config: [],
  ...change,
})
const quoteMutation = `mutation ($bookingId: ID!) { quoteCancellation(bookingId: $bookingId) {
  __typename
  ... on CancellationQuoted { quote { id expiresAt paid { amount currency } refund { amount } penalty { amount } } }
  ... on CancellationBlocked { code message retryAt visaApplicationId }
} }`
const quote = async (options: { token?: string; locale?: Locale } = {}) => {
  const { data, errors } = await server.query(quoteMutation, { bookingId }, options)
  expect(errors).toEqual([])
  return data.quoteCancellation
}

describe('quoteCancellation', () => {
  test('returns the payment, refund and penalty, and makes no other call', async () => {
    server.gateway.respondTo(quotePath, enveloped(aQuote()))
    expect(await quote({ locale: 'tr-TR' })).toEqual({
      __typename: 'CancellationQuoted',
      quote: {
        id: expect.stringMatching(/^[\w-]{22}$/),
        expiresAt: new Date(time + 600_000).toISOString(),
        paid: { amount: '1150.50', currency: 'SAR' },
        refund: { amount: '575.25' },
        penalty: { amount: '575.25' },
      },
    })
    expect(server.gateway.requests.map(({ path, body }) => [path, body])).toEqual([
      [quotePath, { bookingReferenceNo: 'MKH-7F3K-20418', provider: 'agoda', cultCode: 'tr-TR' }],
    ])
  })

  test.each([
    [60_000, 60_000],
    [3_600_000, 600_000],
  ])(
    'returns a quote that is valid for the shorter of the gateway’s %i ms and ten minutes: %i ms',
    async (gatewayMs, validMs) => {
      server.gateway.respondTo(quotePath, enveloped(aQuote({ expiresAt: new Date(time + gatewayMs).toISOString() })))
      expect(await quote()).toMatchObject({ quote: { expiresAt: new Date(time + validMs).toISOString() } })
    },
  )

  test.each([
    ['None Refundable', aQuote({ cancellationStatus: 'None Refundable', refundAmount: 0 }), 'CANCEL_NON_REFUNDABLE'],
    ['errors with a status', aQuote({ errors: [{ code: 'E1' }] }), 'CANCEL_NOT_ELIGIBLE'],
    ['an unfinished cancellation', aQuote({ errors: [{ code: 'cancelInProgress' }] }), 'CANCEL_IN_PROGRESS'],
  ])('returns CancellationBlocked for %s', async (_, wire, code) => {
    server.gateway.respondTo(quotePath, enveloped(wire))
    expect(await quote()).toMatchObject({
      __typename: 'CancellationBlocked',
      code,
      retryAt: null,
      visaApplicationId: null,
    })
  })

  test.each([
    ['no amounts', { refundAmount: undefined, bookingPaymentAmount: undefined }, null, null],
    ['no payment', { bookingPaymentAmount: null }, null, { amount: '575.25' }],
    ['a refund above the payment', { refundAmount: 1150.51 }, { amount: '1150.50', currency: 'SAR' }, null],
    ['a refund that is not a number', { refundAmount: 'all' }, { amount: '1150.50', currency: 'SAR' }, null],
    [
      'no status and no amounts',
      { cancellationStatus: '', refundAmount: null, bookingPaymentAmount: null },
      null,
      null,
    ],
  ])('returns a quote for %s, with null for missing and impossible amounts', async (_, change, paid, refund) => {
    server.gateway.respondTo(quotePath, enveloped(aQuote(change)))
    expect(await quote()).toMatchObject({ __typename: 'CancellationQuoted', quote: { paid, refund, penalty: null } })
  })

  test.each(locales)('returns NOT_SUPPORTED for a gateway that does not support cancellations (%s)', async (locale) => {
    const result = await quote({ locale })
    expect(result).toMatchObject({ __typename: 'CancellationBlocked', code: 'NOT_SUPPORTED' })
  })

  test.each(locales)('says in %s when to retry if the waiting time is not over', async (locale) => {
    server.gateway.respondTo(quotePath, refused('waitTimeError', { availableFrom: '2026-11-21T10:05:00Z' }))
    const result = await quote({ locale })
    expect(result).toMatchObject({ code: 'CANCEL_WAIT_TIME', retryAt: '2026-11-21T10:05:00.000Z' })
    expect(Object(result).message).toMatch(/13[:.]05/)
  })

  test('returns the visa application that uses the booking', async () => {
    server.gateway.respondTo(quotePath, refused('cancelVisaError', { visaApplicationId: 'V-20' }))
    expect(await quote()).toMatchObject({ code: 'CANCEL_USED_IN_VISA', visaApplicationId: 'V-20' })
  })

  test.each([
    ['waitTimeError', { availableFrom: '2026-11-21T10:05:00Z' }, { retryAt: '2026-11-21T10:05:00.000Z' }],
    ['cancelVisaError', { visaApplicationId: 'V-20' }, { visaApplicationId: 'V-20' }],
  ])('returns the details from the problem response %s', async (code, extraDetails, details) => {
    const headers = { 'content-type': 'application/problem+json' }
    server.gateway.respondTo(
      quotePath,
      failure({ status: 409, body: { title: 'Conflict', code, extraDetails }, headers }),
    )
    expect(await quote()).toMatchObject({ __typename: 'CancellationBlocked', ...details })
  })

  test('returns NOT_FOUND for a booking that does not exist, belongs to another company or has a malformed id', async () => {
    server.gateway.respondTo(quotePath, refused('NOT_FOUND'))
    const responses = await Promise.all(
      [bookingId, encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'OTHER' }), 'no id'].map(
        (id) => server.query(quoteMutation, { bookingId: id }),
      ),
    )
    const results = responses.map(({ data, errors }) => ({
      data,
      errors: errors.map(({ message, path, extensions }) => ({ message, path, code: extensions['code'] })),
    }))
    expect(results[0]?.errors[0]?.code).toBe('NOT_FOUND')
    expect(results.slice(1)).toEqual([results[0], results[0]])
  })

  test.each([
    ['for another booking', enveloped(aQuote({ bookingReferenceNo: 'OTHER' })), 'GATEWAY_BAD_RESPONSE'],
    ['that is HTML', failure('html'), 'GATEWAY_BAD_RESPONSE'],
    ['that is a list', [], 'GATEWAY_BAD_RESPONSE'],
  ])('returns an error if the gateway returns a quote %s', async (_, response, code) => {
    server.gateway.respondTo(quotePath, response)
    const { errors } = await server.query(quoteMutation, { bookingId })
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([code])
  })
})
