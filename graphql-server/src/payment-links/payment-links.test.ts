import type { HotelQuoted } from '../__generated__/schema-types.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../testing/book-steps.ts'
import { aLink, linkId, quoteLink, share, storeLinks } from '../testing/link-steps.ts'
import { promoApplied } from '../testing/promo-steps.ts'
import { availability, familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../testing/quote-steps.ts'
import { failure, refused } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
let receiver: string
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T10:00:00Z') })
  receiver = server.pool.token('partner@demo.test')
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
})

let orderCount = 0
/** Returns an order with a unique key. */
const newOrder = (quoteId: string) => {
  orderCount += 1
  return anOrder(quoteId, { idempotencyKey: `link-checkout-${orderCount}` })
}

const shareQuote = async () => share(server, (await quoteCheapest(server)).id)

describe('createPaymentLink', () => {
  test('sends the request and the prices that the owner saw, and returns the link', async () => {
    const sentLinks = storeLinks(server)
    expect(await shareQuote()).toEqual({
      __typename: 'PaymentLinkCreated',
      id: linkId,
      path: `/payment-hotel/${linkId}`,
      expiresAt: '2026-11-22T09:00:00.000Z',
      receiverCompany: 'Second Agency',
      receiverLanguage: 'ar-SA',
    })
    const [request] = server.gateway.requestsTo('/hotels/availabities')
    const { roomGroups, extra: _extra, promo: _promo, ...search } = request?.body ?? {}
    expect(sentLinks).toEqual([
      {
        id: 'share-0001',
        email: 'receiver@agency.test',
        expirationTime: '2026-11-22T09:00:00.000Z',
        cultCode: 'en-US',
        data: {
          type: 'hotel',
          search,
          selectedRooms: roomGroups,
          basket: {
            language: 'en-US',
            totalPrice: 427.04,
            currencyCode: 'SAR',
            hotelName: 'Sage Garden Hotel',
            umrahHotelCode: '4911111111',
            imagePath: 'https://pictures.example.com/sage.jpg',
            locationCode: 'SA1',
            rooms: familyAndSingleGuest,
            roomCount: 2,
            paxCount: 4,
          },
        },
      },
    ])
  })

  test('shares the full price of a quote with a promo code', async () => {
    const sentLinks = storeLinks(server)
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo('/promo/apply', (request) => promoApplied(request))
    const document = 'mutation ($input: ApplyPromoInput!) { applyPromo(input: $input) { __typename } }'
    const { data } = await server.query(document, { input: { quoteId: id, code: 'SAGE10' } })
    expect(data.applyPromo).toEqual({ __typename: 'PromoApplied' })
    await share(server, id)
    expect(sentLinks).toMatchObject([{ data: { basket: { totalPrice: 427.04 } } }])
  })

  test('normalizes the email address and reports every invalid field', async () => {
    const sentLinks = storeLinks(server)
    const { id } = await quoteCheapest(server)
    await share(server, id, { email: ' Receiver@Agency.TEST ' })
    expect(sentLinks[0]).toMatchObject({ email: 'receiver@agency.test' })
    expect(await share(server, id, { email: 'nobody', idempotencyKey: '../x' })).toMatchObject({
      fields: [
        { path: 'idempotencyKey', code: 'FIELD_INVALID' },
        { path: 'email', code: 'FIELD_INVALID' },
      ],
    })
    expect(sentLinks).toHaveLength(1)
  })

  test('rejects the owner’s own email address as the receiver', async () => {
    const { id } = await quoteCheapest(server)
    expect(await share(server, id, { email: 'Agent@Demo.test' })).toMatchObject({
      fields: [{ path: 'email', code: 'OWN_EMAIL' }],
    })
    expect(server.gateway.requestsTo('/cart/link')).toEqual([])
  })

  test('treats another agent’s quote as unknown', async () => {
    storeLinks(server)
    const { id } = await quoteCheapest(server)
    const fromOtherAgent = await share(server, id, {}, { token: receiver })
    expect(fromOtherAgent).toEqual(await share(server, 'unknown-quote-0001'))
    expect(fromOtherAgent).toMatchObject({ __typename: 'QuoteExpired' })
    expect(server.gateway.requestsTo('/cart/link')).toEqual([])
  })

  test.each([
    ['EXPIRY_INVALID', { __typename: 'InvalidInput', fields: [{ path: 'expiresAt', code: 'EXPIRY_INVALID' }] }],
    ['IDEMPOTENCY_MISMATCH', { __typename: 'IdempotencyMismatch' }],
    [
      'OWN_EMAIL',
      { __typename: 'InvalidInput', fields: [{ path: 'email', code: 'OWN_EMAIL' }] },
      { fields: [{ path: 'email', code: 'OWN_EMAIL' }] },
    ],
    ['SOMETHING_NEW', { __typename: 'PaymentLinkRefused', code: 'PAYMENT_LINK_REFUSED' }],
  ])('returns the result for the refusal %s', async (code, expected, details: object = {}) => {
    server.gateway.respondTo('/cart/link', refused(code, details))
    expect(await shareQuote()).toMatchObject(expected)
  })

  test('returns NotSupported for a gateway that does not support links', async () => {
    expect(await shareQuote()).toMatchObject({ __typename: 'NotSupported' })
  })
})

