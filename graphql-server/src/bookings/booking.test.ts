import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HotelBooking } from '../__generated__/schema-types.ts'
import { forgetfulStore } from '../testing/forgetful-store.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'
import { aWireRow, aWireView } from '../testing/booking-factory.ts'
import { encodeBookingId } from './booking-id.ts'

const view = '/hotels/viewreservation'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ store: forgetfulStore() })
})
beforeEach(() => server.gateway.reset())
afterAll(() => server.stop())

const readErrorCodes = (errors: { extensions: Record<string, unknown> }[]) =>
  errors.map(({ extensions }) => extensions['code'])

const id = encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' })
const details = `details {
  checkInTime checkOutTime address agentReference supplierReference visaApplicationId vatNumber
  price { total { amount } lines { kind money { amount } includedInTotal } perNight { amount } }
  cancellationPolicy { refundable freeUntil steps { from to percent amount { amount } noShow } }
  rooms { name kind { type view beds { kind count } } board boardText travelers { type firstName lastName name age lead } }
  contact { email phone address } payment { paid { amount currency } refunded { amount } iban disputedSince }
  history { at kind actor actorKind note money { amount } }
}`
const bookingQuery = `query ($id: ID!) { booking(id: $id) {
  id reference supplier status rawStatus paymentStatus clientReference
  ... on HotelBooking { hotelName hotelId imageUrl checkIn checkOut leadName guestCount roomCount total { amount } freeCancellationUntil ${details} }
} }`

const aRateInfo = (base: number, tax: number) => [
  { amount: base, description: 'BASEPRICE', currencyCode: 'SAR', purpose: '1' },
  { amount: tax, description: 'TAX', currencyCode: 'SAR', purpose: '7' },
  { amount: base + tax, description: 'TotalAmount', currencyCode: 'SAR', purpose: '10' },
  { amount: 20, description: 'CommissionAmount', currencyCode: 'SAR', purpose: '30' },
]

/** Returns a room's policy on the wire, with a single penalty in SAR from the given day. */
const policyWithPenalty = (from: string, chargeAmount: number) => ({
  isRefundable: true,
  rules: [
    {
      fromDateTime: `${from}T14:00:00`,
      toDateTime: '2026-12-10T14:00:00',
      isNoShow: false,
      charge: { chargeType: 'amount', chargeValue: chargeAmount, chargeUnit: 'SAR', chargeAmount },
    },
  ],
})

