import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CancellationQuoted } from '../../__generated__/schema-types.ts'
import { anOrder, bookWithoutErrors } from '../../testing/book-steps.ts'
import {
  cheapest,
  familyAndSingleGuest,
  hudxGroups,
  openHotel,
  quoteCheapest,
  quoteDocument,
  stubHotel,
} from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure } from '../../testing/stub-gateway.ts'
import { aWireView } from '../../testing/booking-factory.ts'
import { encodeBookingId } from '../../bookings/booking-id.ts'

let server: TestServer

beforeAll(async () => {
  // The deadlines are long enough for every call with a response, and short enough to wait for timeouts.
  server = await startServer({ clock: () => new Date('2026-11-21T10:00:00Z'), deadlineScale: 0.04 })
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const readErrorCodes = (errors: { extensions: Record<string, unknown> }[]) =>
  errors.map(({ extensions }) => extensions['code'])
const bookingIdOf = (reference: string) => encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference })

describe('read call without a response', () => {
  const booking = `{ booking(id: "${bookingIdOf('MKH-1')}") { id } }`
  const cancellation = `mutation { quoteCancellation(bookingId: "${bookingIdOf('MKH-1')}") { __typename } }`

  test.each([
    ['the bookings list', '/hotels/reservations', 'silence', '{ bookings { totalCount } }'],
    ['the bookings list, byte by byte', '/hotels/reservations', 'drip', '{ bookings { totalCount } }'],
    ['a booking', '/hotels/viewreservation', 'silence', booking],
    ['a cancellation quote', '/hotels/cancelreservation', 'silence', cancellation],
  ] as const)('times out: %s', async (_, path, kind, document) => {
    server.gateway.respondTo(path, failure(kind))
    expect(readErrorCodes((await server.query(document)).errors)).toEqual(['GATEWAY_TIMEOUT'])
  })

  test('times out while quoting', async () => {
    stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
    server.gateway.respondTo('/hotels/availabities', failure('silence'))
    const { searchId, hotelId, roomGroups } = await openHotel(server, familyAndSingleGuest)
    const { errors } = await server.query(quoteDocument, { input: { searchId, hotelId, rooms: cheapest(roomGroups) } })
    expect(readErrorCodes(errors)).toEqual(['GATEWAY_TIMEOUT'])
  })
})

describe('call that moves money, without a response', () => {
  test('has an unknown outcome and is not retried: reservation', async () => {
    stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
    const quotes = [await quoteCheapest(server), await quoteCheapest(server)]
    server.gateway.respondTo('/hotels/b2breservation', (_request, call) => failure(call === 1 ? 'silence' : 'drip'))
    const results = await Promise.all(
      quotes.map(({ id }, index) => bookWithoutErrors(server, anOrder(id, { idempotencyKey: `checkout-900${index}` }))),
    )
    expect(results).toMatchObject([
      { __typename: 'OutcomeUnknown', clientReference: 'checkout-9000' },
      { __typename: 'OutcomeUnknown', clientReference: 'checkout-9001' },
    ])
    expect(server.gateway.requestsTo('/hotels/b2breservation')).toHaveLength(2)
  })

  test('has an unknown outcome and is not retried: cancellation', async () => {
    const references = ['MKH-1', 'MKH-2']
    server.gateway.respondTo('/hotels/cancelreservation', ({ body }) =>
      enveloped({
        bookingReferenceNo: body['bookingReferenceNo'],
        cancellationStatus: 'Refundable',
        refundAmount: 10,
        bookingPaymentAmount: 10,
      }),
    )
    server.gateway.respondTo('/hotels/viewreservation', ({ body }) =>
      enveloped(aWireView({ bookingReferenceNo: body['bookingReferenceNo'] })),
    )
    server.gateway.respondTo('/hotels/confirmcancelreservation', (_request, call) =>
      failure(call === 1 ? 'silence' : 'drip'),
    )
    const results = await Promise.all(
      references.map(async (reference, index) => {
        const quoteMutation = `mutation { quoteCancellation(bookingId: "${bookingIdOf(reference)}") { ... on CancellationQuoted { quote { id } } } }`
        const { quote }: CancellationQuoted = Object((await server.query(quoteMutation)).data.quoteCancellation)
        const { data } = await server.query(
          `mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) {
            __typename ... on OutcomeUnknown { clientReference }
          } }`,
          { input: { quoteId: quote.id, reason: 'Plans have changed', idempotencyKey: `cancel-900${index}` } },
        )
        return data.confirmCancellation
      }),
    )
    expect(results).toEqual([
      { __typename: 'OutcomeUnknown', clientReference: 'cancel-9000' },
      { __typename: 'OutcomeUnknown', clientReference: 'cancel-9001' },
    ])
    expect(server.gateway.requestsTo('/hotels/confirmcancelreservation')).toHaveLength(2)
  })
})
