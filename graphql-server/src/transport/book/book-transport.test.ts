import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BookTransportInput } from '#src/__generated__/schema-types.ts'
import { aRideOrder, aRideQuote, bookRide, rideCalls, vehiclesIn } from '#src/testing/ride-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { enveloped, withHeaders } from '#src/testing/stub-gateway.ts'

let now: Date
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())

const confirmed = enveloped({ bookingStatus: 'Confirmed', bookingReferenceNo: 'TRN-1', provider: 'umrahholidays' })

/** Returns the gateway's view of the booked ride. */
const aView = (more: object = {}) =>
  enveloped({
    bookingStatus: 'Confirmed',
    paymentStatus: 'PAID',
    reservationNo: 'TRN-1',
    clientReference: 'checkout-0001',
    companyName: 'Palm Coaches',
    routeCode: '101',
    routeName: 'Jeddah Airport – Makkah',
    startDate: '2027-01-10',
    provider: 'umrahholidays',
    vehicleTypes: [
      {
        vehicleTypeCode: '4',
        vehicleType: 'Van',
        categories: [
          {
            categoryCode: '1',
            categoryName: 'Normal',
            quantity: 2,
            noOfPax: 16,
            grandTotalPrice: 345,
            additionalServices: [{ code: 'MEAL', description: 'Meal' }, 'odd'],
          },
        ],
      },
    ],
    travellerDetails: { details: { firstName: 'First', lastName: 'Guest', passportNo: 'NotAvailable' } },
    pickUp: { place: 'Terminal 1', time: '16:00', flightNumber: 'SV820' },
    paymentInfo: { paidAmount: 920, refundedAmount: null, currencyCode: 'SAR' },
    price: { grandTotalPrice: 920, grandTotalTax: 60 },
    cancellation: { eligible: true, availableFrom: null, blockers: [] },
    history: [],
    ...more,
  })

beforeEach(() => {
  server.gateway.reset()
  now = new Date('2026-11-21T09:00:00Z')
  server.gateway.respondTo('/wallet', enveloped({ walletId: 'W-1', balance: '50000.00' }))
  server.gateway.respondTo(rideCalls.book, confirmed)
  server.gateway.respondTo(rideCalls.view, aView())
})

describe('bookTransport', () => {
  test('sends the hold with the lead traveler, and returns the booking', async () => {
    const quoteId = await aRideQuote(server)
    const pickUp = { place: ' Terminal 1 ', time: '16:00', flightNumber: 'sv 820' }
    const result = await bookRide(
      server,
      aRideOrder(quoteId, { pickUp, passportNumber: 'a1234567', idempotencyKey: 'checkout-0001' }),
    )
    expect(result).toMatchObject({
      __typename: 'TransportBooked',
      replayed: false,
      booking: {
        reference: 'TRN-1',
        status: 'CONFIRMED',
        clientReference: 'checkout-0001',
        leadName: 'First Guest',
        total: { amount: '920.00' },
        companyName: 'Palm Coaches',
        routeName: 'Jeddah Airport – Makkah',
        date: '2027-01-10',
        passengerCount: 16,
        vehicleCount: 2,
      },
    })
    const [sent] = server.gateway.requestsTo(rideCalls.book)
    const body = sent?.body ?? {}
    expect(sent?.headers).toMatchObject({ 'idempotency-key': 'checkout-0001' })
    expect(body).toMatchObject({
      provider: 'UmrahHolidays',
      trackToken: 'TRACK-1',
      price: 920,
      reservation_amount: 920,
      totalTax: 60,
      authCode: '123456',
      email: 'lead@agency.test',
      userGroup: 'b2b',
      promo: null,
      share: false,
      requestObject: {
        companyCode: 'C-1',
        secureTPExtensions: [],
        vatNumber: '300000000000003',
        travellerDetails: {
          details: {
            passportNo: 'A1234567',
            firstName: 'First',
            lastName: 'Guest',
            gender: 'Female',
            nationalityCode: 'ID',
            phoneNumber: '8120000000',
            phoneNumberCountryCode: '62',
            email: 'lead@agency.test',
          },
        },
        pickUp: { place: 'Terminal 1', time: '16:00', flightNumber: 'SV820' },
      },
    })
    expect(vehiclesIn(body['requestObject'] as Record<string, unknown>)).toHaveLength(1)
  })

  test('sends the gateway’s placeholder if the passport number is not known yet', async () => {
    for (const passportNumber of [null, '', 'NotAvailable']) {
      await bookRide(server, aRideOrder(await aRideQuote(server), { passportNumber }))
    }
    const sent = server.gateway.requestsTo(rideCalls.book).map(({ body }) => JSON.stringify(body))
    expect(sent).toHaveLength(3)
    for (const text of sent) expect(text).toContain('"passportNo":"NotAvailable"')
  })

  test.each<[string, Partial<BookTransportInput>]>([
    ['passportNumber', { passportNumber: 'A-1' }],
    ['pickUp.time', { pickUp: { time: '25:00' } }],
    ['pickUp.flightNumber', { pickUp: { flightNumber: 'flight nine' } }],
    ['pickUp.place', { pickUp: { place: 'x'.repeat(101) } }],
    ['lead.salutation', { lead: { ...aRideOrder('').lead, salutation: 'MISS' } }],
  ])('reports an invalid %s', async (path, changes) => {
    const result = await bookRide(server, aRideOrder(await aRideQuote(server), changes))
    expect(result).toMatchObject({ __typename: 'InvalidInput', fields: [{ path }] })
    expect(server.gateway.requestsTo(rideCalls.book)).toEqual([])
  })

  test('uses a quote that cannot be read as a hotel quote', async () => {
    const quoteId = await aRideQuote(server)
    const { data } = await server.query('query ($id: ID!) { hotelQuote(id: $id) { id } }', { id: quoteId })
    expect(data.hotelQuote).toBeNull()
  })
})