describe('booking', () => {
  test('is returned with all its details in one call', async () => {
    server.gateway.respondTo(
      view,
      enveloped(
        aWireView({ paymentInfo: { ...Object(aWireView()).paymentInfo, disputedSince: '2026-11-27T09:00:00Z' } }),
      ),
    )
    const { data, errors } = await server.query(bookingQuery, { id }, { locale: 'id-ID' })
    expect(errors).toEqual([])
    expect(data.booking).toEqual({
      id,
      reference: 'MKH-7F3K-20418',
      supplier: 'AGODA',
      status: 'CONFIRMED',
      rawStatus: 'Booked',
      paymentStatus: 'PAID',
      clientReference: 'key-00000001',
      hotelName: 'Qasr Al Sahab Hotel',
      hotelId: '4911111111',
      imageUrl: 'https://pictures.hotel.test/1.jpg',
      checkIn: '2026-12-10',
      checkOut: '2026-12-14',
      leadName: 'First Guest',
      guestCount: 3,
      roomCount: 1,
      total: { amount: '1150.50' },
      freeCancellationUntil: '2026-12-07T14:00:00+03:00',
      details: {
        checkInTime: '16:00',
        checkOutTime: '12:00',
        address: 'Third Ring Road & Station',
        agentReference: 'group-7',
        supplierReference: 'AG-1',
        visaApplicationId: null,
        vatNumber: '300000000000003',
        price: {
          total: { amount: '1150.50' },
          lines: [
            { kind: 'BASE', money: { amount: '1000.00' }, includedInTotal: true },
            { kind: 'TAX', money: { amount: '130.50' }, includedInTotal: true },
            { kind: 'FEE', money: { amount: '20.00' }, includedInTotal: true },
          ],
          perNight: { amount: '287.63' },
        },
        cancellationPolicy: {
          refundable: true,
          freeUntil: '2026-12-07T14:00:00+03:00',
          steps: [
            {
              from: '2026-12-07T14:00:00+03:00',
              to: '2026-12-10T14:00:00+03:00',
              percent: '50',
              amount: null,
              noShow: false,
            },
          ],
        },
        rooms: [
          {
            name: 'Double Room',
            kind: { type: 'DOUBLE', view: null, beds: [{ kind: 'SINGLE', count: 2 }] },
            board: 'HALF_BOARD',
            boardText: 'Half Board',
            travelers: [
              { type: 'ADULT', firstName: 'First', lastName: 'Guest', name: 'First Guest', age: null, lead: true },
              { type: 'ADULT', firstName: 'Second', lastName: 'Guest', name: 'Second Guest', age: null, lead: false },
              { type: 'CHILD', firstName: 'Third', lastName: 'Guest', name: 'Third Guest', age: 5, lead: false },
            ],
          },
        ],
        contact: { email: 'lead@agency.test', phone: '+62 8120000000', address: null },
        payment: {
          paid: { amount: '1150.50', currency: 'SAR' },
          refunded: { amount: '0.00' },
          iban: '•••• •••• •••• •••• •••• 7519',
          disputedSince: '2026-11-27T09:00:00.000Z',
        },
        history: [
          {
            at: '2026-11-01T10:00:02.000Z',
            kind: 'CONFIRMED',
            actor: 'Agoda',
            actorKind: 'SUPPLIER',
            note: null,
            money: null,
          },
          {
            at: '2026-11-01T10:00:01.000Z',
            kind: 'CHARGED',
            actor: 'Demo Agent',
            actorKind: 'AGENT',
            note: null,
            money: { amount: '1150.50' },
          },
        ],
      },
    })
    expect(server.gateway.requestsTo(view).map(({ body }) => body)).toEqual([
      { bookingReferenceNo: 'MKH-7F3K-20418', provider: 'agoda', cultCode: 'id-ID' },
    ])
  })

  test('shows the board of the rate if the room has none', async () => {
    const { hotelDetails } = aWireView()
    const [group] = hotelDetails.roomGroups
    const { mealDescription, ...room } = group?.rooms[0] ?? {}
    const roomGroups = [{ rooms: [{ ...room, roomRates: [{ mealDescription }] }] }]
    server.gateway.respondTo(view, enveloped(aWireView({ hotelDetails: { ...hotelDetails, roomGroups } })))
    expect((await server.query(bookingQuery, { id })).data).toMatchObject({
      booking: { details: { rooms: [{ board: 'HALF_BOARD', boardText: 'Half Board' }] } },
    })
  })

  test.each([
    ['on the room', { displayRateInfo: aRateInfo(400, 50) }, ['BASE', 'TAX']],
    ['on the booked rate', { roomRates: [{ displayRateInfo: aRateInfo(400, 50) }] }, ['BASE', 'TAX']],
    ['only as a total', { amount: 450 }, []],
    ['on several rates', { roomRates: [{ amount: 450 }, { amount: 470 }] }, null],
    ['nowhere', {}, null],
  ])('returns the room price without the commission if the gateway sends it %s', async (_, priceFields, lineKinds) => {
    const { hotelDetails } = aWireView()
    const room = { name: 'DOUBLE ROOM', travellerDetails: [], ...priceFields }
    server.gateway.respondTo(
      view,
      enveloped(aWireView({ hotelDetails: { ...hotelDetails, roomGroups: [{ rooms: [room] }] } })),
    )
    const { data } = await server.query(
      `query ($id: ID!) { booking(id: $id) { ... on HotelBooking {
        details { rooms { price { total { amount } commission { amount } lines { kind } } } }
      } } }`,
      { id },
    )
    const lines = lineKinds?.map((kind) => ({ kind }))
    const price = lines ? { total: { amount: '450.00' }, commission: null, lines } : null
    expect(data.booking).toEqual({ details: { rooms: [{ price }] } })
  })

  test('shows the contact’s postal address in one line', async () => {
    const contactInformation = { address: 'Jalan Merdeka 12', city: 'Jakarta', state: 'Jakarta', country: 'Indonesia' }
    server.gateway.respondTo(view, enveloped(aWireView({ contactInformation })))
    const contact = { email: null, phone: null, address: 'Jalan Merdeka 12, Jakarta, Indonesia' }
    expect((await server.query(bookingQuery, { id })).data).toMatchObject({ booking: { details: { contact } } })
  })

  test('is returned even if every optional part is missing', async () => {
    server.gateway.respondTo(
      view,
      enveloped({ bookingStatus: 'Booked', bookingReferenceNo: 'MKH-7F3K-20418', hotelDetails: null }),
    )
    const { data, errors } = await server.query(bookingQuery, { id })
    expect(errors).toEqual([])
    expect(data.booking).toMatchObject({
      status: 'CONFIRMED',
      details: { price: null, rooms: [], contact: null, payment: null, history: [] },
    })
  })

  test.each([
    [
      { code: 'SAGE10', discount: 127.83 },
      { code: 'SAGE10', discount: { amount: '127.83' }, description: null },
    ],
    [{ code: 'SAGE10' }, { code: 'SAGE10', discount: null, description: null }],
    [null, null],
    [{ discount: 5 }, null],
  ])('maps the gateway’s promo %j to %j', async (promo, expected) => {
    server.gateway.respondTo(view, enveloped(aWireView({ promo })))
    const { data } = await server.query(
      `query ($id: ID!) { booking(id: $id) { ... on HotelBooking { details { promo { code discount { amount } description } } } } }`,
      { id },
    )
    expect(data.booking).toEqual({ details: { promo: expected } })
  })

  test.each([
    ['none', undefined, null],
    ['one policy', { isRefundable: false, rules: [] }, { refundable: false, freeUntil: null, steps: [] }],
    [
      'one policy per room',
      [policyWithPenalty('2026-12-04', 100), policyWithPenalty('2026-12-05', 50)],
      {
        refundable: true,
        freeUntil: '2026-12-04T14:00:00+03:00',
        steps: [
          { from: '2026-12-04T14:00:00+03:00', amount: { amount: '100.00' } },
          { from: '2026-12-05T14:00:00+03:00', amount: { amount: '150.00' } },
        ],
      },
    ],
  ])(
    'shows the supplier’s current terms beside the accepted ones: %s',
    async (_, currentCancellationPolicy, expected) => {
      server.gateway.respondTo(view, enveloped({ ...aWireView(), currentCancellationPolicy }))
      const terms = 'refundable freeUntil steps { from amount { amount } }'
      const { data, errors } = await server.query(
        `query ($id: ID!) { booking(id: $id) { details { cancellationPolicy { freeUntil } currentCancellationPolicy { ${terms} } } } }`,
        { id },
      )
      expect(errors).toEqual([])
      expect(data.booking).toEqual({
        details: {
          cancellationPolicy: { freeUntil: '2026-12-07T14:00:00+03:00' },
          currentCancellationPolicy: expected,
        },
      })
    },
  )

  test.each([
    ['2026-11-01T11:00:00Z', '2026-11-01T11:00:00.000Z'],
    [undefined, null],
  ])('shows when its card authorization lapsed: %s', async (cardLapsedAt, expected) => {
    const history = [{ at: '2026-11-01T11:00:00Z', kind: 'LAPSED', actorKind: 'SYSTEM', amount: 1150.5 }]
    server.gateway.respondTo(view, enveloped({ ...aWireView({ history }), cardLapsedAt }))
    const { data } = await server.query(
      'query ($id: ID!) { booking(id: $id) { cardLapsedAt details { history { kind money { amount } } } } }',
      { id },
    )
    expect(data.booking).toEqual({
      cardLapsedAt: expected,
      details: { history: [{ kind: 'LAPSED', money: { amount: '1150.50' } }] },
    })
  })

  test('shows only the reasons meant for agents', async () => {
    const event = (kind: string, note: string, second: number) => ({
      at: `2026-11-01T10:00:0${second}.000Z`,
      kind,
      actorKind: 'SUPPLIER',
      note,
    })
    const history = [
      event('CONFIRMED', 'job 17 done', 1),
      event('FAILED', 'The hotel has\n<b>closed</b> sales.', 2),
      event('FAILED', 'SupplierError: connect 10.0.0.7', 3),
      event('CANCELLED', 'The group travels later', 4),
    ]
    server.gateway.respondTo(view, enveloped(aWireView({ history })))
    const { data } = await server.query(bookingQuery, { id })
    expect(data.booking).toMatchObject({
      details: {
        history: [
          { kind: 'CANCELLED', note: 'The group travels later' },
          { kind: 'FAILED', note: null },
          { kind: 'FAILED', note: 'The hotel has closed sales.' },
          { kind: 'CONFIRMED', note: null },
        ],
      },
    })
  })

  test('shows suppliers in its history by display name, and agents as the gateway names them', async () => {
    const at = '2026-11-01T10:00:01.000Z'
    const actors = [
      { actor: 'hudxconnect', actorKind: 'SUPPLIER' },
      { actor: 'nuzul', actorKind: 'SUPPLIER' },
      { actor: 'agoda', actorKind: 'AGENT' },
      { actor: null, actorKind: 'SUPPLIER' },
    ]
    const history = actors.map((actor) => ({ at, kind: 'CONFIRMED', ...actor }))
    server.gateway.respondTo(view, enveloped(aWireView({ history })))
    const { data } = await server.query(bookingQuery, { id })
    expect(data.booking).toMatchObject({
      details: {
        history: [{ actor: 'HudX Connect' }, { actor: 'Nuzul' }, { actor: 'agoda' }, { actor: null }],
      },
    })
  })

  test('includes data that a gateway sends beside `response`', async () => {
    const { paymentInfo, price, ...response } = aWireView()
    server.gateway.respondTo(view, { ...enveloped(response), paymentInfo, price })
    const { data } = await server.query(bookingQuery, { id })
    expect(data.booking).toMatchObject({
      details: { payment: { paid: { amount: '1150.50' } }, price: { total: { amount: '1150.50' } } },
    })
  })

  test('omits search codes of unknown types', async () => {
    const hotelDetails = {
      codes: [
        { type: 'constructor', code: 'X', accepted: true },
        { type: '__proto__', code: 'Y', accepted: true },
        { type: 'SubPCC', code: 'SAGE', accepted: 'true' },
      ],
    }
    server.gateway.respondTo(view, enveloped({ ...aWireView(), hotelDetails }))
    const document = `query ($id: ID!) { booking(id: $id) {
      ... on HotelBooking { details { codes { kind code state } } }
    } }`
    const { data, errors } = await server.query(document, { id })
    expect(errors).toEqual([])
    expect(data.booking).toEqual({ details: { codes: [{ kind: 'HOTEL_PROMO', code: 'SAGE', state: 'ACCEPTED' }] } })
  })

  describe('booking without a status in the view', () => {
    const list = '/hotels/reservations'
    const status = `query ($id: ID!) { booking(id: $id) { status rawStatus cancellation { eligible } } }`
    beforeEach(() => {
      server.gateway.respondTo(view, enveloped(aWireView({ bookingStatus: null, cancellation: null })))
    })

    test('has the status from the list', async () => {
      const rows = [aWireRow({ bookingReferenceNo: 'MKH-OTHER', status: 'Cancelled' }), aWireRow()]
      server.gateway.respondTo(list, { results: rows, paginationKey: null })
      const { data, errors } = await server.query(status, { id })
      expect(errors).toEqual([])
      expect(data.booking).toEqual({ status: 'CONFIRMED', rawStatus: 'Confirmed', cancellation: { eligible: true } })
    })

    test.each([
      ['does not contain it', { results: [], paginationKey: null }],
      ['cannot be read', failure({ status: 503 })],
    ])('has the status UNKNOWN if the list %s', async (_, response) => {
      server.gateway.respondTo(list, response)
      const { data, errors } = await server.query(status, { id })
      expect(errors).toEqual([])
      expect(data.booking).toEqual({ status: 'UNKNOWN', rawStatus: null, cancellation: { eligible: false } })
    })
  })

  test('is null when it does not exist, belongs to another company or has a malformed id', async () => {
    server.gateway.respondTo(view, { ...refused('NOT_FOUND'), status: { code: 404, message: 'NOT_FOUND' } })
    const unknown = await server.query(bookingQuery, { id })
    const malformed = await server.query(bookingQuery, { id: 'MKH-7F3K-20418' })
    expect(unknown.data.booking).toBeNull()
    server.gateway.respondTo(view, failure({ status: 404 }))
    const missing = await server.query(bookingQuery, { id })
    expect([malformed.data, missing.data]).toEqual([unknown.data, unknown.data])
    expect([...unknown.errors, ...malformed.errors, ...missing.errors]).toEqual([])
  })

  test.each([
    ['concerns another booking', enveloped(aWireView({ bookingReferenceNo: 'MKH-OTHER' })), 'GATEWAY_BAD_RESPONSE'],
    ['has no response', enveloped(null), 'GATEWAY_BAD_RESPONSE'],
    ['is HTML', failure('html'), 'GATEWAY_BAD_RESPONSE'],
    ['is a refusal', refused('SUPPLIER_DOWN'), 'GATEWAY_BAD_RESPONSE'],
  ])('returns an error if the response %s', async (_, response, expected) => {
    server.gateway.respondTo(view, response)
    const { errors } = await server.query(bookingQuery, { id })
    expect(readErrorCodes(errors)).toEqual([expected])
  })
})

