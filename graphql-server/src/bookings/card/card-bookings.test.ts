import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encodeBookingId } from '../booking-id.ts'
import { createMemoryStore } from '../../cache/memory-store.ts'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../../testing/book-steps.ts'
import { aWireRow, aWireView } from '../../testing/booking-factory.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../../testing/quote-steps.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { enveloped, failure, refused } from '../../testing/stub-gateway.ts'

const reservation = '/hotels/b2breservation'
const view = '/hotels/viewreservation'
const list = '/hotels/reservations'
const reference = 'MKH-7F3K-20418'
const key = 'checkout-0001'
const pageUrl = 'https://pay.example.test/hpp_1'

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')
beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
const cards = { schemes: ['MASTERCARD', 'Visa', 'SOMETHING'] }
beforeEach(() => {
  time += 6 * 3_600_000
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo('/wallet', enveloped({ walletId: 'w-1', balance: '10.00', currencyCode: 'SAR', cards }))
})
afterAll(() => server.stop())

const aPayment = (changes: object = {}) => ({
  paymentId: 'payment-1',
  purpose: 'BOOKING',
  status: 'CREATED',
  amount: '427.04',
  currencyCode: 'SAR',
  expiresAt: '2026-11-21T10:30:00Z',
  pageUrl,
  card: null,
  refundedAmount: null,
  refundPendingAmount: null,
  booking: { bookingReferenceNo: reference, provider: 'hudxconnect', bookingType: 1, clientReference: key },
  ...changes,
})

/** Makes the gateway show the booking in its list and view. */
function showBooking(bookingStatus: string, cardPayment: object, changes: object = {}): void {
  const createdAt = new Date(time).toISOString()
  const fields = { bookingReferenceNo: reference, provider: 'hudxconnect', clientReference: key, createdAt }
  server.gateway.respondTo(list, { results: [aWireRow({ ...fields, status: bookingStatus })], paginationKey: null })
  const paymentInfo = { paidAmount: 0, currencyCode: 'SAR', method: 'CARD', cardPayment }
  server.gateway.respondTo(view, enveloped(aWireView({ ...fields, bookingStatus, paymentInfo, ...changes })))
}

const createOrder = async () => anOrder((await quoteCheapest(server)).id, { payment: { card: { authCode: '123456' } } })
const startedResponse = confirmedResponse({ bookingStatus: 'Pending', cardPayment: aPayment() })

/** Books by card, which opens the card page. */
async function startCardBooking() {
  const input = await createOrder()
  server.gateway.respondTo(reservation, startedResponse)
  showBooking('Pending', aPayment())
  return { input, result: await bookWithoutErrors(server, input) }
}