describe('quotePaymentLink', () => {
  test('holds the rooms for the receiver in a new quote, which pays for the link when booked', async () => {
    storeLinks(server)
    await shareQuote()
    const opened = await quoteLink(server, linkId, { token: receiver })
    expect(opened).toEqual({
      __typename: 'HotelQuoted',
      quote: {
        id: expect.any(String),
        paymentLinkId: linkId,
        hotel: { id: '4911111111', name: 'Sage Garden Hotel' },
        rooms: familyAndSingleGuest.map((occupancy) => ({ occupancy })),
        price: { total: { amount: '427.04' } },
        checkInTime: '15:00',
      },
      priceChanged: null,
    })
    const [first, second] = server.gateway.requestsTo('/hotels/availabities')
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers.authorization).toBe(`Bearer ${receiver}`)

    server.gateway.respondTo('/hotels/b2breservation', confirmedResponse())
    const { id } = (opened as HotelQuoted).quote
    await bookWithoutErrors(server, newOrder(id), { token: receiver })
    expect(server.gateway.requestsTo('/hotels/b2breservation')[0]?.body['share']).toBe(linkId)
  })

  test('returns both totals when the price has changed, and keeps the link when quoted again', async () => {
    storeLinks(server)
    await shareQuote()
    const raisedGroups = hudxGroups(familyAndSingleGuest).map((group, index) => {
      const [room] = Object(group).rooms
      const lines = Object(room.roomRates[1])
      return { ...group, rooms: [{ ...room, roomRates: [index === 0 ? lines : room.roomRates[0]] }] }
    })
    server.gateway.respondTo('/hotels/availabities', (request) => availability(request, { roomGroups: raisedGroups }))
    const opened = (await quoteLink(server, linkId, { token: receiver })) as HotelQuoted
    expect(opened.priceChanged).toEqual({ previousTotal: { amount: '427.04' }, newTotal: { amount: '537.04' } })
    const { data } = await server.query(
      'mutation ($id: ID!) { requoteHotel(quoteId: $id) { ... on HotelQuoted { quote { paymentLinkId } } } }',
      opened.quote,
      { token: receiver },
    )
    expect(data.requoteHotel).toEqual({ quote: { paymentLinkId: linkId } })
  })

  test('reads the hotel in the viewer’s language but requests the rooms in the owner’s language', async () => {
    storeLinks(server)
    await shareQuote()
    await quoteLink(server, linkId, { token: receiver, locale: 'tr-TR' })
    const details = server.gateway.requestsTo('/hotels/detailSearchWithHotelCode')
    expect(details.at(-1)?.body).toMatchObject({ cultCode: 'tr-TR', hotelCode: '20001_tr-TR' })
    const [request] = server.gateway.requestsTo('/hotels/availabities').slice(-1)
    expect(request?.body).toMatchObject({ cultCode: 'en-US', hotelCode: '20001_en-US' })
  })

  test('reports sold-out rooms', async () => {
    storeLinks(server)
    await shareQuote()
    server.gateway.respondTo('/hotels/availabities', (request) => availability(request, { roomGroups: [] }))
    expect(await quoteLink(server)).toMatchObject({ __typename: 'HotelUnavailable', code: 'HOTEL_NOT_AVAILABLE' })
    server.gateway.respondTo('/hotels/detailSearchWithHotelCode', { hotels: [] })
    expect(await quoteLink(server)).toMatchObject({ __typename: 'HotelUnavailable', code: 'HOTEL_NOT_AVAILABLE' })
  })

  test.each([
    ['LINK_NOT_FOUND', 'PAYMENT_LINK_NOT_FOUND'],
    ['LINK_EXPIRED', 'PAYMENT_LINK_EXPIRED'],
    ['LINK_DISABLED', 'PAYMENT_LINK_DISABLED'],
    ['LINK_PENDING', 'PAYMENT_LINK_PENDING'],
    ['LINK_PAID', 'PAYMENT_LINK_PAID'],
    ['GPDNE', 'PAYMENT_LINK_REFUSED'],
  ])('returns the result for the refusal %s', async (errorCode, code) => {
    server.gateway.respondTo('/cart/link', { status: { code: 0 }, response: null, data: null, errorCode })
    expect(await quoteLink(server)).toMatchObject({ __typename: 'PaymentLinkRefused', code })
  })

  test.each(['', ' ', 'x'.repeat(201), 'nul\0', '\ud83d'])('never sends the id %j to the gateway', async (id) => {
    storeLinks(server)
    expect(await quoteLink(server, id)).toMatchObject({ code: 'PAYMENT_LINK_NOT_FOUND' })
    expect(server.gateway.requests).toEqual([])
  })

  test.each([
    ['no data', null],
    ['another product', { type: 'cruise' }],
    ['no rooms', { type: 'hotel', search: {}, basket: {}, selectedRooms: [] }],
    ['a stay in the past', { checkInDate: '2020-01-01' }],
    ['no guests', { rooms: [{ adults: 0 }] }],
    ['values of the wrong types', { rooms: 'two', provider: {} }],
  ])('refuses a link that contains %s', async (_what, changes) => {
    const sentLinks = storeLinks(server)
    await shareQuote()
    const data = Object(sentLinks[0]?.['data'])
    const isPartialChange = changes !== null && !('type' in changes)
    const linkData = isPartialChange
      ? { ...data, search: { ...data.search, ...changes }, basket: { ...data.basket, ...changes } }
      : changes
    server.gateway.respondTo('/cart/link', { status: { code: 0 }, response: aLink(), data: linkData, errorCode: null })
    expect(await quoteLink(server)).toMatchObject({ code: 'PAYMENT_LINK_REFUSED' })
  })

  test('returns NotSupported for a gateway that does not support links, and an error for a failing gateway', async () => {
    expect(await quoteLink(server)).toMatchObject({
      __typename: 'NotSupported',
      message: 'Payment links aren’t available here.',
    })
    server.gateway.respondTo('/cart/link', failure({ status: 500 }))
    const { errors } = await server.query('mutation { quotePaymentLink(id: "abc") { __typename } }')
    expect(errors[0]?.extensions['code']).toBe('GATEWAY_UNAVAILABLE')
  })
})