describe('booking details in a list', () => {
  const respondWithRows = (count: number) =>
    server.gateway.respondTo('/hotels/reservations', {
      results: Array.from({ length: count }, (_, index) => aWireRow({ bookingReferenceNo: `R-${index}` })),
      paginationKey: null,
    })
  const withDetails =
    '{ bookings { items { id reference detailsError ... on HotelBooking { details { checkInTime } again: details { address } } } } }'

  test('cost one call per row, not per field, and are null if they cannot be read', async () => {
    respondWithRows(12)
    server.gateway.respondTo(view, ({ body }: { body: Record<string, unknown> }) =>
      body['bookingReferenceNo'] === 'R-3'
        ? failure({ status: 500 })
        : enveloped(aWireView({ bookingReferenceNo: body['bookingReferenceNo'] })),
    )
    const { data, errors } = await server.query(withDetails)
    expect(errors).toEqual([])
    const failedItems = data.bookings.items.filter(({ detailsError }) => detailsError !== null)
    expect(failedItems).toMatchObject([{ reference: 'R-3', detailsError: 'GATEWAY_UNAVAILABLE' }])
    expect(server.gateway.requestsTo(view)).toHaveLength(12)
    const allDetails = (data.bookings.items as HotelBooking[]).map(({ details }) => details)
    expect(allDetails.filter((detail) => detail === null)).toHaveLength(1)
    expect(allDetails.filter((detail) => detail?.checkInTime === '16:00')).toHaveLength(11)
  })

  test('are reported as missing if the gateway does not have the booking', async () => {
    respondWithRows(1)
    server.gateway.respondTo(view, failure({ status: 404 }))
    const { data } = await server.query(withDetails)
    expect(data.bookings.items).toMatchObject([{ details: null, detailsError: 'NOT_FOUND' }])
  })

  test('are not read unless requested', async () => {
    respondWithRows(3)
    await server.query('{ bookings { items { id } totalCount } }')
    expect(server.gateway.requestsTo(view)).toEqual([])
  })
})

