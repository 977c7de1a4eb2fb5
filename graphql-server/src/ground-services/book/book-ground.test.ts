import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookGroundServiceInput } from '#src/__generated__/schema-types.ts'
import { aGroundOrder, aGroundQuote, bookedGround, groundCalls, heldGround } from '#src/testing/ground-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { enveloped, failure, refused } from '#src/testing/stub-gateway.ts'

let now: Date
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())

const confirmed = enveloped({ bookingStatus: 'Confirmed', bookingReferenceNo: 'GRD-1', provider: 'umrahholidays' })

/** The view of the booking. */
const aView = (more: object = {}) =>
  enveloped({
    bookingStatus: 'Confirmed',
    paymentStatus: 'PAID',
    reservationNo: 'GRD-1',
    clientReference: 'checkout-0001',
    uoCode: 'U-1',
    uoName: 'Cedar Umrah Services',
    provider: 'umrahholidays',
    category: {
      categoryCode: 'STD',
      categoryName: 'Standard',
      description: 'Airport pick-up.',
      arrivalDate: '2027-01-10',
      quantity: 20,
      grandTotalPrice: 2300,
    },
    additionalServices: [
      { code: 'GUIDE', description: 'Guide', quantity: 1, duration: '3', grandTotalPrice: 437 },
      { code: 'SIM' },
      'odd',
    ],
    travellerDetails: { details: { firstName: 'First', lastName: 'Guest', passportNo: 'NotAvailable' } },
    contactInformation: { email: 'lead@agency.test' },
    paymentInfo: { paidAmount: 2737, refundedAmount: null, currencyCode: 'SAR' },
    price: { grandTotalPrice: 2737, grandTotalTax: 357 },
    cancellation: { eligible: true, availableFrom: null, blockers: [] },
    history: [],
    ...more,
  })

beforeEach(() => {
  server.gateway.reset()
  now = new Date('2026-11-21T09:00:00Z')
  server.gateway.answer('/wallet', enveloped({ walletId: 'W-1', balance: '50000.00' }))
  server.gateway.answer(groundCalls.book, confirmed)
  server.gateway.answer(groundCalls.view, aView())
})

