import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  aGroundQuote,
  aGroundRow,
  groundCalls,
  heldGround,
  quoteGround,
  requoteGround,
  searchGround,
} from '#src/testing/ground-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { enveloped, failure, refused } from '#src/testing/stub-gateway.ts'

let now: Date
let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => now })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  now = new Date('2026-11-21T09:00:00Z')
  server.gateway.respondTo('/wallet', enveloped({ walletId: 'W-1', balance: '50000.00' }))
  server.gateway.respondTo(groundCalls.check, heldGround)
})

describe('ground services quote', () => {
  test('sends the row back with the chosen package and extras, and holds them at the returned price', async () => {
    const result = await quoteGround(server, { ...(await searchGround(server)), extras: ['GUIDE'] })
    expect(result).toMatchObject({
      __typename: 'GroundServiceQuoted',
      priceChanged: null,
      quote: {
        expiresAt: '2026-11-21T09:15:00.000Z',
        expired: false,
        supplierInfo: { key: 'umrahholidays' },
        paymentMethods: ['WALLET'],
        company: { code: 'U-1', name: 'Cedar Umrah Services' },
        package: { code: 'STD', name: 'Standard' },
        arrivalDate: '2027-01-10',
        pilgrims: 20,
        nationality: 'ID',
        price: { total: { amount: '2737.00' } },
        packagePrice: { total: { amount: '2300.00' } },
        extras: [{ code: 'GUIDE', name: 'Guide', quantity: 1, days: 3, price: { total: { amount: '437.00' } } }],
        cancellationPolicy: { refundable: true },
        booking: null,
      },
    })
    expect(server.gateway.requestsTo(groundCalls.check)[0]?.body).toEqual({
      ...aGroundRow({ additionalServices: [] }),
      category: { ...aGroundRow().category, quantity: 20, arrivalDate: '2027-01-10' },
      additionalServices: [{ ...aGroundRow().additionalServices[0], quantity: 1, duration: 3 }],
      nationality: 'ID',
      countryOfResidence: 'MY',
      cultCode: 'en-US',
      userGroup: 'b2b',
    })
  })

  test('reports a price change since the search', async () => {
    server.gateway.respondTo(groundCalls.check, (request) =>
      heldGround(request, { category: { categoryCode: 'STD', quantity: 20, grandTotalPrice: 2400 }, totalPrice: 2400 }),
    )
    expect(await quoteGround(server, await searchGround(server))).toMatchObject({
      priceChanged: { previousTotal: { amount: '2300.00' }, newTotal: { amount: '2400.00' } },
    })
  })

  test('can be renewed after both the quote and its search have expired', async () => {
    const quoteId = await aGroundQuote(server)
    now = new Date('2026-11-21T10:00:00Z')
    server.gateway.respondTo(groundCalls.check, (request) => heldGround(request, { expiresAt: '2026-11-21T10:15:00Z' }))
    const result = await requoteGround(server, quoteId)
    expect(result).toMatchObject({
      priceChanged: null,
      quote: { expired: false, price: { total: { amount: '2737.00' } } },
    })
    expect(result).not.toMatchObject({ quote: { id: quoteId } })
  })

  test.each([
    ['no category', {}, { category: null }, 'GROUND_SERVICE_NOT_AVAILABLE'],
    ['a different package', {}, { category: { categoryCode: 'VIP', grandTotalPrice: 2300 } }, 'AVAILABILITY_UNKNOWN'],
    ['a different company', {}, { uoCode: 'U-2' }, 'AVAILABILITY_UNKNOWN'],
    [
      'fewer pilgrims',
      {},
      { category: { categoryCode: 'STD', quantity: 19, grandTotalPrice: 2300 } },
      'AVAILABILITY_UNKNOWN',
    ],
    ['no extras', { extras: ['GUIDE'] }, { additionalServices: [] }, 'AVAILABILITY_UNKNOWN'],
    ['a total that does not add up', {}, { totalPrice: 2500 }, 'AVAILABILITY_UNKNOWN'],
    ['a total price that does not add up', {}, { grandTotalPrice: 2500 }, 'AVAILABILITY_UNKNOWN'],
    ['no price', {}, { category: { categoryCode: 'STD' } }, 'AVAILABILITY_UNKNOWN'],
  ])('is refused when the response has %s', async (_, chosen, changes, code) => {
    server.gateway.respondTo(groundCalls.check, (request) => heldGround(request, changes))
    const result = await quoteGround(server, { ...(await searchGround(server)), ...chosen })
    expect(result).toMatchObject({ __typename: 'GroundServiceUnavailable', code })
  })

  test.each([
    ['GROUND_SERVICE_NOT_AVAILABLE', refused('NOT_AVAILABLE')],
    ['HOLD_LIMIT', refused('TOO_MANY_HOLDS')],
    ['AVAILABILITY_UNKNOWN', refused('SUPPLIER_FAILED')],
    ['NOT_SUPPORTED', failure({ status: 404 })],
  ])('maps a gateway refusal to %s', async (code, response) => {
    server.gateway.respondTo(groundCalls.check, response)
    const result = await quoteGround(server, await searchGround(server))
    expect(result).toMatchObject({ __typename: 'GroundServiceUnavailable', code })
  })

  test('reports offers and extras that are not in the search', async () => {
    const chosen = await searchGround(server)
    expect(await quoteGround(server, { ...chosen, extras: ['GUIDE', 'YACHT'] })).toMatchObject({
      __typename: 'InvalidInput',
      fields: [{ path: 'extras.1', code: 'FIELD_INVALID' }],
    })
    expect(await quoteGround(server, { ...chosen, offerId: 'x' })).toMatchObject({ fields: [{ path: 'offerId' }] })
    const inconsistentRow = aGroundRow({ category: { categoryCode: 'STD', amount: 9, grandTotalPrice: 2300 } })
    expect(await quoteGround(server, await searchGround(server, [inconsistentRow]))).toMatchObject({
      fields: [{ path: 'offerId', code: 'PRICE_INCONSISTENT' }],
    })
    expect(server.gateway.requestsTo(groundCalls.check)).toEqual([])
  })

  test('accepts only the caller’s searches and quotes', async () => {
    const token = server.pool.token('other@demo.test', { sub: 'other' })
    const quoteId = await aGroundQuote(server)
    const byOther = await quoteGround(server, await searchGround(server), token)
    expect(byOther).toMatchObject({ __typename: 'SearchExpired' })
    expect(await requoteGround(server, quoteId, token)).toMatchObject({ __typename: 'SearchExpired' })
    const document = 'query ($id: ID!) { groundServiceQuote(id: $id) { id } }'
    expect((await server.query(document, { id: quoteId })).data.groundServiceQuote).toEqual({ id: quoteId })
    expect((await server.query(document, { id: quoteId }, { token })).data.groundServiceQuote).toBeNull()
  })
})
