import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStore } from '#src/cache/memory-store.ts'
import { type Locale, locales } from '#src/locale.ts'
import { anOrder, bookWithoutErrors, confirmedResponse } from '#src/testing/book-steps.ts'
import { promoApplied } from '#src/testing/promo-steps.ts'
import { availability, familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '#src/testing/quote-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { enveloped, failure, refused } from '#src/testing/stub-gateway.ts'

const apply = '/promo/apply'
const reservation = '/hotels/b2breservation'
const availabities = '/hotels/availabities'
const minuteMs = 60_000

let server: TestServer
let time = Date.parse('2026-11-21T10:00:00Z')

beforeAll(async () => {
  server = await startServer({ clock: () => new Date(time), store: createMemoryStore({ now: () => time }) })
})
beforeEach(() => {
  time += 4 * 60 * minuteMs
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo(apply, (request) => promoApplied(request))
  server.gateway.respondTo(reservation, confirmedResponse())
  server.gateway.respondTo('/hotels/viewreservation', failure({ status: 503 }))
  server.gateway.respondTo('/hotels/reservations', { results: [], paginationKey: null })
})
afterAll(() => server.stop())

const money = '{ amount currency }'
const quoteFields = `id expired price { total ${money} lines { kind money { amount } } } fullTotal ${money}
  promo { code discount ${money} description }
  ... on HotelQuote { rooms { price { total { amount } } } hotelRules childPolicies { fromAge } checkInTime }
  cancellationPolicy { steps { amount { amount } noShow } }`
const refusalFields = `... on UserError { code message } ... on PromoRefused { minimum ${money} reason } ... on InvalidInput { fields { path code } }`
const applyDocument = `mutation ($input: ApplyPromoInput!) { applyPromo(input: $input) {
  __typename ... on PromoApplied { quote { __typename ${quoteFields} } } ${refusalFields} } }`
const removeDocument = `mutation ($input: RemovePromoInput!) { removePromo(input: $input) {
  __typename ... on PromoRemoved { quote { __typename ${quoteFields} } } ... on UserError { code message } } }`
const quoteDocument = `query ($id: ID!) { hotelQuote(id: $id) { ${quoteFields} } }`
const requoteDocument = `mutation ($id: ID!) { requoteHotel(quoteId: $id) {
  __typename ... on HotelQuoted { quote { ${quoteFields} } priceChanged { newTotal { amount } } promoRefused { code message } } } }`

type Caller = { token?: string; locale?: Locale }

async function applyPromo(quoteId: string, code = 'SAGE10', caller: Caller = {}) {
  const { data, errors } = await server.query(applyDocument, { input: { quoteId, code } }, caller)
  expect(errors).toEqual([])
  return data.applyPromo
}
async function removePromo(quoteId: string, caller: Caller = {}) {
  const { data, errors } = await server.query(removeDocument, { input: { quoteId } }, caller)
  expect(errors).toEqual([])
  return data.removePromo
}
const readStoredQuote = async (id: string) => (await server.query(quoteDocument, { id })).data.hotelQuote
const requestBodies = (call: string) => server.gateway.requestsTo(call).map(({ body }) => body)

describe('applyPromo', () => {
  test('applies the discounted price to the quote and keeps its id', async () => {
    const { id } = await quoteCheapest(server)
    const result = await applyPromo(id, ' sage10 ')
    expect(result).toMatchObject({
      __typename: 'PromoApplied',
      quote: {
        __typename: 'HotelQuote',
        id,
        expired: false,
        price: { total: { amount: '384.34', currency: 'SAR' } },
        fullTotal: { amount: '427.04', currency: 'SAR' },
        promo: { code: 'SAGE10', discount: { amount: '42.70' }, description: '10% off hotels' },
        rooms: [{ price: { total: { amount: '191.72' } } }, { price: { total: { amount: '192.62' } } }],
        hotelRules: ['No smoking.\nBring a passport & visa.'],
        childPolicies: [{ fromAge: 0 }],
        checkInTime: '15:00',
      },
    })
    expect(await readStoredQuote(id)).toMatchObject({
      promo: { code: 'SAGE10' },
      price: { total: { amount: '384.34' } },
    })
    expect(requestBodies(apply)).toMatchObject([
      { type: 'hotel', code: 'sage10', trackToken: 'TRACK-1', cultCode: 'en-US', userGroup: 'b2b' },
    ])
    expect(Object(requestBodies(apply)[0]).data.roomGroups).toHaveLength(2)
  })

  test('lowers the cancellation penalties with the price', async () => {
    const { id } = await quoteCheapest(server)
    const readPenalties = (quote: unknown) =>
      Object(quote).cancellationPolicy.steps.map((step: { amount: { amount: string } }) => step.amount.amount)
    const [before] = readPenalties(await readStoredQuote(id))
    await applyPromo(id)
    const [after] = readPenalties(await readStoredQuote(id))
    expect([before, after]).toEqual(['213.52', '192.17'])
  })

  test('replaces an earlier code, and keeps it if the new code is refused', async () => {
    const { id } = await quoteCheapest(server)
    await applyPromo(id)
    server.gateway.respondTo(apply, (request) => promoApplied(request, { percent: 50 }))
    expect(await applyPromo(id, 'HALF')).toMatchObject({
      quote: { price: { total: { amount: '213.54' } }, fullTotal: { amount: '427.04' }, promo: { code: 'HALF' } },
    })
    server.gateway.respondTo(apply, refused('PROMO_EXPIRED'))
    expect(await applyPromo(id, 'OLD')).toMatchObject({ code: 'PROMO_EXPIRED' })
    expect(await readStoredQuote(id)).toMatchObject({ promo: { code: 'HALF' }, price: { total: { amount: '213.54' } } })
  })

  test.each([
    ['PROMO_UNKNOWN', {}, {}],
    ['PROMO_OF_HOTEL', {}, {}],
    ['PROMO_EXPIRED', {}, {}],
    ['PROMO_USED_UP', {}, {}],
    ['PROMO_OTHER_PRODUCT', { products: ['transport'] }, {}],
    ['PROMO_BELOW_MINIMUM', { minimum: '5000.00' }, { minimum: { amount: '5000.00', currency: 'SAR' } }],
    ['PROMO_BELOW_MINIMUM', {}, { minimum: null }],
    ['PROMO_NOT_COMBINABLE', {}, {}],
  ])('returns PromoRefused with %s', async (code, details, extraFields) => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(apply, refused(code, details))
    const expected = { __typename: 'PromoRefused', code, reason: null, ...extraFields }
    expect(await applyPromo(id)).toMatchObject(expected)
    expect(await readStoredQuote(id)).toMatchObject({
      promo: null,
      fullTotal: null,
      price: { total: { amount: '427.04' } },
    })
  })

  test('returns the gateway’s reason for any other refusal', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(apply, refused('PROMO_WEEKDAY', {}, 'Only on weekdays'))
    expect(await applyPromo(id)).toMatchObject({ code: 'PROMO_REFUSED', reason: 'Only on weekdays' })
  })

  test('returns NOT_SUPPORTED for a gateway that does not support promo codes', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(apply, failure({ status: 404 }))
    expect(await applyPromo(id)).toMatchObject({
      __typename: 'PromoRefused',
      code: 'NOT_SUPPORTED',
      message: 'Promo codes aren’t available here.',
    })
  })

  test.each(locales)('explains the minimum in %s', async (locale) => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(apply, refused('PROMO_BELOW_MINIMUM', { minimum: '5000.00' }))
    expect(Object(await applyPromo(id, 'MIN', { locale })).message).toMatch(/5[.,]000/)
  })

  test('requires a code', async () => {
    const { id } = await quoteCheapest(server)
    const codeRequired = { __typename: 'InvalidInput', fields: [{ path: 'code', code: 'FIELD_REQUIRED' }] }
    expect(await applyPromo(id, '  ')).toMatchObject(codeRequired)
    expect(await applyPromo(id, 'X'.repeat(41))).toMatchObject({ fields: [{ path: 'code', code: 'FIELD_TOO_LONG' }] })
    expect(requestBodies(apply)).toEqual([])
  })

  test('treats another agent’s quote, an expired quote and a booked quote as unknown', async () => {
    const { id } = await quoteCheapest(server)
    const unknown = await applyPromo('AAAAAAAAAAAAAAAAAAAAAA')
    expect(unknown).toMatchObject({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED' })
    const colleague = { token: server.pool.token('colleague@demo.test') }
    expect(await applyPromo(id, 'SAGE10', colleague)).toEqual(unknown)
    expect(await removePromo(id, colleague)).toEqual(unknown)
    await bookWithoutErrors(server, anOrder(id))
    expect(await applyPromo(id)).toEqual(unknown)
    expect(await removePromo(id)).toEqual(unknown)
    const { id: expired } = await quoteCheapest(server)
    time += 15 * minuteMs
    expect(await applyPromo(expired)).toEqual(unknown)
    expect(requestBodies(apply)).toEqual([])
  })

  test('returns QuoteExpired when the hold at the gateway has expired', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(apply, refused('TRACK_TOKEN_EXPIRED'))
    expect(await applyPromo(id)).toMatchObject({ __typename: 'QuoteExpired' })
  })

  test.each([
    ['without rooms', enveloped({ promo: { code: 'SAGE10' }, message: 'OK' })],
    ['with a total that differs from its rooms', { totalPrice: 100 }],
  ])('fails for a response %s, and leaves the quote unchanged', async (_, response) => {
    const { id } = await quoteCheapest(server)
    const isChange = 'totalPrice' in response
    server.gateway.respondTo(apply, isChange ? (request) => promoApplied(request, { changes: response }) : response)
    const { errors } = await server.query(applyDocument, { input: { quoteId: id, code: 'SAGE10' } })
    expect(errors).toMatchObject([{ extensions: { code: 'GATEWAY_BAD_RESPONSE' } }])
    expect(await readStoredQuote(id)).toMatchObject({ promo: null, price: { total: { amount: '427.04' } } })
  })

  test('fails for a price above the full price', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(apply, (request) => promoApplied(request, { percent: -10 }))
    const { errors } = await server.query(applyDocument, { input: { quoteId: id, code: 'SAGE10' } })
    expect(errors).toMatchObject([{ extensions: { code: 'GATEWAY_BAD_RESPONSE' } }])
  })

  test('makes only one call, and returns RATE_LIMITED when the gateway limits calls', async () => {
    const { id } = await quoteCheapest(server)
    server.gateway.respondTo(apply, failure({ status: 503 }))
    await server.query(applyDocument, { input: { quoteId: id, code: 'SAGE10' } })
    expect(requestBodies(apply)).toHaveLength(1)
    server.gateway.respondTo(apply, failure({ status: 429, headers: { 'retry-after': '600' } }))
    const { errors } = await server.query(applyDocument, { input: { quoteId: id, code: 'SAGE10' } })
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }])
  })
})

