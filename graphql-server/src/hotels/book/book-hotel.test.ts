import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../../testing/book-steps.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { enveloped, failure, withHeaders } from '../../testing/stub-gateway.ts'
import { anAgodaGroup } from '../../testing/wire-hotels.ts'
import { aWireRow, aWireView } from '../../testing/booking-factory.ts'
import { encodeBookingId } from '../../bookings/booking-id.ts'

const reservation = '/hotels/b2breservation'
const view = '/hotels/viewreservation'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  // Expires everything that earlier tests stored.
  time += 4 * 3_600_000
  server.gateway.reset()
  server.gateway.respondTo(reservation, confirmedResponse())
  server.gateway.respondTo(view, failure({ status: 503 }))
})
afterAll(() => server.stop())

const traveler = (type: 'ADT' | 'CHD', title: string, firstName: string, more: object = {}) => ({
  type,
  isMainPax: 'contactInformation' in more,
  details: {
    title,
    gender: title === 'Mr' ? 'Male' : 'Female',
    firstName,
    lastName: 'Guest',
    location: { countryCode: 'ID' },
    ...more,
  },
})
const contactInformation = { phoneNumber: '8120000000', phoneNumberCountryCode: '62', email: 'lead@agency.test' }
const first = traveler('ADT', 'Mr', 'First', { contactInformation })
const second = traveler('ADT', 'Mrs', 'Second')
const third = traveler('CHD', 'Ms', 'Third', { age: '5' })
const fourth = traveler('ADT', 'Ms', 'Fourth')

describe('hotel reservation', () => {
  test('sends the supplier’s availability response back to the gateway with the guests in their rooms and the quoted price', async () => {
    stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
    const { id } = await quoteCheapest(server, familyAndSingleGuest, { locale: 'id-ID' })
    const order = anOrder(id, {
      acceptedTotal: '500.00',
      iban: 'sa03 8000 0000 6080 1016 7519',
      agentReference: ' group 7 ',
      vatNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣',
      payment: { wallet: { authCode: '۱۲۳ ۴۵۶' } },
    })
    await bookWithoutErrors(server, order, { locale: 'tr-TR' })

    const [familyGroup, singleGroup] = hudxGroups(familyAndSingleGuest).map((wire) => {
      const [room] = Object(wire).rooms
      return { ...wire, rooms: [{ ...room, roomRates: [room.roomRates[0]] }] }
    })
    const sent = server.gateway.requestsTo(reservation)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers['idempotency-key']).toBe('checkout-0001')
    expect(sent[0]?.body).toEqual({
      provider: 'HUDXConnect',
      trackToken: 'TRACK-1',
      price: 427.04,
      totalTax: 60.54,
      ibanNumber: 'SA0380000000608010167519',
      authCode: '123456',
      subpcc: '',
      specialCode: '',
      promo: null,
      commissionOverride: null,
      share: false,
      cultCode: 'tr-TR',
      userGroup: 'b2b',
      requestObject: {
        code: '20001_en-US',
        token: 'new-token',
        provider: 'HUDXConnect',
        checkInTime: '3:00 PM ',
        checkOutTime: null,
        roomGroups: [
          { ...familyGroup, rooms: [{ ...familyGroup?.rooms[0], travellerDetails: [first, second, third] }] },
          { ...singleGroup, rooms: [{ ...singleGroup?.rooms[0], travellerDetails: [fourth] }] },
        ],
        vatNumber: '300000000000003',
        partnerReferenceNo: 'group 7',
      },
    })
  })

  test('lists the guests of a combined room group room by room, in the supplier’s order', async () => {
    const group = anAgodaGroup([
      { base: 189.92, tax: 29.93, fees: 8.06, adults: 2, childAges: [5] },
      { base: 100, tax: 15, fees: 5, adults: 1 },
    ])
    const [family, single] = Object(group).rooms
    const reversedGroup = { ...group, rooms: [single, family] }
    stubHotel(server, { agoda: [reversedGroup] })
    const { id } = await quoteCheapest(server)
    await bookWithoutErrors(server, anOrder(id))
    expect(server.gateway.requestsTo(reservation)[0]?.body).toMatchObject({
      provider: 'Agoda',
      price: 347.91,
      totalTax: 44.93,
      ibanNumber: null,
      requestObject: {
        roomGroups: [
          {
            rooms: [
              { ...single, travellerDetails: [fourth] },
              { ...family, travellerDetails: [first, second, third] },
            ],
          },
        ],
        partnerReferenceNo: null,
      },
    })
  })
})