describe('booking a quote from a link', () => {
  test.each([
    ['LINK_NOT_FOUND', 'PAYMENT_LINK_NOT_FOUND'],
    ['LINK_EXPIRED', 'PAYMENT_LINK_EXPIRED'],
    ['LINK_DISABLED', 'PAYMENT_LINK_DISABLED'],
    ['LINK_PENDING', 'PAYMENT_LINK_PENDING'],
    ['LINK_PAID', 'PAYMENT_LINK_PAID'],
    ['LINK_MISMATCH', 'PAYMENT_LINK_MISMATCH'],
  ])('returns the result for the refusal %s and can be retried', async (wire, code) => {
    storeLinks(server)
    await shareQuote()
    const { quote } = (await quoteLink(server)) as HotelQuoted
    server.gateway.respondTo('/hotels/b2breservation', refused(wire))
    const order = newOrder(quote.id)
    expect(await bookWithoutErrors(server, order)).toMatchObject({ __typename: 'PaymentLinkRefused', code })
    server.gateway.respondTo('/hotels/b2breservation', confirmedResponse())
    expect(await bookWithoutErrors(server, order)).toMatchObject({ __typename: 'HotelBooked' })
  })

  test('sends no link if the quote has none', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo('/hotels/b2breservation', confirmedResponse())
    await bookWithoutErrors(server, newOrder(id))
    expect(server.gateway.requestsTo('/hotels/b2breservation')[0]?.body['share']).toBe(false)
  })
})
