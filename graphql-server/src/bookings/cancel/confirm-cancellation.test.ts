import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookingCancelled, CancellationQuoted } from '../../__generated__/schema-types.ts'
import type { Locale } from '../../locale.ts'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure, refused } from '../../testing/stub-gateway.ts'
import { aWireRow, aWireView } from '../../testing/booking-factory.ts'
import { encodeBookingId } from '../booking-id.ts'

const reservations = '/hotels/reservations'
const view = '/hotels/viewreservation'
const quotePath = '/hotels/cancelreservation'
const confirmPath = '/hotels/confirmcancelreservation'

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
const cancelledResponse = (change: object = {}) =>
  enveloped({ bookingReferenceNo: 'MKH-7F3K-20418', bookingStatus: 'Cancelled', refundAmount: 575.25, ...change })
const cancelledView = (change: object = {}) =>
  enveloped(
    aWireView({
      bookingStatus: 'Cancelled',
      paymentInfo: { paidAmount: 1150.5, refundedAmount: 575.25, currencyCode: 'SAR' },
      ...change,
    }),
  )

const quoteMutation = `mutation ($bookingId: ID!) { quoteCancellation(bookingId: $bookingId) {
  __typename
  ... on CancellationQuoted { quote { id expiresAt paid { amount currency } refund { amount } penalty { amount } } }
  ... on CancellationBlocked { code message retryAt visaApplicationId }
} }`
const confirmMutation = `mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) {
  __typename
  ... on BookingCancelled { booking { id reference status } refund { amount } replayed }
  ... on UserError { code message }
  ... on CancellationBlocked { retryAt supplierText }
  ... on OutcomeUnknown { clientReference }
  ... on InvalidInput { fields { path code message } }
} }`

const quote = async (options: { token?: string; locale?: Locale } = {}) => {
  const { data, errors } = await server.query(quoteMutation, { bookingId }, options)
  expect(errors).toEqual([])
  return data.quoteCancellation
}
const createQuote = async (wire: object = aQuote()) => {
  server.gateway.respondTo(quotePath, enveloped(wire))
  const result: CancellationQuoted = Object(await quote())
  return result.quote.id
}
const input = (quoteId: string, change: object = {}) => ({
  input: { quoteId, reason: 'Group has changed its dates', idempotencyKey: 'cancel-0001', ...change },
})
const confirmCancellation = async (variables: object, options: { token?: string; locale?: Locale } = {}) => {
  const { data, errors } = await server.query(confirmMutation, variables, options)
  expect(errors).toEqual([])
  return data.confirmCancellation
}