describe('booking ground services', () => {
  test('sends what is held with the lead traveler, and answers with the booking', async () => {
    const order = { passportNumber: 'a1234567', idempotencyKey: 'checkout-0001' }
    expect(await bookedGround(server, aGroundOrder(await aGroundQuote(server), order))).toMatchObject({
      __typename: 'GroundServiceBooked',
      replayed: false,
      booking: {
        reference: 'GRD-1',
        status: 'CONFIRMED',
        clientReference: 'checkout-0001',
        leadName: 'First Guest',
        total: { amount: '2737.00' },
        companyName: 'Cedar Umrah Services',
        packageName: 'Standard',
        arrivalDate: '2027-01-10',
        pilgrimCount: 20,
      },
    })
    const [sent] = server.gateway.asked(groundCalls.book)
    expect(sent?.headers).toMatchObject({ 'idempotency-key': 'checkout-0001' })
    expect(sent?.body).toMatchObject({
      provider: 'UmrahHolidays',
      trackToken: 'TRACK-1',
      price: 2737,
      totalTax: 300,
      authCode: '123456',
      userGroup: 'b2b',
      requestObject: {
        uoCode: 'U-1',
        category: { categoryCode: 'STD', quantity: 20 },
        additionalServices: [{ code: 'GUIDE' }],
        secureTPExtensions: [],
        vatNumber: '300000000000003',
        travellerDetails: { details: { passportNo: 'A1234567', firstName: 'First', nationalityCode: 'ID' } },
      },
    })
  })

  test('answers the same order again with the same booking, without a second call', async () => {
    const order = aGroundOrder(await aGroundQuote(server))
    await bookedGround(server, order)
    expect(await bookedGround(server, order)).toMatchObject({ replayed: true, booking: { reference: 'GRD-1' } })
    expect(await bookedGround(server, { ...order, agentReference: 'other' })).toMatchObject({
      __typename: 'IdempotencyMismatch',
    })
    const read = await server.query('query ($id: ID!) { groundServiceQuote(id: $id) { booking { reference } } }', {
      id: order.quoteId,
    })
    expect(read.data.groundServiceQuote).toEqual({ booking: { reference: 'GRD-1' } })
    expect(server.gateway.asked(groundCalls.book)).toHaveLength(1)
  })

  test('without a clear answer is unknown, and found in the list by its key', async () => {
    server.gateway.answer(groundCalls.book, failure('reset'))
    server.gateway.answer('/hotels/reservations', { results: [], paginationKey: null, supports: ['clientReference'] })
    const order = aGroundOrder(await aGroundQuote(server))
    expect(await bookedGround(server, order)).toMatchObject({ __typename: 'OutcomeUnknown' })
    server.gateway.answer('/hotels/reservations', {
      results: [
        {
          bookingReferenceNo: 'GRD-9',
          status: 'Confirmed',
          bookingType: 3,
          provider: 'umrahholidays',
          clientReference: order.idempotencyKey,
          arrivalDate: '2027-01-10',
        },
      ],
      paginationKey: null,
      supports: ['clientReference'],
    })
    server.gateway.answer(groundCalls.view, aView({ reservationNo: 'GRD-9' }))
    expect(await bookedGround(server, order)).toMatchObject({
      __typename: 'GroundServiceBooked',
      booking: { reference: 'GRD-9' },
    })
    expect(server.gateway.asked(groundCalls.book)).toHaveLength(1)
  })

  test('at another price names both and holds the package at the new one', async () => {
    const quoteId = await aGroundQuote(server)
    server.gateway.answer(groundCalls.book, refused('PRICE_CHANGED'))
    server.gateway.answer(groundCalls.check, (request) =>
      heldGround(request, { category: { categoryCode: 'STD', grandTotalPrice: 2500 } }),
    )
    const changed = await bookedGround(server, aGroundOrder(quoteId))
    expect(changed).toMatchObject({
      __typename: 'PriceChanged',
      previousTotal: { amount: '2737.00' },
      newTotal: { amount: '2937.00' },
    })
    const newQuote = changed.__typename === 'PriceChanged' ? changed.quoteId : ''
    server.gateway.answer(groundCalls.book, confirmed)
    expect(await bookedGround(server, aGroundOrder(newQuote))).toMatchObject({ __typename: 'PriceChanged' })
    const order = aGroundOrder(newQuote, { acceptedTotal: '2937.00' })
    expect(await bookedGround(server, order)).toMatchObject({ __typename: 'GroundServiceBooked' })
  })

  test.each([
    ['NOT_AVAILABLE', { __typename: 'GroundServiceUnavailable', code: 'GROUND_SERVICE_NOT_AVAILABLE' }],
    ['TRACK_TOKEN_EXPIRED', { __typename: 'QuoteExpired' }],
    ['GUESTS_MISMATCH', { __typename: 'InvalidInput', fields: [{ path: 'lead', code: 'FIELD_INVALID' }] }],
    ['SUPPLIER_REFUSED', { __typename: 'BookingRefused' }],
  ])('that the gateway refuses with %s says why', async (code, expected) => {
    server.gateway.answer(groundCalls.book, refused(code))
    expect(await bookedGround(server, aGroundOrder(await aGroundQuote(server)))).toMatchObject(expected)
  })

  test.each<[string, Partial<BookGroundServiceInput>]>([
    ['passportNumber', { passportNumber: 'A-1' }],
    ['lead.email', { lead: { ...aGroundOrder('').lead, email: 'nobody' } }],
    ['vatNumber', { vatNumber: '' }],
    ['payment.account', { payment: { account: {} } }],
  ])('with a wrong %s names it', async (path, changes) => {
    const result = await bookedGround(server, aGroundOrder(await aGroundQuote(server), changes))
    expect(result).toMatchObject({ __typename: 'InvalidInput', fields: [{ path }] })
    expect(server.gateway.asked(groundCalls.book)).toEqual([])
  })

  test('cannot use a quote of another agent', async () => {
    const token = server.pool.token('other@demo.test', { sub: 'other' })
    server.gateway.answer('/hotels/reservations', { results: [], paginationKey: null })
    const result = await bookedGround(server, aGroundOrder(await aGroundQuote(server)), token)
    expect(result).toMatchObject({ __typename: 'QuoteExpired' })
    expect(server.gateway.asked(groundCalls.book)).toEqual([])
  })
})

