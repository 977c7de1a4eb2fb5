import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Query } from '../__generated__/schema-types.ts'
import { anOrder, bookWithoutErrors } from '../testing/book-steps.ts'
import { aWireView } from '../testing/booking-factory.ts'
import { aGroundOrder, aGroundQuote, bookGround, groundCalls, heldGround } from '../testing/ground-steps.ts'
import { availability, familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../testing/quote-steps.ts'
import { aRideOrder, aRideQuote, bookRide, heldRide, rideCalls, vehiclesIn } from '../testing/ride-steps.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { type StubRequest, enveloped, failure, refused } from '../testing/stub-gateway.ts'

// Checkout behavior common to all products. Product-specific requests and responses are tested in the product's folder; refusals and repeated
// orders are tested with hotels in the other files of this folder.

type Order = { quoteId: string; idempotencyKey: string }
type BookResult = { __typename?: string; quoteId?: string; booking?: { id: string } }

type ProductCase = {
  calls: { check: string; book: string; view: string; quoteCancellation: string; cancel: string }
  bookingType: number
  provider: string
  quote: (server: TestServer) => Promise<string>
  order: (quoteId: string, changes?: object) => Order
  book: (server: TestServer, order: never, token?: string) => Promise<BookResult>
  view: (changes?: object) => object
  quoteField: keyof Query & `${string}Quote`
  bookedTypename: string
  unavailableResult: { __typename: string; code: string }
  travelersPath: string
  total: string
  /** The availability response at a higher price. */
  respondAtHigherPrice: (request: StubRequest) => unknown
  newTotal: string
}

const serviceView = (changes: object) => ({
  bookingStatus: 'Confirmed',
  paymentStatus: 'PAID',
  provider: 'umrahholidays',
  travellerDetails: { details: { firstName: 'First', lastName: 'Guest', passportNo: 'NotAvailable' } },
  cancellation: { eligible: true, availableFrom: null, blockers: [] },
  ...changes,
})

const roomsAtHigherPrice = () =>
  hudxGroups(familyAndSingleGuest).map((group) => {
    const [room] = Object(group).rooms
    return { ...group, rooms: [{ ...room, roomRates: [room.roomRates[1]] }] }
  })

const products: Record<string, ProductCase> = {
  'a hotel': {
    calls: {
      check: '/hotels/availabities',
      book: '/hotels/b2breservation',
      view: '/hotels/viewreservation',
      quoteCancellation: '/hotels/cancelreservation',
      cancel: '/hotels/confirmcancelreservation',
    },
    bookingType: 1,
    provider: 'hudxconnect',
    quote: async (server) => {
      stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
      return (await quoteCheapest(server)).id
    },
    order: (quoteId, changes) => anOrder(quoteId, { idempotencyKey: crypto.randomUUID(), ...changes }),
    book: (server, order, token) => bookWithoutErrors(server, order, token === undefined ? {} : { token }),
    view: (changes = {}) => aWireView({ provider: 'hudxconnect', clientReference: undefined, ...changes }),
    quoteField: 'hotelQuote',
    bookedTypename: 'HotelBooked',
    unavailableResult: { __typename: 'HotelUnavailable', code: 'HOTEL_NOT_AVAILABLE' },
    travelersPath: 'guests',
    total: '427.04',
    respondAtHigherPrice: (request) => availability(request, { roomGroups: roomsAtHigherPrice() }),
    newTotal: '647.04',
  },
  'a ride': {
    calls: rideCalls,
    bookingType: 2,
    provider: 'umrahholidays',
    quote: aRideQuote,
    order: aRideOrder,
    book: bookRide,
    view: (changes = {}) => serviceView({ startDate: '2027-01-10', ...changes }),
    quoteField: 'transportQuote',
    bookedTypename: 'TransportBooked',
    unavailableResult: { __typename: 'TransportUnavailable', code: 'TRANSPORT_NOT_AVAILABLE' },
    travelersPath: 'lead',
    total: '920.00',
    respondAtHigherPrice: ({ body }) => {
      const [type] = vehiclesIn(body)
      const [category] = type?.categories ?? []
      return heldRide({ body }, { vehicleTypes: [{ ...type, categories: [{ ...category, grandTotalPrice: 400 }] }] })
    },
    newTotal: '1030.00',
  },
  'ground services': {
    calls: groundCalls,
    bookingType: 3,
    provider: 'umrahholidays',
    quote: aGroundQuote,
    order: aGroundOrder,
    book: bookGround,
    view: (changes = {}) => serviceView({ category: { arrivalDate: '2027-01-10' }, ...changes }),
    quoteField: 'groundServiceQuote',
    bookedTypename: 'GroundServiceBooked',
    unavailableResult: { __typename: 'GroundServiceUnavailable', code: 'GROUND_SERVICE_NOT_AVAILABLE' },
    travelersPath: 'lead',
    total: '2737.00',
    respondAtHigherPrice: (request) =>
      heldGround(request, { category: { categoryCode: 'STD', grandTotalPrice: 2500 } }),
    newTotal: '2937.00',
  },
}

let now: Date
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())