describe('confirmCancellation', () => {
  test('sends the quote to the gateway unchanged with the reason, once, and returns the updated booking', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, cancelledView())
    expect(
      await confirmCancellation(input(quoteId, { reason: '  Group has\nchanged its dates ' }), { locale: 'ar-SA' }),
    ).toEqual({
      __typename: 'BookingCancelled',
      booking: { id: bookingId, reference: 'MKH-7F3K-20418', status: 'CANCELLED' },
      refund: { amount: '575.25' },
      replayed: false,
    })
    const sent = server.gateway.requestsTo(confirmPath)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers['idempotency-key']).toBe('cancel-0001')
    expect(sent[0]?.body).toEqual({
      provider: 'agoda',
      cultCode: 'ar-SA',
      packageId: 'P-1',
      requestObject: { ...aQuote(), cancellationReason: 'Group has changed its dates' },
    })
  })

  test('adds the booking reference if the quote does not include it', async () => {
    const wire = { cancellationStatus: 'Refundable', refundAmount: 100 }
    const quoteId = await createQuote(wire)
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, cancelledView())
    await confirmCancellation(input(quoteId))
    expect(server.gateway.requestsTo(confirmPath)[0]?.body).toMatchObject({
      requestObject: { ...wire, bookingReferenceNo: 'MKH-7F3K-20418' },
    })
  })

  test('returns success even if the booking cannot be read afterward', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, failure({ status: 500 }))
    expect(await confirmCancellation(input(quoteId))).toMatchObject({
      __typename: 'BookingCancelled',
      booking: { reference: 'MKH-7F3K-20418', status: 'CANCELLED' },
      refund: { amount: '575.25' },
    })
  })

  test('shows the booking as cancelled while its view lags behind', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, enveloped(aWireView()))
    server.gateway.respondTo(reservations, { results: [aWireRow()], paginationKey: null })
    expect(await confirmCancellation(input(quoteId))).toMatchObject({
      __typename: 'BookingCancelled',
      booking: { status: 'CANCELLED' },
    })
    const { data } = await server.query(`{
      bookings { items { status paymentStatus cancellation { eligible } } }
    }`)
    expect(data.bookings.items).toEqual([
      { status: 'CANCELLED', paymentStatus: null, cancellation: { eligible: false } },
    ])
  })

  test('shows the new payment status while the list still has the old one', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, cancelledView({ paymentStatus: 'PARTLY_REFUNDED' }))
    server.gateway.respondTo(reservations, { results: [aWireRow()], paginationKey: null })
    await confirmCancellation(input(quoteId))
    const { data } = await server.query('{ bookings { items { paymentStatus } } }')
    expect(data.bookings.items).toEqual([{ paymentStatus: 'PARTLY_REFUNDED' }])
  })

  test('includes the quoted refund in the monthly totals while the view lags behind', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, enveloped(aWireView()))
    const createdAt = new Date(time).toISOString()
    server.gateway.respondTo(reservations, { results: [aWireRow({ createdAt })], paginationKey: null })
    await confirmCancellation(input(quoteId))
    const { data } = await server.query('{ agenda { month { refunded { money { amount } notStated } } } }')
    expect(data.agenda.month.refunded).toEqual({ money: { amount: '575.25' }, notStated: 0 })
  })

  test.each([
    ['returns no refund either', { refundAmount: null }, null],
    ['returns the refund', { refundAmount: 400 }, { amount: '400.00' }],
  ])('succeeds without a quoted refund if the gateway then %s', async (_, change, refund) => {
    const quoteId = await createQuote(aQuote({ refundAmount: undefined, bookingPaymentAmount: undefined }))
    server.gateway.respondTo(confirmPath, cancelledResponse(change))
    server.gateway.respondTo(view, cancelledView())
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'BookingCancelled', refund })
  })

  test('refreshes the bookings list', async () => {
    const list = '{ bookings { items { status } } }'
    server.gateway.respondTo(reservations, { results: [aWireRow()], paginationKey: null })
    await server.query(list)
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, cancelledView())
    await confirmCancellation(input(quoteId))
    server.gateway.respondTo(reservations, { results: [aWireRow({ status: 'Cancelled' })], paginationKey: null })
    expect((await server.query(list)).data.bookings.items).toEqual([{ status: 'CANCELLED' }])
  })

  test('reports every invalid field and does not use up the quote', async () => {
    const quoteId = await createQuote()
    const result = await confirmCancellation(input(quoteId, { reason: 'no', idempotencyKey: 'a b' }), {
      locale: 'id-ID',
    })
    expect(result).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'reason', code: 'FIELD_TOO_SHORT', message: 'Gunakan minimal 3 karakter.' },
        { path: 'idempotencyKey', code: 'FIELD_INVALID' },
      ],
    })
    server.gateway.respondTo(confirmPath, cancelledResponse())
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'BookingCancelled' })
  })

  test('returns QUOTE_EXPIRED without a call to the gateway if the quote is expired, unknown or another agent’s', async () => {
    const quoteId = await createQuote()
    const otherAgents = await confirmCancellation(input(quoteId), { token: server.pool.token('partner@demo.test') })
    const unknown = await confirmCancellation(input('unknown', { idempotencyKey: 'cancel-0002' }))
    time += 600_001
    const expired = await confirmCancellation(input(quoteId, { idempotencyKey: 'cancel-0003' }))
    expect(otherAgents).toMatchObject({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED' })
    expect([unknown, expired]).toEqual([otherAgents, otherAgents])
    expect(server.gateway.requestsTo(confirmPath)).toEqual([])
  })

  test('keeps the quote valid after an attempt by another agent', async () => {
    const quoteId = await createQuote()
    await confirmCancellation(input(quoteId), { token: server.pool.token('partner@demo.test') })
    server.gateway.respondTo(confirmPath, cancelledResponse())
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'BookingCancelled' })
  })
})