test('sends transport bookings to a separate URL if configured', async () => {
  const other = await startServer({
    settings: { transportBookingUrl: `${server.gateway.url}/trial` },
    clock: () => now,
  })
  try {
    const quoteId = await aRideQuote(other)
    server.gateway.respondTo(`/trial${rideCalls.book}`, withHeaders(confirmed, { 'idempotency-replayed': 'true' }))
    other.gateway.respondTo(rideCalls.view, aView())
    const order = { ...aRideOrder(quoteId), payment: { account: {} } }
    expect(await bookRide(other, order)).toMatchObject({ __typename: 'TransportBooked', replayed: true })
    expect(server.gateway.requestsTo(`/trial${rideCalls.book}`)).toHaveLength(1)
  } finally {
    await other.stop()
  }
})

describe('booked ride', () => {
  const document = `query ($id: ID!) { booking(id: $id) {
    __typename id reference status leadName total { amount }
    details { contact { email } payment { paid { amount } } price { total { amount } } }
    ... on TransportBooking {
      routeName date vehicleCount passengerCount
      details {
        passportNumber pickUp { place time flightNumber }
        vehicles { vehicleType vehicles passengers seats price { total { amount } } services { code name price { total { amount } } } }
      }
    }
  } }`

  async function bookAndReadId() {
    const result = await bookRide(server, aRideOrder(await aRideQuote(server)))
    return result.__typename === 'TransportBooked' ? result.booking.id : ''
  }

  test('shows its vehicles, pick-up and payment', async () => {
    const id = await bookAndReadId()
    server.gateway.respondTo(rideCalls.view, {
      ...aView(),
      contactInformation: { email: 'lead@agency.test' },
    })
    const { data, errors } = await server.query(document, { id })
    expect(errors).toEqual([])
    expect(data.booking).toEqual({
      __typename: 'TransportBooking',
      id,
      reference: 'TRN-1',
      status: 'CONFIRMED',
      leadName: 'First Guest',
      total: { amount: '920.00' },
      routeName: 'Jeddah Airport – Makkah',
      date: '2027-01-10',
      vehicleCount: 2,
      passengerCount: 16,
      details: {
        contact: { email: 'lead@agency.test' },
        payment: { paid: { amount: '920.00' } },
        price: { total: { amount: '920.00' } },
        passportNumber: null,
        pickUp: { place: 'Terminal 1', time: '16:00', flightNumber: 'SV820' },
        vehicles: [
          {
            vehicleType: 'VAN',
            vehicles: 2,
            passengers: 16,
            seats: null,
            price: { total: { amount: '345.00' } },
            services: [{ code: 'MEAL', name: 'Meal', price: null }],
          },
        ],
      },
    })
    expect(server.gateway.requestsTo(rideCalls.view).at(-1)?.body).toEqual({
      requestId: 'TRN-1',
      provider: 'umrahholidays',
      cultCode: 'en-US',
    })
  })
})
