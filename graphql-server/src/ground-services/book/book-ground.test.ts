import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aGroundOrder, aGroundQuote, bookGround, groundCalls } from '#src/testing/ground-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { enveloped, failure } from '#src/testing/stub-gateway.ts'

let now: Date
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())

const confirmed = enveloped({ bookingStatus: 'Confirmed', bookingReferenceNo: 'GRD-1', provider: 'umrahholidays' })

/** Returns the gateway's view of the booking. */
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
  server.gateway.respondTo('/wallet', enveloped({ walletId: 'W-1', balance: '50000.00' }))
  server.gateway.respondTo(groundCalls.book, confirmed)
  server.gateway.respondTo(groundCalls.view, aView())
})

describe('bookGroundService', () => {
  test('sends the hold with the lead traveler, and returns the booking', async () => {
    const order = { passportNumber: 'a1234567', idempotencyKey: 'checkout-0001' }
    expect(await bookGround(server, aGroundOrder(await aGroundQuote(server), order))).toMatchObject({
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
    const [sent] = server.gateway.requestsTo(groundCalls.book)
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

  test('reports an invalid passport number', async () => {
    const result = await bookGround(server, aGroundOrder(await aGroundQuote(server), { passportNumber: 'A-1' }))
    expect(result).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'passportNumber' }] })
    expect(server.gateway.requestsTo(groundCalls.book)).toEqual([])
  })
})

describe('ground services booking', () => {
  async function bookAndReadId() {
    const result = await bookGround(server, aGroundOrder(await aGroundQuote(server)))
    return result.__typename === 'GroundServiceBooked' ? result.booking.id : ''
  }

  test('shows the package, extras, contact and payment', async () => {
    const id = await bookAndReadId()
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
    expect(server.gateway.requestsTo(groundCalls.view).at(-1)?.body).toEqual({
      requestId: 'GRD-1',
      provider: 'umrahholidays',
      cultCode: 'en-US',
    })
  })

  test('is readable even if the gateway sends the package in a list and numbers as strings', async () => {
    const id = await bookAndReadId()
    const category = [{ CategoryCode: 7, categoryName: 'Standard', arrivalDate: '2027-01-11', quantity: '18' }]
    server.gateway.respondTo(groundCalls.view, aView({ category, additionalServices: null, travellerDetails: 'odd' }))
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

  test('is null for another company', async () => {
    const id = await bookAndReadId()
    server.gateway.respondTo(groundCalls.view, failure({ status: 404 }))
    const token = server.pool.token('other@demo.test', { sub: 'other' })
    const { data } = await server.query('query ($id: ID!) { booking(id: $id) { id } }', { id }, { token })
    expect(data.booking).toBeNull()
  })
})