describe('confirmCancellation with a repeated key', () => {
  test('returns the same result without a second call', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, cancelledView())
    const first = await confirmCancellation(input(quoteId))
    expect(await confirmCancellation(input(quoteId))).toEqual({ ...Object(first), replayed: true })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })

  test('returns the same refusal without a second call', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, refused('cancelVisaError', { visaApplicationId: 'V-1' }))
    const first = await confirmCancellation(input(quoteId))
    expect(first).toMatchObject({ __typename: 'CancellationBlocked', code: 'CANCEL_USED_IN_VISA' })
    expect(await confirmCancellation(input(quoteId))).toEqual(first)
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })

  test('makes one call and returns twenty equal results for twenty parallel requests', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    server.gateway.respondTo(view, cancelledView())
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        confirmCancellation(input(quoteId, { idempotencyKey: `cancel-1${index % 2}00` })),
      ),
    )
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
    const cancelled = { __typename: 'BookingCancelled', refund: { amount: '575.25' } }
    expect(results).toEqual(results.map(() => expect.objectContaining(cancelled)))
    expect(results.filter((result) => !Object(result).replayed)).toHaveLength(1)
  })

  test('returns IdempotencyMismatch for another reason or quote', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, cancelledResponse())
    await confirmCancellation(input(quoteId))
    const otherQuoteId = await createQuote()
    expect(await confirmCancellation(input(quoteId, { reason: 'Another one' }))).toMatchObject({
      __typename: 'IdempotencyMismatch',
    })
    expect(await confirmCancellation(input(otherQuoteId))).toMatchObject({ __typename: 'IdempotencyMismatch' })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })
})

describe('confirmCancellation without a clear response', () => {
  const unclearResponses: [string, unknown][] = [
    ['a closed connection', failure('reset')],
    ['a connection closed in the body', failure('reset in body')],
    ['HTML', failure('html')],
    ['a truncated body', failure('truncated')],
    ['an empty body', failure('empty')],
    ['a redirect', failure('redirect')],
    ['HTTP 500', failure({ status: 500, body: refused('waitTimeError') })],
    ['a different status', cancelledResponse({ bookingStatus: 'Pending' })],
    ['no status', cancelledResponse({ bookingStatus: null })],
    ['a different reference', cancelledResponse({ bookingReferenceNo: 'OTHER' })],
    ['an error with the status', { ...cancelledResponse(), errors: [{ code: 'E1', message: 'later' }] }],
  ]

  test.each(unclearResponses)('returns success if the booking is cancelled after %s', async (_, response) => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, () => response)
    server.gateway.respondTo(view, cancelledView())
    expect(await confirmCancellation(input(quoteId))).toMatchObject({
      __typename: 'BookingCancelled',
      refund: { amount: '575.25' },
    })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })

  test.each(unclearResponses)(
    'returns an unknown outcome if the booking is not cancelled after %s',
    async (_, response) => {
      const quoteId = await createQuote()
      server.gateway.respondTo(confirmPath, () => response)
      server.gateway.respondTo(view, enveloped(aWireView()))
      expect(await confirmCancellation(input(quoteId))).toMatchObject({
        __typename: 'OutcomeUnknown',
        clientReference: 'cancel-0001',
      })
      expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
    },
  )

  test('returns an unknown outcome while a cancellation is in progress', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, refused('cancelInProgress'))
    server.gateway.respondTo(view, enveloped(aWireView()))
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'OutcomeUnknown' })
  })

  test('expires the quote if the booking is not cancelled after the maximum call duration', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, failure('reset'))
    server.gateway.respondTo(view, enveloped(aWireView()))
    await confirmCancellation(input(quoteId))
    time += 60_000
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'OutcomeUnknown' })
    time += 60_000
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'QuoteExpired' })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })

  test('returns a refusal if the booking history shows that the supplier refused after the call', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, failure('reset'))
    const refuseAt = (secondsFromNow: number) => {
      const at = new Date(time + secondsFromNow * 1000).toISOString()
      const history = [{ at, kind: 'CANCEL_REFUSED', actorKind: 'SUPPLIER', note: 'Fully booked.' }]
      server.gateway.respondTo(view, enveloped(aWireView({ history })))
    }
    refuseAt(-60)
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'OutcomeUnknown' })
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'OutcomeUnknown' })
    refuseAt(5)
    expect(await confirmCancellation(input(quoteId))).toMatchObject({
      code: 'CANCEL_REFUSED',
      supplierText: 'Fully booked.',
    })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })

  test('returns an unknown outcome while the supplier is processing the cancellation', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, failure('reset'))
    const cancellation = { eligible: false, blockers: [{ code: 'cancelInProgress' }] }
    server.gateway.respondTo(view, enveloped(aWireView({ cancellation })))
    await confirmCancellation(input(quoteId))
    time += 120_000
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'OutcomeUnknown' })
  })

  test('sends one call and finds the outcome by rereading the booking', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, failure('reset'))
    server.gateway.respondTo(view, failure({ status: 503 }))
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'OutcomeUnknown' })
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'OutcomeUnknown' })
    expect(await confirmCancellation(input(quoteId, { idempotencyKey: 'cancel-0009' }))).toMatchObject({
      __typename: 'OutcomeUnknown',
      clientReference: 'cancel-0001',
    })
    server.gateway.respondTo(view, cancelledView())
    const result: BookingCancelled = Object(await confirmCancellation(input(quoteId)))
    expect(result).toMatchObject({ __typename: 'BookingCancelled', refund: { amount: '575.25' } })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })
})