describe('removePromo', () => {
  test('restores the full price, and does nothing without a code', async () => {
    const { id } = await quoteCheapest(server)
    const before = await readStoredQuote(id)
    await applyPromo(id)
    expect(await removePromo(id)).toEqual({
      __typename: 'PromoRemoved',
      quote: { __typename: 'HotelQuote', ...before },
    })
    expect(await removePromo(id)).toMatchObject({ quote: { promo: null, price: { total: { amount: '427.04' } } } })
    expect(await readStoredQuote(id)).toEqual(before)
  })
})

describe('requoteHotel with a promo code', () => {
  test('applies the code of the earlier quote again', async () => {
    const { id } = await quoteCheapest(server)
    await applyPromo(id)
    const { data } = await server.query(requoteDocument, { id })
    expect(data.requoteHotel).toMatchObject({
      quote: { promo: { code: 'SAGE10' }, price: { total: { amount: '384.34' } }, fullTotal: { amount: '427.04' } },
      priceChanged: null,
      promoRefused: null,
    })
  })

  test('explains why the code no longer applies', async () => {
    const { id } = await quoteCheapest(server)
    await applyPromo(id)
    server.gateway.respondTo(apply, refused('PROMO_USED_UP'))
    const { data } = await server.query(requoteDocument, { id })
    expect(data.requoteHotel).toMatchObject({
      quote: { promo: null, price: { total: { amount: '427.04' } } },
      priceChanged: { newTotal: { amount: '427.04' } },
      promoRefused: { code: 'PROMO_USED_UP' },
    })
  })
})