describe('card booking', () => {
  test('is offered with the amount to charge and the accepted schemes if the gateway accepts cards', async () => {
    const { id } = await quoteCheapest(server)
    const { data } = await server.query(
      'query ($id: ID!) { hotelQuote(id: $id) { paymentMethods cardCharge { amount { amount currency } schemes } } }',
      { id },
    )
    expect(data.hotelQuote).toEqual({
      paymentMethods: ['WALLET', 'CARD'],
      cardCharge: { amount: { amount: '427.04', currency: 'SAR' }, schemes: ['MASTERCARD', 'VISA', 'UNRECOGNISED'] },
    })
  })

  test('is sent only once and returns the provider’s page, even when retried', async () => {
    const { input, result } = await startCardBooking()
    const page = {
      __typename: 'CardPaymentStarted',
      payment: {
        id: 'payment-1',
        purpose: 'BOOKING',
        status: 'CREATED',
        pageUrl,
        clientReference: key,
        booking: { reference, status: 'PENDING' },
      },
    }
    expect(result).toEqual(page)
    expect(await bookWithoutErrors(server, input)).toEqual(page)
    const calls = server.gateway.requestsTo(reservation)
    expect(calls).toHaveLength(1)
    expect(calls[0]?.body).toMatchObject({ paymentMethod: 'CARD', authCode: '123456' })
    expect(JSON.stringify(calls[0]?.body)).not.toMatch(/cvv|expiry|cardNumber/i)
  })

  test('returns the booking once the supplier has confirmed it', async () => {
    const { input } = await startCardBooking()
    showBooking('Pending', aPayment({ status: 'AUTHORIZED', pageUrl: null }))
    time += 3000
    expect(await bookWithoutErrors(server, input)).toMatchObject({ __typename: 'OutcomeUnknown', clientReference: key })
    showBooking('Confirmed', aPayment({ status: 'CAPTURED', pageUrl: null }))
    time += 5000
    const quote = await server.query('query ($id: ID!) { hotelQuote(id: $id) { booking { reference } } }', {
      id: input.quoteId,
    })
    expect(quote.data.hotelQuote).toEqual({ booking: { reference } })
    expect(await bookWithoutErrors(server, input)).toMatchObject({
      __typename: 'HotelBooked',
      replayed: true,
      booking: { reference, status: 'CONFIRMED' },
    })
    expect(server.gateway.requestsTo(reservation)).toHaveLength(1)
  })

  test.each([
    ['EXPIRED', 'SYSTEM', 'CARD_NOT_CHARGED'],
    ['EXPIRED', null, 'CARD_NOT_CHARGED'],
    ['VOIDED', 'SYSTEM', 'CARD_NOT_CHARGED'],
    ['VOIDED', 'SUPPLIER', 'BOOKING_REFUSED'],
    ['VOIDED', null, 'BOOKING_REFUSED'],
  ])('is refused if the payment is %s and the booking failed by %s: %s', async (status, actorKind, code) => {
    const { input } = await startCardBooking()
    const at = new Date(time).toISOString()
    const history = [
      { at, kind: 'VOIDED', actorKind: 'SYSTEM' },
      { at, kind: 'FAILED', actorKind },
    ]
    showBooking('Failed', aPayment({ status, pageUrl: null }), { history })
    time += 5000
    expect(await bookWithoutErrors(server, input)).toMatchObject({ __typename: 'BookingRefused', code })
    expect(await bookWithoutErrors(server, input)).toMatchObject({ __typename: 'BookingRefused', code })
  })

  describe('quote with an abandoned card page', () => {
    const withWallet = (input: Awaited<ReturnType<typeof createOrder>>, idempotencyKey: string) => ({
      ...input,
      payment: { wallet: { authCode: '654321' } },
      idempotencyKey,
    })
    const confirmed = confirmedResponse()
    const readOutcome = async () =>
      (
        await server.query(
          `{ bookingOutcome(clientReference: "${key}") { state cardNotCharged booking { reference } cardPayment { id } } }`,
        )
      ).data.bookingOutcome
    const notBooked = { state: 'NOT_BOOKED', cardNotCharged: true, booking: null, cardPayment: null }

    /** Makes the gateway report that the card page was abandoned. */
    function abandonPage(): void {
      showBooking('Failed', aPayment({ status: 'EXPIRED', pageUrl: null }))
      time += 3000
    }

    test('can be paid for from the wallet under a new key immediately', async () => {
      const { input } = await startCardBooking()
      abandonPage()
      server.gateway.respondTo(reservation, confirmed)
      expect(await bookWithoutErrors(server, withWallet(input, 'checkout-0002'))).toMatchObject({
        __typename: 'HotelBooked',
      })
      expect(server.gateway.requestsTo(reservation).map(({ body }) => body['authCode'])).toEqual(['123456', '654321'])
    })

    test('can be paid for from the wallet after its outcome was read, in every tab', async () => {
      const { input } = await startCardBooking()
      abandonPage()
      expect(await readOutcome()).toEqual(notBooked)
      expect(await readOutcome()).toEqual(notBooked)
      expect(await bookWithoutErrors(server, input)).toMatchObject({
        __typename: 'BookingRefused',
        code: 'CARD_NOT_CHARGED',
      })
      server.gateway.respondTo(reservation, confirmed)
      expect(await bookWithoutErrors(server, withWallet(input, 'checkout-0002'))).toMatchObject({
        __typename: 'HotelBooked',
      })
    })

    test('expires when the gateway has released the hold or the quote’s time has passed', async () => {
      const { input } = await startCardBooking()
      abandonPage()
      server.gateway.respondTo(reservation, refused('TRACK_TOKEN_EXPIRED'))
      expect(await bookWithoutErrors(server, withWallet(input, 'checkout-0002'))).toMatchObject({
        __typename: 'QuoteExpired',
      })
      server.gateway.respondTo(reservation, confirmed)
      time += 3_600_000
      expect(await bookWithoutErrors(server, withWallet(input, 'checkout-0003'))).toMatchObject({
        __typename: 'QuoteExpired',
      })
    })

    test('cannot be booked again while the page is still open', async () => {
      const { input } = await startCardBooking()
      expect(await bookWithoutErrors(server, withWallet(input, 'checkout-0002'))).toMatchObject({
        __typename: 'OutcomeUnknown',
        clientReference: key,
      })
      expect(server.gateway.requestsTo(reservation)).toHaveLength(1)
    })

    test('is linked from the card payment, so that the booking can be paid for in another way', async () => {
      const { input } = await startCardBooking()
      server.gateway.respondTo('/payments', enveloped(aPayment({ status: 'EXPIRED', pageUrl: null })))
      const { data } = await server.query('{ cardPayment(id: "payment-1") { quoteId } }')
      expect(data.cardPayment).toEqual({ quoteId: input.quoteId })
    })
  })

  test('returns the booking if it is confirmed before the response arrives', async () => {
    const input = await createOrder()
    server.gateway.respondTo(reservation, startedResponse)
    showBooking('Confirmed', aPayment({ status: 'CAPTURED', pageUrl: null }))
    const confirmed = { __typename: 'HotelBooked', booking: { reference, status: 'CONFIRMED' } }
    expect(await bookWithoutErrors(server, input)).toMatchObject(confirmed)
    expect(await bookWithoutErrors(server, input)).toMatchObject(confirmed)
    expect(server.gateway.requestsTo(reservation)).toHaveLength(1)
  })

  test('returns a refusal immediately if its card payment has expired by the time of the response', async () => {
    const input = await createOrder()
    server.gateway.respondTo(reservation, startedResponse)
    showBooking('Failed', aPayment({ status: 'EXPIRED', pageUrl: null }))
    expect(await bookWithoutErrors(server, input)).toMatchObject({
      __typename: 'BookingRefused',
      code: 'CARD_NOT_CHARGED',
    })
  })

  test('is not returned for an order with other guests', async () => {
    const { input } = await startCardBooking()
    showBooking('Confirmed', aPayment({ status: 'CAPTURED', pageUrl: null }))
    time += 5000
    const other = { lead: { ...input.lead, firstName: 'Another' }, idempotencyKey: 'checkout-0002' }
    expect(await bookWithoutErrors(server, { ...input, ...other })).toMatchObject({
      __typename: 'OutcomeUnknown',
      clientReference: key,
    })
  })

  test('returns its open page and an unknown outcome in every tab', async () => {
    await startCardBooking()
    const readOutcome = async () =>
      (
        await server.query(
          `{ bookingOutcome(clientReference: "${key}") { state booking { status } cardPayment { id pageUrl } } }`,
        )
      ).data.bookingOutcome
    expect(await readOutcome()).toEqual({
      state: 'UNKNOWN',
      booking: { status: 'PENDING' },
      cardPayment: { id: 'payment-1', pageUrl },
    })
    showBooking('Pending', aPayment({ status: 'AUTHORIZED', pageUrl: null }))
    time += 3000
    expect(await readOutcome()).toMatchObject({ state: 'UNKNOWN', cardPayment: null })
  })

  test.each([
    ['CARD_UNAVAILABLE', { __typename: 'BookingRefused', code: 'CARD_UNAVAILABLE', supplierText: null }],
    ['PAYMENT_METHOD_UNAVAILABLE', { __typename: 'InvalidInput', fields: [{ path: 'payment.card' }] }],
  ])('maps the refusal %s to a result', async (code, result) => {
    const input = await createOrder()
    server.gateway.respondTo(reservation, refused(code))
    expect(await bookWithoutErrors(server, input)).toMatchObject(result)
  })

  test('is rejected as invalid input if the gateway does not accept cards', async () => {
    server.gateway.respondTo('/wallet', enveloped({ walletId: 'w-1', balance: '10.00', currencyCode: 'SAR' }))
    expect(await bookWithoutErrors(server, await createOrder())).toMatchObject({ fields: [{ path: 'payment.card' }] })
    expect(server.gateway.requestsTo(reservation)).toEqual([])
  })
})