describe('confirmCancellation refused by the gateway', () => {
  test.each([
    [
      'waitTimeError',
      { availableFrom: '2026-11-21T10:05:00Z' },
      { code: 'CANCEL_WAIT_TIME', retryAt: '2026-11-21T10:05:00.000Z' },
    ],
    ['cancelVisaError', {}, { code: 'CANCEL_USED_IN_VISA' }],
    ['nonRefundable', {}, { code: 'CANCEL_NON_REFUNDABLE' }],
    ['notEligible', {}, { code: 'CANCEL_NOT_ELIGIBLE' }],
    ['SUPPLIER_REFUSED', {}, { code: 'CANCEL_REFUSED' }],
    ['NOT_FOUND', {}, { code: 'CANCEL_NOT_ELIGIBLE' }],
    ['SOMETHING_NEW', {}, { code: 'CANCEL_NOT_ELIGIBLE' }],
    ['QUOTE_EXPIRED', {}, { __typename: 'QuoteExpired' }],
    ['QUOTE_USED', {}, { __typename: 'QuoteExpired' }],
    ['IDEMPOTENCY_MISMATCH', {}, { __typename: 'IdempotencyMismatch' }],
  ])('maps the refusal code %s to a result', async (code, details, expected) => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, refused(code, details))
    server.gateway.respondTo(view, enveloped(aWireView()))
    expect(await confirmCancellation(input(quoteId))).toMatchObject(expected)
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })

  test('returns the supplier’s reason for a refusal', async () => {
    const quoteId = await createQuote()
    const reason = 'No cancellations in the last ten days of Ramadan.'
    server.gateway.respondTo(confirmPath, refused('SUPPLIER_REFUSED', {}, reason))
    expect(await confirmCancellation(input(quoteId), { locale: 'id-ID' })).toMatchObject({
      __typename: 'CancellationBlocked',
      message:
        'Supplier menolak pembatalan pesanan ini. Pesanan tetap terkonfirmasi dan tidak ada dana yang dikembalikan.',
      supplierText: reason,
    })
  })

  test('returns success if an earlier call has already cancelled the booking', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, refused('QUOTE_USED'))
    server.gateway.respondTo(view, cancelledView())
    expect(await confirmCancellation(input(quoteId))).toMatchObject({
      __typename: 'BookingCancelled',
      refund: { amount: '575.25' },
    })
  })

  test('returns an unknown outcome for an unknown refusal code if the booking cannot be read', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, refused('SUPPLIER_TIMEOUT'))
    server.gateway.respondTo(view, failure({ status: 503 }))
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'OutcomeUnknown' })
  })

  test('keeps the quote and the key valid if the gateway rejects the call without processing it', async () => {
    const quoteId = await createQuote()
    server.gateway.respondTo(confirmPath, failure({ status: 429 }))
    const { errors } = await server.query(confirmMutation, input(quoteId))
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['RATE_LIMITED'])
    server.gateway.respondTo(confirmPath, cancelledResponse())
    expect(await confirmCancellation(input(quoteId))).toMatchObject({ __typename: 'BookingCancelled' })
  })
})