describe('confirmed hotel reservation', () => {
  beforeEach(() => stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) }))

  test('is built from the quote if the booking cannot be read', async () => {
    const { id } = await quoteCheapest(server)
    expect(await bookWithoutErrors(server, anOrder(id))).toEqual({
      __typename: 'HotelBooked',
      replayed: false,
      warnings: [],
      booking: {
        id: encodeBookingId({ __typename: 'HotelBooking', provider: 'hudxconnect', reference: 'MKH-7F3K-20418' }),
        reference: 'MKH-7F3K-20418',
        supplier: 'HUDXCONNECT',
        createdAt: new Date(time).toISOString(),
        status: 'CONFIRMED',
        rawStatus: 'Confirmed',
        clientReference: 'checkout-0001',
        cancellation: { eligible: true, blockers: [] },
        hotelName: 'Sage Garden Hotel',
        hotelId: '4911111111',
        checkIn: '2026-12-10',
        checkOut: '2026-12-13',
        leadName: 'First Guest',
        guestCount: 4,
        roomCount: 2,
        total: { amount: '427.04', currency: 'SAR' },
        commission: { amount: '9.78' },
        freeCancellationUntil: '2026-12-08T14:00:00+03:00',
      },
    })
  })

  test('is shown as the gateway reports it', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(
      view,
      enveloped(aWireView({ clientReference: undefined, cancellation: { eligible: true, blockers: [] } })),
    )
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({
      booking: {
        rawStatus: 'Booked',
        // The view does not contain the reference, but this call sent it.
        clientReference: 'checkout-0001',
        cancellation: { eligible: true, blockers: [] },
        total: { amount: '1150.50' },
      },
    })
  })

  test('is in the bookings list immediately, before the gateway lists it', async () => {
    const list = '{ bookings { items { reference } } }'
    server.gateway.respondTo('/hotels/reservations', { results: [], paginationKey: null })
    await server.query(list)
    const { id } = await quoteCheapest(server)
    await bookWithoutErrors(server, anOrder(id))
    expect((await server.query(list)).data.bookings.items).toEqual([{ reference: 'MKH-7F3K-20418' }])
    const listed = aWireRow({ provider: 'HUDXConnect' })
    server.gateway.respondTo('/hotels/reservations', { results: [listed], paginationKey: null })
    expect((await server.query(list)).data.bookings.items).toHaveLength(1)
  })

  test('appears only once when the listed rows have no supplier', async () => {
    const { id } = await quoteCheapest(server)
    await bookWithoutErrors(server, anOrder(id))
    const bareRow = {
      bookingReferenceNo: 'MKH-7F3K-20418',
      createdAt: '2026-11-21T10:00:00Z',
      tags: [],
      status: 'Confirmed',
    }
    server.gateway.respondTo('/hotels/reservations', { results: [bareRow], paginationKey: null })
    const { data } = await server.query(
      '{ bookings { items { id reference supplier } } agenda { month { bookings } } }',
    )
    expect(data.bookings.items).toEqual([
      {
        id: encodeBookingId({ __typename: 'HotelBooking', provider: 'hudxconnect', reference: 'MKH-7F3K-20418' }),
        reference: 'MKH-7F3K-20418',
        supplier: 'HUDXCONNECT',
      },
    ])
    expect(data.agenda.month.bookings).toBe(1)
  })

  test('is marked as replayed if the gateway replays its response', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(reservation, withHeaders(confirmedResponse(), { 'idempotency-replayed': 'true' }))
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'HotelBooked', replayed: true })
  })
})