describe('booked ground services', () => {
  async function bookedId() {
    const result = await bookedGround(server, aGroundOrder(await aGroundQuote(server)))
    return result.__typename === 'GroundServiceBooked' ? result.booking.id : ''
  }

  test('show package, extras, contact and payment', async () => {
    const id = await bookedId()
    const { data, errors } = await server.query(
      `query ($id: ID!) { booking(id: $id) {
        __typename id reference status leadName total { amount }
        details { contact { email } payment { paid { amount } } price { total { amount } } }
        ... on GroundServiceBooking {
          companyName packageName arrivalDate pilgrimCount
          details {
            passportNumber package { code name description } packagePrice { total { amount } }
            extras { code name quantity days price { total { amount } } }
          }
        }
      } }`,
      { id },
    )
    expect(errors).toEqual([])
    expect(data.booking).toEqual({
      __typename: 'GroundServiceBooking',
      id,
      reference: 'GRD-1',
      status: 'CONFIRMED',
      leadName: 'First Guest',
      total: { amount: '2737.00' },
      companyName: 'Cedar Umrah Services',
      packageName: 'Standard',
      arrivalDate: '2027-01-10',
      pilgrimCount: 20,
      details: {
        contact: { email: 'lead@agency.test' },
        payment: { paid: { amount: '2737.00' } },
        price: { total: { amount: '2737.00' } },
        passportNumber: null,
        package: { code: 'STD', name: 'Standard', description: 'Airport pick-up.' },
        packagePrice: { total: { amount: '2300.00' } },
        extras: [
          { code: 'GUIDE', name: 'Guide', quantity: 1, days: 3, price: { total: { amount: '437.00' } } },
          { code: 'SIM', name: 'SIM', quantity: null, days: null, price: null },
        ],
      },
    })
    expect(server.gateway.asked(groundCalls.view).at(-1)?.body).toEqual({
      requestId: 'GRD-1',
      provider: 'umrahholidays',
      cultCode: 'en-US',
    })
  })

  test('are read where the gateway lists the package, and sends numbers as text', async () => {
    const id = await bookedId()
    const category = [{ CategoryCode: 7, categoryName: 'Standard', arrivalDate: '2027-01-11', quantity: '18' }]
    server.gateway.answer(groundCalls.view, aView({ category, additionalServices: null, travellerDetails: 'odd' }))
    const { data } = await server.query(
      `query ($id: ID!) { booking(id: $id) { leadName ... on GroundServiceBooking {
        packageName arrivalDate pilgrimCount details { package { code } packagePrice { total { amount } } extras { code } }
      } } }`,
      { id },
    )
    expect(data.booking).toEqual({
      leadName: null,
      packageName: 'Standard',
      arrivalDate: '2027-01-11',
      pilgrimCount: 18,
      details: { package: { code: '7' }, packagePrice: null, extras: [] },
    })
  })

  test('of another company do not exist', async () => {
    const id = await bookedId()
    server.gateway.answer(groundCalls.view, failure({ status: 404 }))
    const token = server.pool.token('other@demo.test', { sub: 'other' })
    const { data } = await server.query('query ($id: ID!) { booking(id: $id) { id } }', { id }, { token })
    expect(data.booking).toBeNull()
  })

  test('are cancelled by the calls of their product', async () => {
    const id = await bookedId()
    server.gateway.answer(
      groundCalls.quoteCancellation,
      enveloped({ cancellationStatus: 'Refundable', refundAmount: 2000, bookingPaymentAmount: 2737, packageId: 'P-1' }),
    )
    const quoted = await server.query(
      `mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id refund { amount } } } } }`,
      { id },
    )
    const { quoteCancellation: quote } = quoted.data
    expect(quote).toMatchObject({ quote: { refund: { amount: '2000.00' } } })
    server.gateway.answer(groundCalls.cancel, enveloped({ bookingStatus: 'Cancelled', refundAmount: 2000 }))
    server.gateway.answer(groundCalls.view, aView({ bookingStatus: 'Cancelled' }))
    const { data, errors } = await server.query(
      `mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) {
        ... on BookingCancelled { refund { amount } booking { id status } }
      } }`,
      {
        input: {
          quoteId: '__typename' in quote || !('quote' in quote) ? '' : quote.quote.id,
          reason: 'The group travels later',
          idempotencyKey: 'cancel-ground-1',
        },
      },
    )
    expect(errors).toEqual([])
    expect(data.confirmCancellation).toEqual({ refund: { amount: '2000.00' }, booking: { id, status: 'CANCELLED' } })
  })
})
