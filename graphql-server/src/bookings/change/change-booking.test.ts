import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { aTraveler, aWireRow, aWireView } from '../../testing/booking-factory.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { enveloped, failure, refused } from '../../testing/stub-gateway.ts'
import { encodeBookingId } from '../booking-id.ts'

const view = '/hotels/viewreservation'
const quotePath = '/booking/change'
const confirmPath = '/booking/confirmchange'
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
  server.gateway.respondTo(view, bookedView())
})
afterAll(() => server.stop())

/** Rooms that are not in the order of the search, so that only the gateway's numbers identify them. */
const roomGroups = [
  { rooms: [{ name: 'Double', sequenceNumber: 1, travellerDetails: [aTraveler({ firstName: 'Other' })] }] },
  { rooms: [{ name: 'Double', sequenceNumber: 0, travellerDetails: [aTraveler({ isMainPax: true })] }] },
]
const possibleChange = (change: object = {}) => ({
  eligible: true,
  until: '2027-12-09T11:00:00Z',
  blockers: [],
  ...change,
})
const bookedView = (change: object = {}) =>
  enveloped(
    aWireView({
      bookingStatus: 'Confirmed',
      totalPrice: 1150.5,
      change: { names: possibleChange(), dates: possibleChange() },
      hotelDetails: { ...aWireView().hotelDetails, roomGroups },
      ...change,
    }),
  )
const changes = [
  { field: 'checkInDate', room: null, traveller: null, oldValue: '2026-12-10', newValue: '2026-12-11' },
  { field: 'travellerName', room: 1, traveller: 1, oldValue: 'Mr Second Guest', newValue: 'Mr New Guest' },
]
const aQuote = (change: object = {}) =>
  enveloped({
    bookingReferenceNo: reference,
    changeId: 'C-1',
    checkInDate: '2026-12-11',
    checkOutDate: '2026-12-15',
    changes,
    oldTotalPrice: 1150.5,
    newTotalPrice: 1400,
    difference: 249.5,
    currencyCode: 'SAR',
    cancellationPolicy: { isRefundable: true, rules: [] },
    payBy: null,
    ...change,
  })
const changedResponse = enveloped({ bookingReferenceNo: reference, bookingStatus: 'Confirmed', totalPrice: 1400 })

const quoteMutation = `mutation ($input: QuoteBookingChangeInput!) { quoteBookingChange(input: $input) {
  __typename
  ... on BookingChangeQuoted { quote { id expiresAt previousTotal { amount } newTotal { amount } difference { amount } charge { amount } refund { amount }
    payBy cancellationPolicy { refundable } changes { field oldValue newValue } } }
  ... on BookingChangeBlocked { until supplierText }
  ... on InvalidInput { fields { path code } }
  ... on UserError { code message }
} }`
const confirmMutation = `mutation ($input: ConfirmBookingChangeInput!) { confirmBookingChange(input: $input) {
  __typename
  ... on BookingChanged { booking { reference status total { amount } } replayed }
  ... on BookingChangeBlocked { supplierText }
  ... on ChangePriceChanged { previousTotal { amount } newTotal { amount } }
  ... on OutcomeUnknown { clientReference }
  ... on InvalidInput { fields { path code } }
  ... on UserError { code message }
} }`

const quoteChange = async (input: object = {}) => {
  const { data, errors } = await server.query(quoteMutation, {
    input: { bookingId, checkIn: '2026-12-11', checkOut: '2026-12-15', ...input },
  })
  expect(errors).toEqual([])
  return data['quoteBookingChange']
}
const createQuote = async (change: object = {}) => {
  server.gateway.respondTo(quotePath, aQuote(change))
  const { quote } = Object(await quoteChange()) as { quote: { id: string } }
  return quote.id
}
const confirm = async (id: string, change: object = {}) => {
  const input = { quoteId: id, authCode: '123456', idempotencyKey: randomUUID(), ...change }
  const { data, errors } = await server.query(confirmMutation, { input })
  expect(errors).toEqual([])
  return data['confirmBookingChange']
}