describe('card payment', () => {
  const fields = `id purpose status expiresAt card { scheme lastFour } refunded { amount } refundPending { amount } clientReference
    booking { reference }`

  test('includes the card, refunds and booking', async () => {
    showBooking('Cancelled', {})
    const card = { scheme: 'American Express', lastFour: '0005' }
    const changes = { status: 'PARTLY_REFUNDED', card, refundedAmount: '100.00', refundPendingAmount: '20.00' }
    server.gateway.respondTo('/payments', enveloped(aPayment(changes)))
    const { data } = await server.query(`{ cardPayment(id: "payment-1") { ${fields} } }`)
    expect(data.cardPayment).toEqual({
      id: 'payment-1',
      purpose: 'BOOKING',
      status: 'PARTLY_REFUNDED',
      expiresAt: '2026-11-21T10:30:00.000Z',
      card: { scheme: 'AMERICAN_EXPRESS', lastFour: '0005' },
      refunded: { amount: '100.00' },
      refundPending: { amount: '20.00' },
      clientReference: key,
      booking: { reference },
    })
  })

  test('omits malformed data, and shows no more of the card than its last four digits', async () => {
    const malformed = {
      purpose: 7,
      card: { scheme: 'VISA', lastFour: '4242424242424242' },
      booking: 'x',
      expiresAt: 'soon',
    }
    server.gateway.respondTo('/payments', enveloped(aPayment(malformed)))
    const { data, errors } = await server.query(`{ cardPayment(id: "payment-1") { ${fields} } }`)
    expect(errors).toEqual([])
    expect(data.cardPayment).toMatchObject({ purpose: 'TOP_UP', card: null, expiresAt: null, booking: null })
  })

  test.each([
    ['empty', ''],
    ['too long', 'p'.repeat(101)],
    ['not storable', 'p\u0000'],
  ])('is null for an id that is %s, and the gateway is not called', async (_, id) => {
    const rejected = failure({ status: 422, body: refused('INVALID_INPUT') })
    server.gateway.respondTo('/payments', rejected)
    server.gateway.respondTo('/payments/cancel', rejected)
    expect(await server.query('query ($id: ID!) { cardPayment(id: $id) { id } }', { id })).toMatchObject({
      data: { cardPayment: null },
      errors: [],
    })
    expect(await server.query('mutation ($id: ID!) { cancelCardPayment(id: $id) { id } }', { id })).toMatchObject({
      data: { cancelCardPayment: null },
      errors: [],
    })
    expect([...server.gateway.requestsTo('/payments'), ...server.gateway.requestsTo('/payments/cancel')]).toEqual([])
  })

  test('can be cancelled by its agent, but is null for another company or at a gateway that does not support cards', async () => {
    const cancelPayment = async () =>
      (await server.query('mutation { cancelCardPayment(id: "payment-1") { status } }')).data
    server.gateway.respondTo('/payments/cancel', enveloped(aPayment({ status: 'EXPIRED', pageUrl: null })))
    expect(await cancelPayment()).toEqual({ cancelCardPayment: { status: 'EXPIRED' } })
    expect(server.gateway.requestsTo('/payments/cancel')[0]?.body).toEqual({ paymentId: 'payment-1' })
    server.gateway.respondTo('/payments/cancel', refused('NOT_FOUND'))
    expect(await cancelPayment()).toEqual({ cancelCardPayment: null })
  })
})

