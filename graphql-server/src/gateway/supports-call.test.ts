import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestServer, startServer } from '../testing/start-server.ts'
import { enveloped, failure, refused } from '../testing/stub-gateway.ts'

let server: TestServer
let time: number

beforeEach(async () => {
  time = Date.parse('2026-11-21T10:00:00Z')
  server = await startServer({ clock: () => new Date(time) })
})
afterEach(() => server.stop())

const readFeatures = async () => {
  const { data, errors } = await server.query('{ hasPaymentLinks hasPromoCodes }')
  expect(errors).toEqual([])
  return data
}

const callCounts = () => ['/share/list/me', '/promo/apply'].map((call) => server.gateway.requestsTo(call).length)

test('detects with one call each that a gateway supports neither payment links nor promo codes', async () => {
  server.gateway.respondTo('/promo/apply', failure({ status: 501 }))
  expect(await readFeatures()).toEqual({ hasPaymentLinks: false, hasPromoCodes: false })
  expect(await readFeatures()).toEqual({ hasPaymentLinks: false, hasPromoCodes: false })
  expect(callCounts()).toEqual([1, 1])
})

test('checks again after ten minutes', async () => {
  expect(await readFeatures()).toEqual({ hasPaymentLinks: false, hasPromoCodes: false })
  server.gateway.respondTo('/share/list/me', { results: [] })
  server.gateway.respondTo('/promo/apply', refused('PROMO_UNKNOWN'))
  time += 10 * 60_000
  expect(await readFeatures()).toEqual({ hasPaymentLinks: true, hasPromoCodes: true })
})

test.each([
  ['a response', enveloped({})],
  ['a refusal', refused('PROMO_UNKNOWN')],
  ['a rejected request', failure({ status: 400 })],
])('treats %s as support for the call', async (_name, response) => {
  server.gateway.respondTo('/share/list/me', response)
  server.gateway.respondTo('/promo/apply', response)
  expect(await readFeatures()).toEqual({ hasPaymentLinks: true, hasPromoCodes: true })
})

test('assumes support while the gateway fails, and checks again for the next query', async () => {
  server.gateway.respondTo('/share/list/me', failure({ status: 500 }))
  server.gateway.respondTo('/promo/apply', failure('reset'))
  expect(await readFeatures()).toEqual({ hasPaymentLinks: true, hasPromoCodes: true })
  const before = callCounts()
  await readFeatures()
  expect(callCounts().every((count, index) => count > (before[index] ?? 0))).toBe(true)
})