describe('booking changes', () => {
  const readChangeState = async () => {
    const { data } = await server.query(
      `query ($id: ID!) { booking(id: $id) { change { names { eligible until blockers { code message } } dates { eligible until blockers { code } } } } }`,
      { id: bookingId },
    )
    return data['booking']
  }

  test('list what can be changed, explain what cannot, and expire at the deadline', async () => {
    server.gateway.respondTo(
      view,
      bookedView({
        change: {
          names: possibleChange({ until: new Date(time).toISOString() }),
          dates: { eligible: false, until: null, blockers: ['changeNonRefundable', 'changeFuture'] },
        },
      }),
    )
    expect(await readChangeState()).toMatchObject({
      change: {
        names: {
          eligible: false,
          blockers: [{ code: 'CHANGE_TOO_LATE', message: expect.stringContaining('Makkah time') }],
        },
        dates: {
          eligible: false,
          until: null,
          blockers: [{ code: 'CHANGE_NON_REFUNDABLE' }, { code: 'CHANGE_NOT_ELIGIBLE' }],
        },
      },
    })
  })

  test('are null if the gateway does not report them', async () => {
    server.gateway.respondTo(view, bookedView({ change: undefined }))
    expect(await readChangeState()).toEqual({ change: null })
  })

  test('are listed in the history', async () => {
    const event = { at: '2026-11-21T10:00:00Z', kind: 'CHANGED', actor: 'First Agent', actorKind: 'AGENT', changes }
    server.gateway.respondTo(view, bookedView({ history: [event] }))
    const { data } = await server.query(
      `query ($id: ID!) { booking(id: $id) { details { history { kind actor changes { field oldValue newValue } } } } }`,
      { id: bookingId },
    )
    expect(data['booking']).toEqual({
      details: {
        history: [
          {
            kind: 'CHANGED',
            actor: 'First Agent',
            changes: [
              { field: 'CHECK_IN', oldValue: '2026-12-10', newValue: '2026-12-11' },
              { field: 'TRAVELER_NAME', oldValue: 'Mr Second Guest', newValue: 'Mr New Guest' },
            ],
          },
        ],
      },
    })
  })
})

