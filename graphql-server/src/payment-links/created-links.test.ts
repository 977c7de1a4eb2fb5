import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aLink, linkId, share, storeLinks } from '../testing/link-steps.ts'
import { promoApplied } from '../testing/promo-steps.ts'
import { familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../testing/quote-steps.ts'
import { aRideQuote } from '../testing/ride-steps.ts'
import { enveloped, failure } from '../testing/stub-gateway.ts'
import { slowStore } from '../testing/slow-store.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => {
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
})

const link = '{ id status receiverEmail expiresAt }'

const readOpenLinks = async (id: string) =>
  (await server.query(`query ($id: ID!) { hotelQuote(id: $id) { openPaymentLinks ${link} } }`, { id })).data.hotelQuote
    ?.openPaymentLinks

const openLink = {
  id: linkId,
  status: 'UNPAID',
  receiverEmail: 'receiver@agency.test',
  expiresAt: '2026-11-22T09:00:00.000Z',
}

test('lists the links created from a quote, latest first, and lists them in the replacement quote too', async () => {
  storeLinks(server)
  const { id } = await quoteCheapest(server)
  expect(await readOpenLinks(id)).toEqual([])
  expect(server.gateway.requestsTo('/cart/link')).toEqual([])
  await share(server, id)
  expect(await readOpenLinks(id)).toEqual([openLink])
  await share(server, id, { email: 'third@agency.test', idempotencyKey: 'share-0002' })
  const bothLinks = [{ ...openLink, id: expect.not.stringMatching(linkId) }, openLink]
  expect(await readOpenLinks(id)).toEqual(bothLinks)
  const { data } = await server.query(
    `mutation ($id: ID!) { requoteHotel(quoteId: $id) { ... on HotelQuoted { quote { openPaymentLinks ${link} } } } }`,
    { id },
  )
  expect(data.requoteHotel).toEqual({ quote: { openPaymentLinks: bothLinks } })
})

test('lists the links for a ride quote', async () => {
  storeLinks(server)
  server.gateway.respondTo('/wallet', enveloped({ walletId: 'W-1', balance: '5000.00', currencyCode: 'SAR' }))
  const id = await aRideQuote(server)
  await share(server, id)
  const { data } = await server.query(`query ($id: ID!) { transportQuote(id: $id) { openPaymentLinks ${link} } }`, {
    id,
  })
  expect(data.transportQuote).toEqual({ openPaymentLinks: [openLink] })
})

test('keeps the link when a promo code is applied or removed', async () => {
  storeLinks(server)
  const { id } = await quoteCheapest(server)
  await share(server, id)
  server.gateway.respondTo('/promo/apply', (request) => promoApplied(request))
  const fields = `{ __typename ... on PromoApplied { quote { ... on HotelQuote { openPaymentLinks ${link} } } } }`
  const applied = await server.query(`mutation ($input: ApplyPromoInput!) { applyPromo(input: $input) ${fields} }`, {
    input: { quoteId: id, code: 'SAGE10' },
  })
  expect(applied.data.applyPromo).toEqual({ __typename: 'PromoApplied', quote: { openPaymentLinks: [openLink] } })
  await server.query('mutation ($input: RemovePromoInput!) { removePromo(input: $input) { __typename } }', {
    input: { quoteId: id },
  })
  expect(await readOpenLinks(id)).toEqual([openLink])
})

test('keeps both a link and a promo code that are added at the same time, even if quotes are stored slowly', async () => {
  const slow = await startServer({ clock: () => new Date('2026-11-21T10:00:00Z'), store: slowStore('quote') })
  stubHotel(slow, { hudx: hudxGroups(familyAndSingleGuest) })
  storeLinks(slow)
  slow.gateway.respondTo('/promo/apply', (request) => promoApplied(request))
  const { id } = await quoteCheapest(slow)
  const apply = 'mutation ($input: ApplyPromoInput!) { applyPromo(input: $input) { __typename } }'
  await Promise.all([
    share(slow, id),
    slow.query(apply, { input: { quoteId: id, code: 'SAGE10' } }),
    share(slow, id, { email: 'third@agency.test', idempotencyKey: 'share-0002' }),
  ])
  const { data } = await slow.query(
    'query ($id: ID!) { hotelQuote(id: $id) { promo { code } openPaymentLinks { id } } }',
    { id },
  )
  expect(data.hotelQuote?.promo).toEqual({ code: 'SAGE10' })
  expect(data.hotelQuote?.openPaymentLinks).toHaveLength(2)
  await slow.stop()
})

test('requests the link from the gateway only if the query selects it', async () => {
  storeLinks(server)
  const { id } = await quoteCheapest(server)
  await share(server, id)
  const before = server.gateway.requests.length
  await server.query('query ($id: ID!) { hotelQuote(id: $id) { id } }', { id })
  expect(server.gateway.requests).toHaveLength(before)
})

test.each(['PAID', 'disabled', 'EXPIRED'])('omits a link that is %s', async (status) => {
  storeLinks(server, aLink({ status }))
  const { id } = await quoteCheapest(server)
  await share(server, id)
  expect(await readOpenLinks(id)).toEqual([])
})

test('returns the quote without the link while the gateway fails', async () => {
  storeLinks(server)
  const { id } = await quoteCheapest(server)
  await share(server, id)
  server.gateway.respondTo('/cart/link', failure({ status: 500 }))
  const { data, errors } = await server.query(
    'query ($id: ID!) { hotelQuote(id: $id) { id openPaymentLinks { id } } }',
    {
      id,
    },
  )
  expect(data.hotelQuote).toEqual({ id, openPaymentLinks: [] })
  expect(errors).toEqual([])
})