describe.each(Object.entries(products))('checkout of %s', (_, product) => {
  const { calls, bookingType, provider, order } = product
  const book = (input: Order, token?: string) => product.book(server, input as never, token)
  const confirmed = enveloped({ bookingStatus: 'Confirmed', bookingReferenceNo: 'B-1', provider })
  const reservationRequests = () => server.gateway.requestsTo(calls.book)

  beforeEach(() => {
    server.gateway.reset()
    now = new Date('2026-11-21T09:00:00Z')
    server.gateway.respondTo('/wallet', enveloped({ walletId: 'W-1', balance: '50000.00' }))
    server.gateway.respondTo('/hotels/reservations', { results: [], paginationKey: null })
    server.gateway.respondTo(calls.book, confirmed)
    server.gateway.respondTo(calls.view, enveloped(product.view({ reservationNo: 'B-1', bookingReferenceNo: 'B-1' })))
  })

  test('returns the same booking for a repeated order, without a second call', async () => {
    const input = order(await product.quote(server))
    expect(await book(input)).toMatchObject({
      __typename: product.bookedTypename,
      replayed: false,
      booking: { reference: 'B-1' },
    })
    expect(await book(input)).toMatchObject({ replayed: true, booking: { reference: 'B-1' } })
    expect(await book({ ...input, agentReference: 'other' } as Order)).toMatchObject({
      __typename: 'IdempotencyMismatch',
    })
    const { data } = await server.query(
      `query ($id: ID!) { ${product.quoteField}(id: $id) { booking { reference } } }`,
      {
        id: input.quoteId,
      },
    )
    expect(data[product.quoteField]).toEqual({ booking: { reference: 'B-1' } })
    expect(reservationRequests()).toHaveLength(1)
  })

  test('returns an unknown outcome for an unclear response, and finds the booking in the list by its key', async () => {
    server.gateway.respondTo(calls.book, failure('reset'))
    const input = order(await product.quote(server))
    expect(await book(input)).toMatchObject({ __typename: 'OutcomeUnknown', clientReference: input.idempotencyKey })
    const { idempotencyKey: clientReference } = input
    const row = { bookingReferenceNo: 'B-9', status: 'Confirmed', bookingType, provider, clientReference }
    server.gateway.respondTo('/hotels/reservations', { results: [row], paginationKey: null })
    server.gateway.respondTo(calls.view, enveloped(product.view({ reservationNo: 'B-9', bookingReferenceNo: 'B-9' })))
    now = new Date(now.getTime() + 60_000)
    expect(await book(input)).toMatchObject({ __typename: product.bookedTypename, booking: { reference: 'B-9' } })
    expect(reservationRequests()).toHaveLength(1)
  })

  test('returns both totals when the price has changed, and holds the service at the new price', async () => {
    const quoteId = await product.quote(server)
    server.gateway.respondTo(calls.book, refused('PRICE_CHANGED'))
    server.gateway.respondTo(calls.check, product.respondAtHigherPrice)
    const changed = await book(order(quoteId))
    expect(changed).toMatchObject({
      __typename: 'PriceChanged',
      previousTotal: { amount: product.total },
      newTotal: { amount: product.newTotal },
    })
    server.gateway.respondTo(calls.book, confirmed)
    const { quoteId: newQuote = '' } = changed
    expect(await book(order(newQuote))).toMatchObject({ __typename: 'PriceChanged' })
    expect(await book(order(newQuote, { acceptedTotal: product.newTotal }))).toMatchObject({
      __typename: product.bookedTypename,
    })
  })

  test.each([
    ['NOT_AVAILABLE', product.unavailableResult],
    ['TRACK_TOKEN_EXPIRED', { __typename: 'QuoteExpired' }],
    ['GUESTS_MISMATCH', { __typename: 'InvalidInput', fields: [{ path: product.travelersPath }] }],
    ['SUPPLIER_REFUSED', { __typename: 'BookingRefused' }],
  ])('maps the gateway’s refusal %s', async (code, expected) => {
    server.gateway.respondTo(calls.book, refused(code))
    expect(await book(order(await product.quote(server)))).toMatchObject(expected)
  })

  test.each([
    ['vatNumber', { vatNumber: '' }],
    ['lead.email', { lead: { ...aRideOrder('').lead, email: 'nobody' } }],
    ['payment.account', { payment: { account: {} } }],
  ])('reports an invalid %s and sends nothing', async (path, changes) => {
    expect(await book(order(await product.quote(server), changes))).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path }],
    })
    expect(reservationRequests()).toEqual([])
  })

  test('rejects another agent’s quote', async () => {
    const token = server.pool.token('other@demo.test', { sub: 'other' })
    expect(await book(order(await product.quote(server)), token)).toMatchObject({ __typename: 'QuoteExpired' })
    expect(reservationRequests()).toEqual([])
  })

  test('allows cancellation with the product’s own calls', async () => {
    const { booking } = await book(order(await product.quote(server)))
    const quote = { cancellationStatus: 'Refundable', refundAmount: 80, bookingPaymentAmount: 100, packageId: 'P-1' }
    server.gateway.respondTo(calls.quoteCancellation, enveloped(quote))
    const quoted = await server.query(
      `mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id } } } }`,
      { id: booking?.id },
    )
    const { quote: cancellation } = quoted.data.quoteCancellation as unknown as { quote: { id: string } }
    server.gateway.respondTo(calls.cancel, enveloped({ bookingStatus: 'Cancelled', refundAmount: 80 }))
    const view = product.view({ reservationNo: 'B-1', bookingReferenceNo: 'B-1', bookingStatus: 'Cancelled' })
    server.gateway.respondTo(calls.view, enveloped(view))
    const { data, errors } = await server.query(
      `mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) {
        ... on BookingCancelled { refund { amount } booking { id status } }
      } }`,
      { input: { quoteId: cancellation.id, reason: 'The group travels later', idempotencyKey: crypto.randomUUID() } },
    )
    expect(errors).toEqual([])
    expect(data.confirmCancellation).toEqual({
      refund: { amount: '80.00' },
      booking: { id: booking?.id, status: 'CANCELLED' },
    })
    expect(server.gateway.requestsTo(calls.cancel)).toHaveLength(1)
  })
})