describe('booking whose supplier does not respond', () => {
  const askAgainPath = '/hotels/reservations/askagain'
  const askAgainMutation = `mutation ($id: ID!) { askSupplierAgain(bookingId: $id) { reference status needsAgentSince } }`
  const unansweredFields = { bookingStatus: 'Unknown', needsAgentSince: '2026-11-21T09:30:00Z' }

  test('shows since when it has needed the agent’s attention', async () => {
    server.gateway.respondTo(view, enveloped({ ...aWireView(), ...unansweredFields }))
    const { data } = await server.query(`query ($id: ID!) { booking(id: $id) { status needsAgentSince } }`, { id })
    expect(data.booking).toEqual({ status: 'UNKNOWN', needsAgentSince: '2026-11-21T09:30:00.000Z' })
  })

  test('is checked with the supplier again, then reread', async () => {
    server.gateway.respondTo(askAgainPath, enveloped({ bookingReferenceNo: 'MKH-7F3K-20418', bookingStatus: 'Booked' }))
    server.gateway.respondTo(view, enveloped(aWireView()))
    const { data, errors } = await server.query(askAgainMutation, { id })
    expect(errors).toEqual([])
    expect(data.askSupplierAgain).toEqual({ reference: 'MKH-7F3K-20418', status: 'CONFIRMED', needsAgentSince: null })
    expect(server.gateway.requestsTo(askAgainPath)).toMatchObject([
      { body: { bookingReferenceNo: 'MKH-7F3K-20418', provider: 'agoda' } },
    ])
  })

  test('is only reread if the gateway cannot query the supplier', async () => {
    server.gateway.respondTo(askAgainPath, failure({ status: 404 }))
    server.gateway.respondTo(view, enveloped({ ...aWireView(), ...unansweredFields }))
    const { data } = await server.query(askAgainMutation, { id })
    expect(data.askSupplierAgain).toMatchObject({ status: 'UNKNOWN' })
  })

  test('is not found for another company or with a malformed id', async () => {
    server.gateway.respondTo(view, failure({ status: 404 }))
    expect(readErrorCodes((await server.query(askAgainMutation, { id })).errors)).toEqual(['NOT_FOUND'])
    expect(readErrorCodes((await server.query(askAgainMutation, { id: 'x' })).errors)).toEqual(['NOT_FOUND'])
  })
})