describe('change quote', () => {
  test('identifies rooms by the gateway’s numbers, and returns the totals, difference and terms', async () => {
    server.gateway.respondTo(quotePath, aQuote())
    const names = [{ roomIndex: 1, travelerIndex: 0, salutation: 'MRS', firstName: ' New ', lastName: 'Guest' }]
    expect(await quoteChange({ names })).toMatchObject({
      __typename: 'BookingChangeQuoted',
      quote: {
        expiresAt: new Date(time + 600_000).toISOString(),
        previousTotal: { amount: '1150.50' },
        newTotal: { amount: '1400.00' },
        difference: { amount: '249.50' },
        charge: { amount: '249.50' },
        refund: null,
        cancellationPolicy: { refundable: true },
        changes: [{ field: 'CHECK_IN', oldValue: '2026-12-10', newValue: '2026-12-11' }, {}],
      },
    })
    expect(server.gateway.requestsTo(quotePath)[0]?.body).toEqual({
      bookingReferenceNo: reference,
      provider: 'agoda',
      cultCode: 'en-US',
      checkInDate: '2026-12-11',
      checkOutDate: '2026-12-15',
      travellerDetails: [
        {
          sequenceNumber: 0,
          index: 0,
          details: { title: 'Mrs', gender: 'Female', firstName: 'New', lastName: 'Guest' },
        },
      ],
    })
  })

  test('charges nothing for an unpaid booking and refunds a lower total', async () => {
    server.gateway.respondTo(quotePath, aQuote({ difference: 0, payBy: '2026-12-09T14:00:00' }))
    expect(await quoteChange()).toMatchObject({
      quote: { difference: { amount: '249.50' }, charge: null, refund: null, payBy: '2026-12-09T14:00:00+03:00' },
    })
    server.gateway.respondTo(quotePath, aQuote({ newTotalPrice: 1000, difference: -150.5 }))
    expect(await quoteChange()).toMatchObject({
      quote: { difference: { amount: '-150.50' }, charge: null, refund: { amount: '150.50' } },
    })
  })

  test.each([
    ['changeNotAllowed', {}, 'CHANGE_NOT_ALLOWED'],
    ['changeTooLate', { until: '2026-12-09T11:00:00Z' }, 'CHANGE_TOO_LATE'],
    ['NOT_AVAILABLE', {}, 'CHANGE_SOLD_OUT'],
    ['PAY_FIRST', {}, 'CHANGE_PAY_FIRST'],
    ['NOTHING_TO_CHANGE', {}, 'CHANGE_NOTHING'],
    ['somethingNew', {}, 'CHANGE_NOT_ELIGIBLE'],
  ])('returns BookingChangeBlocked for %s', async (wire, details, code) => {
    server.gateway.respondTo(quotePath, refused(wire, details))
    expect(await quoteChange()).toMatchObject({ __typename: 'BookingChangeBlocked', code })
  })

  test('reports all invalid fields, including those that only the gateway finds', async () => {
    const names = [{ roomIndex: 7, travelerIndex: 0, firstName: '', lastName: '<b>' }]
    expect(await quoteChange({ names, checkOut: '2026-12-11' })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [
        { path: 'names.0.firstName', code: 'FIELD_REQUIRED' },
        { path: 'names.0.lastName', code: 'FIELD_INVALID' },
        { path: 'checkOut', code: 'STAY_INVALID' },
        { path: 'names.0.roomIndex', code: 'FIELD_INVALID' },
      ],
    })
    expect(server.gateway.requestsTo(quotePath)).toHaveLength(0)
    const fields = [
      { path: 'travellerDetails[0].details.lastName', code: 'FIELD_INVALID' },
      { path: 'checkInDate', code: 'FIELD_INVALID' },
    ]
    server.gateway.respondTo(quotePath, refused('INVALID_REQUEST', { fields }))
    expect(await quoteChange()).toMatchObject({
      fields: [{ path: 'names.0.lastName' }, { path: 'checkIn', code: 'STAY_INVALID' }],
    })
  })

  test('fails if neither the response nor the booking includes the previous total', async () => {
    server.gateway.respondTo(view, bookedView({ totalPrice: undefined, paymentInfo: undefined }))
    server.gateway.respondTo(quotePath, aQuote({ oldTotalPrice: undefined }))
    const { errors } = await server.query(quoteMutation, { input: { bookingId, checkOut: '2026-12-15' } })
    expect(errors).toMatchObject([{ extensions: { code: 'GATEWAY_BAD_RESPONSE' } }])
  })

  test('maps the gateway’s field paths to input paths', async () => {
    const paths = ['sequenceNumber', 'index', 'details.title', 'details.unknown']
    const fields = paths.map((path) => ({ path: `travellerDetails[0].${path}`, code: 'FIELD_INVALID' }))
    server.gateway.respondTo(quotePath, refused('INVALID_REQUEST', { fields }))
    expect(await quoteChange()).toMatchObject({
      fields: [
        { path: 'names.0.roomIndex' },
        { path: 'names.0.travelerIndex' },
        { path: 'names.0.salutation' },
        { path: 'names.0' },
      ],
    })
  })

  test('returns NOT_SUPPORTED if the gateway does not support changes', async () => {
    expect(await quoteChange()).toMatchObject({ __typename: 'BookingChangeBlocked', code: 'NOT_SUPPORTED' })
  })
})

