import { beforeAll, expect, it } from 'vitest'
import { buildTestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { authorization } from '#src/testing/token.ts'
import { seedExchangeRates } from '../../seeds/exchange-rates.ts'

const database = withDatabase()

const ratesAt = async (instant: string) => {
  const app = await buildTestApp(database.db, { clock: () => new Date(instant) })
  return (await app.inject({ url: '/currencies/rates', headers: authorization('agent') })).json().response
}

beforeAll(async () => {
  await database.db.transaction().execute((trx) => seedExchangeRates(trx, new Date('2026-11-21T09:00:00Z')))
  await database.db
    .insertInto('exchange_rates')
    .values({ currency_code: 'EUR', valid_from: '2026-11-25', riyals: '4.4' })
    .execute()
})

it('returns the latest rate for each currency with the day it took effect', async () => {
  expect(await ratesAt('2026-11-24T20:00:00Z')).toEqual({
    baseCurrencyCode: 'SAR',
    rates: [
      { currencyCode: 'EUR', rate: '4.3400', date: '2026-11-21' },
      { currencyCode: 'USD', rate: '3.7500', date: '2026-11-21' },
    ],
  })
})

it('switches to a new rate at midnight in Makkah', async () => {
  const { rates } = await ratesAt('2026-11-24T21:00:00Z')
  expect(rates[0]).toEqual({ currencyCode: 'EUR', rate: '4.4000', date: '2026-11-25' })
})

it('keeps existing rates when the demo data is seeded again', async () => {
  await database.db.transaction().execute((trx) => seedExchangeRates(trx, new Date('2026-12-01T09:00:00Z')))
  const { rates } = await ratesAt('2026-12-01T09:00:00Z')
  expect(rates.map(({ date }: { date: string }) => date)).toEqual(['2026-11-25', '2026-11-21'])
})