describe('booking with invalid input', () => {
  beforeEach(() => stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) }))

  test('reports every invalid field and sends nothing', async () => {
    const { id } = await quoteCheapest(server)
    const { lead, guests } = anOrder(id)
    const result = await bookWithoutErrors(
      server,
      anOrder(id, {
        acceptedTotal: '427.041',
        idempotencyKey: 'short',
        payment: { wallet: { authCode: '12345' } },
        iban: 'SA00',
        lead: { ...lead, firstName: '', email: 'nobody' },
        guests: guests.map((guest, index) => (index === 2 ? { ...guest, age: 6, lastName: '<script>' } : guest)),
        vatNumber: '1',
        agentReference: 'x'.repeat(41),
      }),
      { locale: 'ur-PK' },
    )
    expect(result).toMatchObject({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      fields: [
        { path: 'lead.firstName', code: 'FIELD_REQUIRED', message: 'یہ خانہ پُر کرنا ضروری ہے۔' },
        { path: 'lead.email', code: 'FIELD_INVALID' },
        { path: 'guests.2.lastName', code: 'FIELD_INVALID' },
        { path: 'guests.2.age', code: 'GUESTS_MISMATCH' },
        { path: 'acceptedTotal', code: 'FIELD_INVALID' },
        { path: 'iban', code: 'IBAN_INVALID' },
        { path: 'vatNumber', code: 'FIELD_INVALID' },
        { path: 'agentReference', code: 'FIELD_TOO_LONG' },
        { path: 'payment.wallet.authCode', code: 'FIELD_INVALID' },
        { path: 'idempotencyKey', code: 'FIELD_INVALID' },
      ],
    })
    expect(server.gateway.requestsTo(reservation)).toEqual([])
  })

  test('leaves the quote valid', async () => {
    const { id } = await quoteCheapest(server)
    await bookWithoutErrors(server, anOrder(id, { payment: { wallet: { authCode: '' } } }))
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'HotelBooked' })
  })

  test.each(['427.03', '0.01'])(
    'returns the current price and sends nothing if only %s is accepted',
    async (acceptedTotal) => {
      const { id } = await quoteCheapest(server)
      expect(await bookWithoutErrors(server, anOrder(id, { acceptedTotal }), { locale: 'en-US' })).toEqual({
        __typename: 'PriceChanged',
        code: 'PRICE_CHANGED',
        message: expect.stringContaining('SAR\u00a0427.04'),
        previousTotal: { amount: acceptedTotal },
        newTotal: { amount: '427.04' },
        quoteId: id,
      })
      expect(server.gateway.requestsTo(reservation)).toEqual([])
    },
  )
})

describe('booking an expired or unknown quote', () => {
  beforeEach(() => stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) }))

  const bookQuote = async (quoteId: string, caller: { token?: string } = {}) =>
    bookWithoutErrors(server, anOrder(quoteId), caller)

  test('returns the same QuoteExpired as for an unknown quote or another agent’s quote', async () => {
    server.gateway.respondTo('/hotels/reservations', { results: [aWireRow()], paginationKey: null })
    const { id } = await quoteCheapest(server)
    const forColleague = await bookQuote(id, { token: server.pool.token('colleague@demo.test') })
    expect(forColleague).toMatchObject({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED' })
    expect(await bookQuote('AAAAAAAAAAAAAAAAAAAAAA')).toEqual(forColleague)
    time += 15 * 60_000
    expect(await bookQuote(id)).toEqual(forColleague)
    time += 3 * 3_600_000
    expect(await bookQuote(id)).toEqual(forColleague)
    expect(server.gateway.requestsTo(reservation)).toEqual([])
  })

  test.each([
    ['Booked', 'HotelBooked'],
    ['Cancelled', 'HotelBooked'],
    ['Pending', 'OutcomeUnknown'],
    ['Failed', 'BookingRefused'],
  ])('returns the outcome of a booking that already exists for the key (%s)', async (status, expected) => {
    server.gateway.respondTo('/hotels/reservations', {
      results: [aWireRow(), aWireRow({ bookingReferenceNo: 'R-2', clientReference: 'checkout-0001', status })],
      paginationKey: null,
    })
    const result = await bookQuote('AAAAAAAAAAAAAAAAAAAAAA')
    expect(result).toMatchObject({ __typename: expected })
    expect(result).toMatchObject(expected === 'HotelBooked' ? { replayed: true, booking: { reference: 'R-2' } } : {})
  })

  test('returns an unknown outcome while the bookings list cannot be read completely', async () => {
    server.gateway.respondTo('/hotels/reservations', (_request, call) =>
      call === 1 ? { results: [aWireRow()], paginationKey: 'more' } : failure({ status: 400 }),
    )
    expect(await bookQuote('AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({
      __typename: 'OutcomeUnknown',
      clientReference: 'checkout-0001',
    })
  })
})
