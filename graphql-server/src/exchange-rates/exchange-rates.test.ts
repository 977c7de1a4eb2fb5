import { afterAll, beforeAll, expect, test } from 'vitest'
import { enveloped, failure } from '../testing/stub-gateway.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const rates = '{ exchangeRates { currency riyals date } }'
const respondWith = (content: object) => server.gateway.respondTo('/currencies/rates', enveloped(content))

test('lists exchange rates in riyals', async () => {
  respondWith({
    baseCurrencyCode: 'SAR',
    rates: [
      { currencyCode: 'USD', rate: '3.7500', date: '2026-11-21' },
      { currencyCode: 'EUR', rate: 4.34 },
    ],
  })
  const { data } = await server.query(rates)
  expect(data.exchangeRates).toEqual([
    { currency: 'USD', riyals: '3.7500', date: '2026-11-21' },
    { currency: 'EUR', riyals: '4.34', date: null },
  ])
})

test('omits unusable rates and invalid dates', async () => {
  respondWith({
    baseCurrencyCode: 'SAR',
    rates: [
      { currencyCode: 'USD', rate: '3.75', date: 'today' },
      { currencyCode: 'dollars', rate: '3.75' },
      { currencyCode: 'EUR', rate: '0.000' },
      { currencyCode: 'IDR', rate: '-1' },
      { currencyCode: 'PKR', rate: 'much' },
      'TRY',
    ],
  })
  const { data, errors } = await server.query(rates)
  expect([data.exchangeRates, errors]).toEqual([[{ currency: 'USD', riyals: '3.75', date: null }], []])
})

test('returns null if the gateway has no rates in riyals', async () => {
  respondWith({ baseCurrencyCode: 'USD', rates: [{ currencyCode: 'SAR', rate: '0.2667' }] })
  expect((await server.query(rates)).data.exchangeRates).toBeNull()
  server.gateway.respondTo('/currencies/rates', failure({ status: 404 }))
  const { data, errors } = await server.query(rates)
  expect([data.exchangeRates, errors]).toEqual([null, []])
})
