import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Locale } from '../locale.ts'
import { aLink, linkId } from '../testing/link-steps.ts'
import { enveloped, failure } from '../testing/stub-gateway.ts'
import { type TestServer, startServer } from '../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const hotel = {
  type: 'hotel',
  search: { hotelCode: '20001_en-US' },
  basket: { hotelName: 'Sage Garden Hotel', language: 'en-US', totalPrice: 427.04 },
}
const ride = (changes: object = {}) => ({
  type: 'transportation',
  search: { routeCode: '101', startDate: '2026-12-10' },
  basket: { routeName: 'Jeddah Airport – Makkah', language: 'en-US', totalPrice: 300, ...changes },
})

/** Makes the gateway list the links, and return one route name for Turkish and another for all other languages. */
function storeRows(...rows: object[]) {
  server.gateway.respondTo('/share/list/me', {
    results: rows.map((data, index) => aLink({ id: `link-${index}`, data })),
  })
  server.gateway.respondTo('/transportation/lookups', ({ query }) =>
    enveloped({ routes: [{ code: '101', name: query['cultCode'] === 'tr-TR' ? 'Cidde – Mekke' : 'Jeddah – Makkah' }] }),
  )
}

async function readNames(locale: Locale) {
  const document = '{ sharedReservations { items { serviceName serviceNameLanguage } } }'
  const { data } = await server.query(document, {}, { locale })
  return data.sharedReservations?.items.map(({ serviceName, serviceNameLanguage }) => [
    serviceName,
    serviceNameLanguage,
  ])
}

test('returns route names in the request’s language with one call, and hotel names as the link’s owner saw them', async () => {
  storeRows(ride(), hotel, ride())
  expect(await readNames('tr-TR')).toEqual([
    ['Cidde – Mekke', 'tr-TR'],
    ['Sage Garden Hotel', 'en-US'],
    ['Cidde – Mekke', 'tr-TR'],
  ])
  expect(server.gateway.requestsTo('/transportation/lookups')).toHaveLength(1)
})

test('makes no call for names that are already in the request’s language', async () => {
  storeRows(ride(), hotel)
  expect(await readNames('en-US')).toEqual([
    ['Jeddah Airport – Makkah', 'en-US'],
    ['Sage Garden Hotel', 'en-US'],
  ])
  expect(server.gateway.requestsTo('/transportation/lookups')).toEqual([])
})

test('returns an opened link’s route name in the request’s language', async () => {
  storeRows()
  server.gateway.respondTo('/cart/link', { ...enveloped(aLink()), data: ride(), errorCode: null })
  const document =
    'query ($id: ID!) { paymentLink(id: $id) { ... on SharedReservation { serviceName serviceNameLanguage } } }'
  const { data } = await server.query(document, { id: linkId }, { locale: 'id-ID' })
  expect(data.paymentLink).toEqual({ serviceName: 'Jeddah – Makkah', serviceNameLanguage: 'id-ID' })
})

test.each([
  ['does not support lookups', () => undefined],
  ['does not know the route', () => enveloped({ routes: [] })],
  ['fails', () => failure({ status: 500 })],
])('returns a route name as the link’s owner saw it if the gateway %s', async (behavior, lookups) => {
  // A language without cached names, so that the gateway is called.
  const locale = behavior === 'fails' ? 'ur-PK' : 'ar-SA'
  storeRows(ride(), ride({ language: 'xx<i>' }))
  server.gateway.respondTo('/transportation/lookups', lookups() ?? failure({ status: 404 }))
  expect(await readNames(locale)).toEqual([
    ['Jeddah Airport – Makkah', 'en-US'],
    ['Jeddah Airport – Makkah', null],
  ])
})