describe('booking a quote with a promo code', () => {
  const discountedOrder = (id: string) => anOrder(id, { acceptedTotal: '384.34' })

  test('sends the code and the discounted rooms', async () => {
    const { id } = await quoteCheapest(server)
    await applyPromo(id)
    expect(await bookWithoutErrors(server, discountedOrder(id))).toMatchObject({
      __typename: 'HotelBooked',
      booking: { total: { amount: '384.34' } },
    })
    const [body] = requestBodies(reservation)
    expect(body).toMatchObject({ promo: 'SAGE10', price: 384.34, totalTax: 54.48 })
    expect(Object(body).requestObject.roomGroups[0].rooms[0].roomRates[0].amount).toBe(191.72)
  })

  test('sends the full price without a code after the code was removed, and returns PriceChanged if the accepted total is too low', async () => {
    const { id } = await quoteCheapest(server)
    await applyPromo(id)
    await removePromo(id)
    expect(await bookWithoutErrors(server, discountedOrder(id))).toMatchObject({
      __typename: 'PriceChanged',
      newTotal: { amount: '427.04' },
      quoteId: id,
    })
    await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'checkout-0002' }))
    expect(requestBodies(reservation)).toMatchObject([{ promo: null, price: 427.04 }])
  })

  test('is refused when the code has become invalid, and the same key works for the full price', async () => {
    const { id } = await quoteCheapest(server)
    await applyPromo(id)
    server.gateway.respondTo(reservation, refused('PROMO_USED_UP'))
    expect(await bookWithoutErrors(server, discountedOrder(id))).toMatchObject({
      __typename: 'PromoNoLongerValid',
      code: 'PROMO_NO_LONGER_VALID',
      reason: 'PROMO_USED_UP',
      promoCode: 'SAGE10',
      previousTotal: { amount: '384.34' },
      newTotal: { amount: '427.04' },
      quoteId: id,
    })
    expect(await readStoredQuote(id)).toMatchObject({ promo: null, price: { total: { amount: '427.04' } } })
    server.gateway.respondTo(reservation, confirmedResponse())
    expect(await bookWithoutErrors(server, anOrder(id))).toMatchObject({ __typename: 'HotelBooked', replayed: false })
    expect(requestBodies(reservation)).toMatchObject([{ promo: 'SAGE10' }, { promo: null, price: 427.04 }])
  })

  test('keeps the code when the supplier has raised its price', async () => {
    const { id } = await quoteCheapest(server)
    await applyPromo(id)
    server.gateway.respondTo(reservation, refused('PRICE_CHANGED'))
    server.gateway.respondTo(availabities, (request) => {
      const [first, second] = hudxGroups(familyAndSingleGuest)
      const withOnlyRate = (group: object | undefined, rateIndex: number) => {
        const [room] = Object(group).rooms
        return { ...group, rooms: [{ ...room, roomRates: [room.roomRates[rateIndex]] }] }
      }
      return availability(request, { roomGroups: [withOnlyRate(first, 1), withOnlyRate(second, 0)] })
    })
    const result = Object(await bookWithoutErrors(server, discountedOrder(id)))
    expect(result).toMatchObject({ __typename: 'PriceChanged', newTotal: { amount: '483.34' } })
    expect(await readStoredQuote(result.quoteId)).toMatchObject({ promo: { code: 'SAGE10' } })
    expect(result.quoteId).not.toBe(id)
  })

  test('reports a code that is not valid at the new price', async () => {
    const { id } = await quoteCheapest(server)
    await applyPromo(id)
    server.gateway.respondTo(reservation, refused('PRICE_CHANGED'))
    server.gateway.respondTo(apply, refused('PROMO_EXPIRED'))
    const result = Object(await bookWithoutErrors(server, discountedOrder(id)))
    expect(result).toMatchObject({ __typename: 'PromoNoLongerValid', reason: 'PROMO_EXPIRED' })
    expect(await readStoredQuote(result.quoteId)).toMatchObject({ promo: null, price: { total: { amount: '427.04' } } })
  })
})