describe('unpaid booking', () => {
  const bookingId = encodeBookingId({ __typename: 'HotelBooking', provider: 'hudxconnect', reference })
  const bookingView = (paymentStatus: string, cardPayment: object | null) =>
    enveloped(
      aWireView({
        bookingStatus: 'Confirmed',
        bookingReferenceNo: reference,
        provider: 'hudxconnect',
        paymentStatus,
        payBy: paymentStatus === 'UNPAID' ? '2027-12-06T14:00:00' : null,
        releasedAt: null,
        cardLapsedAt: null,
        totalPrice: 427.04,
        paymentInfo: { paidAmount: 0, currencyCode: 'SAR', method: null, cardPayment },
      }),
    )
  const pay = async (idempotencyKey: string) => {
    const input = { bookingId, payment: { card: { authCode: '123456' } }, idempotencyKey }
    const { data, errors } = await server.query(
      `mutation ($input: PayBookingInput!) { payBooking(input: $input) { __typename
        ... on CardPaymentStarted { payment { id pageUrl } } ... on BookingNotPayable { problem } ... on UserError { code } } }`,
      { input },
    )
    expect(errors).toEqual([])
    return data.payBooking
  }
  const page = { __typename: 'CardPaymentStarted', payment: { id: 'payment-1', pageUrl } }

  beforeEach(() => {
    server.gateway.respondTo(view, bookingView('UNPAID', null))
    server.gateway.respondTo('/booking/pay', () => {
      server.gateway.respondTo(view, bookingView('UNPAID', aPayment()))
      return enveloped({
        bookingReferenceNo: reference,
        bookingStatus: 'Confirmed',
        paidAmount: 0,
        cardPayment: aPayment(),
      })
    })
  })

  test('returns the card page first, then the paid booking', async () => {
    const payKey = randomUUID()
    expect(await pay(payKey)).toEqual(page)
    expect(await pay(payKey)).toEqual(page)
    server.gateway.respondTo(view, bookingView('PAID', aPayment({ status: 'CAPTURED', pageUrl: null })))
    expect(await pay(payKey)).toMatchObject({ __typename: 'BookingPaid' })
    expect(server.gateway.requestsTo('/booking/pay').map(({ body }) => body)).toMatchObject([{ paymentMethod: 'CARD' }])
  })

  test('can be paid for again after its card page was abandoned', async () => {
    const payKey = randomUUID()
    await pay(payKey)
    server.gateway.respondTo(view, bookingView('UNPAID', aPayment({ status: 'EXPIRED', pageUrl: null })))
    expect(await pay(payKey)).toMatchObject({ __typename: 'BookingNotPayable', problem: 'NOT_CHARGED' })
    expect(await pay(randomUUID())).toEqual(page)
  })
})