describe('change confirmation', () => {
  test('sends the quoted difference and the code only once, and returns the same result for the same key', async () => {
    const id = await createQuote()
    server.gateway.respondTo(confirmPath, () => {
      server.gateway.respondTo(view, bookedView({ totalPrice: 1400 }))
      return changedResponse
    })
    const idempotencyKey = randomUUID()
    expect(await confirm(id, { idempotencyKey })).toEqual({
      __typename: 'BookingChanged',
      booking: { reference, status: 'CONFIRMED', total: { amount: '1400.00' } },
      replayed: false,
    })
    expect(await confirm(id, { idempotencyKey, authCode: '654321' })).toMatchObject({ replayed: true })
    const sent = server.gateway.requestsTo(confirmPath)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.headers['idempotency-key']).toBe(idempotencyKey)
    expect(sent[0]?.body).toEqual({
      provider: 'agoda',
      changeId: 'C-1',
      cultCode: 'en-US',
      authCode: '123456',
      requestObject: { bookingReferenceNo: reference, difference: 249.5 },
    })
  })

  test('requires an authenticator code only if a difference is charged', async () => {
    const chargedQuoteId = await createQuote()
    expect(await confirm(chargedQuoteId, { authCode: null })).toMatchObject({ fields: [{ path: 'authCode' }] })
    const freeQuoteId = await createQuote({ newTotalPrice: 1150.5, difference: 0 })
    server.gateway.respondTo(confirmPath, changedResponse)
    expect(await confirm(freeQuoteId, { authCode: null })).toMatchObject({ __typename: 'BookingChanged' })
    expect(server.gateway.requestsTo(confirmPath)[0]?.body).not.toHaveProperty('authCode')
  })

  test.each([
    ['AUTH_CODE_INVALID', { attemptsLeft: 3 }, 'AUTH_CODE_INVALID'],
    ['WALLET_SHORT', { balance: '10.00', required: '249.50' }, 'INSUFFICIENT_FUNDS'],
    ['OUTSTANDING_BALANCE', { owed: '120.00' }, 'INVALID_INPUT'],
    ['INVALID_REQUEST', { fields: [{ path: 'authCode', code: 'FIELD_INVALID' }] }, 'INVALID_INPUT'],
  ])('can be retried with the same quote after %s', async (wire, details, code) => {
    const id = await createQuote()
    server.gateway.respondTo(confirmPath, refused(wire, details))
    expect(await confirm(id)).toMatchObject({ code })
    server.gateway.respondTo(confirmPath, changedResponse)
    expect(await confirm(id)).toMatchObject({ __typename: 'BookingChanged' })
  })

  test.each([
    ['PRICE_CHANGED', { oldPrice: 1400, newPrice: 1450 }, { code: 'PRICE_CHANGED', newTotal: { amount: '1450.00' } }],
    ['NOT_AVAILABLE', {}, { code: 'CHANGE_SOLD_OUT' }],
    ['changeTooLate', { until: '2026-12-09T11:00:00Z' }, { code: 'CHANGE_TOO_LATE' }],
    ['SUPPLIER_REFUSED', {}, { code: 'CHANGE_REFUSED' }],
    ['QUOTE_EXPIRED', {}, { code: 'QUOTE_EXPIRED' }],
    ['INVALID_REQUEST', { fields: [{ path: 'requestObject.difference' }] }, { code: 'QUOTE_EXPIRED' }],
  ])('cannot be retried with the same quote after %s', async (wire, details, expected) => {
    const id = await createQuote()
    server.gateway.respondTo(confirmPath, refused(wire, details))
    expect(await confirm(id)).toMatchObject(expected)
    expect(await confirm(id)).toMatchObject({ code: 'QUOTE_EXPIRED' })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })

  test('is refused for an expired quote, without a call to the gateway', async () => {
    const id = await createQuote()
    time += 600_000
    expect(await confirm(id)).toMatchObject({ __typename: 'QuoteExpired' })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(0)
  })

  const event = (kind: string, change: object = {}) => ({ at: new Date(time).toISOString(), kind, ...change })
  const earlierEvent = (kind: string, minutes: number, change: object = {}) =>
    event(kind, { at: new Date(time - minutes * 60_000).toISOString(), ...change })
  const inProgress = { eligible: false, until: null, blockers: ['changeInProgress'] }

  test('returns an unknown outcome until the supplier responds, then the outcome in the history', async () => {
    const id = await createQuote()
    server.gateway.respondTo(confirmPath, failure('reset'))
    server.gateway.respondTo(view, bookedView({ change: { names: inProgress, dates: inProgress } }))
    const idempotencyKey = randomUUID()
    expect(await confirm(id, { idempotencyKey })).toMatchObject({
      __typename: 'OutcomeUnknown',
      clientReference: idempotencyKey,
    })
    time += 200_000
    expect(await confirm(id, { idempotencyKey })).toMatchObject({ __typename: 'OutcomeUnknown' })
    server.gateway.respondTo(view, bookedView({ history: [event('CHARGED'), event('CHANGED', { changes })] }))
    expect(await confirm(id, { idempotencyKey })).toMatchObject({ __typename: 'BookingChanged' })
    expect(server.gateway.requestsTo(confirmPath)).toHaveLength(1)
  })

  /** Returns the outcome, after the maximum call duration, of a change whose response was lost. */
  const outcomeAfterTimeout = async (viewChanges: () => object, quote: object = {}) => {
    const id = await createQuote(quote)
    server.gateway.respondTo(confirmPath, failure('reset'))
    const idempotencyKey = randomUUID()
    expect(await confirm(id, { idempotencyKey })).toMatchObject({ __typename: 'OutcomeUnknown' })
    server.gateway.respondTo(view, bookedView(viewChanges()))
    time += 101_000
    return confirm(id, { idempotencyKey })
  }

  test.each([
    ['does not contain it', () => [], 'QUOTE_EXPIRED'],
    ['has a refusal by the supplier', () => [event('CHANGE_REFUSED')], 'CHANGE_REFUSED'],
    ['has a refusal from before it was sent', () => [earlierEvent('CHANGE_REFUSED', 3)], 'QUOTE_EXPIRED'],
    ['has a request from another day', () => [earlierEvent('CHANGE_REQUESTED', 2000)], 'QUOTE_EXPIRED'],
    ['has another change', () => [event('CHANGED', { changes: [changes[0]] })], 'QUOTE_EXPIRED'],
    [
      'has a refusal after an older change, in the gateway’s order',
      () => [earlierEvent('CHANGED', 60, { changes }), event('CHANGE_REFUSED')],
      'CHANGE_REFUSED',
    ],
  ])('fails if, after the maximum call duration, the history %s', async (_, history, code) => {
    expect(await outcomeAfterTimeout(() => ({ history: history() }))).toMatchObject({ code })
  })

  test.each([
    ['the history lists the quoted values', () => ({ history: [event('CHANGED', { changes })] })],
    ['the gateway’s clock is slow', () => ({ history: [earlierEvent('CHANGED', 600, { changes })] })],
    ['the booking has the new total', () => ({ totalPrice: 1400, history: [event('CHANGED')] })],
    ['the booking has the new total and no history', () => ({ totalPrice: 1400, history: undefined })],
  ])('succeeds if %s', async (_, viewChanges) => {
    expect(await outcomeAfterTimeout(viewChanges)).toMatchObject({ __typename: 'BookingChanged' })
  })

  test.each([
    ['a history without values, at the same total', () => ({ history: [event('CHANGED')] })],
    ['no history, at the same total', () => ({ history: undefined })],
  ])('still has an unknown outcome with %s', async (_, viewChanges) => {
    const sameTotal = { newTotalPrice: 1150.5, difference: 0 }
    expect(await outcomeAfterTimeout(viewChanges, sameTotal)).toMatchObject({ __typename: 'OutcomeUnknown' })
  })

  test('fails if the total is unchanged and there is no history', async () => {
    expect(await outcomeAfterTimeout(() => ({ history: undefined }))).toMatchObject({ code: 'QUOTE_EXPIRED' })
  })

  test('returns an unknown outcome if the response has a status other than confirmed', async () => {
    const id = await createQuote()
    const pending = { bookingReferenceNo: reference, bookingStatus: 'Pending', totalPrice: 1400 }
    server.gateway.respondTo(confirmPath, enveloped(pending))
    expect(await confirm(id)).toMatchObject({ __typename: 'OutcomeUnknown' })
  })

  test('returns the confirmed status and the new total when the booking cannot be reread', async () => {
    const id = await createQuote()
    server.gateway.respondTo(confirmPath, () => {
      server.gateway.respondTo(view, failure('reset'))
      return changedResponse
    })
    expect(await confirm(id)).toMatchObject({
      booking: { reference, status: 'CONFIRMED', total: { amount: '1400.00' } },
    })
  })

  test('shows the changed booking in the list immediately', async () => {
    const list = async () => {
      const { data } = await server.query('{ bookings { items { reference total { amount } } } }')
      return data['bookings']
    }
    server.gateway.respondTo('/hotels/reservations', { results: [aWireRow()], paginationKey: null })
    expect(await list()).toMatchObject({ items: [{ total: { amount: '1150.50' } }] })
    const id = await createQuote()
    server.gateway.respondTo(confirmPath, changedResponse)
    server.gateway.respondTo('/hotels/reservations', { results: [aWireRow({ totalPrice: 1400 })], paginationKey: null })
    await confirm(id)
    expect(await list()).toMatchObject({ items: [{ total: { amount: '1400.00' } }] })
  })
})
