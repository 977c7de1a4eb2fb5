import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aRideOrder, aRideQuote, bookRide, rideCalls } from '#src/testing/ride-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { type StubRequest, enveloped, refused } from '#src/testing/stub-gateway.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  server.gateway.respondTo('/wallet', enveloped({ walletId: 'W-1', balance: '5000.00', currencyCode: 'SAR' }))
  server.gateway.respondTo('/promo/apply', applyDiscount)
})

/** Takes 5% off every vehicle and service. */
const applyDiscount = ({ body }: StubRequest) => {
  const data: unknown = JSON.parse(JSON.stringify(body['data']), (key: string, value: unknown) =>
    key === 'grandTotalPrice' || key === 'grandTotalTax' ? Math.round(Number(value) * 95) / 100 : value,
  )
  return enveloped({ data, promo: { code: 'RIDE5', discount: 46 }, message: 'OK' })
}

const quoteFields = `id price { total { amount } } fullTotal { amount } promo { code discount { amount } description }
  ... on TransportQuote { vehicles { price { total { amount } } services { price { total { amount } } } } }`
const apply = (quoteId: string) =>
  server.query(
    `mutation ($input: ApplyPromoInput!) { applyPromo(input: $input) {
      __typename ... on PromoApplied { quote { __typename ${quoteFields} } } ... on UserError { code } } }`,
    { input: { quoteId, code: 'RIDE5' } },
  )

test('lowers the prices of vehicles and services with a promo code', async () => {
  const id = await aRideQuote(server)
  const { data } = await apply(id)
  expect(data.applyPromo).toMatchObject({
    quote: {
      __typename: 'TransportQuote',
      id,
      price: { total: { amount: '874.00' } },
      fullTotal: { amount: '920.00' },
      promo: { code: 'RIDE5', discount: { amount: '46.00' }, description: null },
      vehicles: [{ price: { total: { amount: '327.75' } }, services: [{ price: { total: { amount: '218.50' } } }] }],
    },
  })
  expect(server.gateway.requestsTo('/promo/apply')[0]?.body).toMatchObject({ type: 'transport', trackToken: 'TRACK-1' })
  const removed = await server.query(
    `mutation ($input: RemovePromoInput!) { removePromo(input: $input) { ... on PromoRemoved { quote { ${quoteFields} } } } }`,
    { input: { quoteId: id } },
  )
  expect(removed.data.removePromo).toMatchObject({ quote: { promo: null, price: { total: { amount: '920.00' } } } })
})

test('sends the code with a booking, and returns a refusal if the code is no longer valid', async () => {
  const id = await aRideQuote(server)
  await apply(id)
  server.gateway.respondTo(rideCalls.book, refused('PROMO_EXPIRED'))
  const order = aRideOrder(id, { acceptedTotal: '874.00' })
  expect(await bookRide(server, order)).toMatchObject({ __typename: 'PromoNoLongerValid' })
  const [request] = server.gateway.requestsTo(rideCalls.book)
  expect(request?.body).toMatchObject({ promo: 'RIDE5', price: 874, reservation_amount: 874 })
  const { data } = await server.query(`query ($id: ID!) { transportQuote(id: $id) { ${quoteFields} } }`, { id })
  expect(data.transportQuote).toMatchObject({ promo: null, price: { total: { amount: '920.00' } } })
})

test('keeps the code when quoting again', async () => {
  const id = await aRideQuote(server)
  await apply(id)
  const { data } = await server.query(
    `mutation ($id: ID!) { requoteTransport(quoteId: $id) { ... on TransportQuoted { quote { ${quoteFields} } promoRefused { code } } } }`,
    { id },
  )
  expect(data.requoteTransport).toMatchObject({
    quote: { promo: { code: 'RIDE5' }, price: { total: { amount: '874.00' } } },
    promoRefused: null,
  })
})
