import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { envelopeOf, ok } from '#src/errors.ts'
import { makkahDay } from '#src/values/calendar.ts'
import { listRates } from './repository.ts'

const rates = envelopeOf(
  z.object({
    baseCurrencyCode: z.literal('SAR'),
    rates: z.array(z.object({ currencyCode: z.string(), rate: z.string(), date: z.string() })),
  }),
)

export function exchangeRateRoutes(app: App, { db, clock }: Deps): void {
  app.get(
    '/currencies/rates',
    {
      schema: {
        summary:
          'List the price of one unit of each foreign currency in riyals, and the first day on which it applies; for display only',
        response: { 200: rates },
      },
    },
    async () => {
      const rows = await listRates(db, makkahDay(clock()))
      return ok({
        baseCurrencyCode: 'SAR',
        rates: rows.map((row) => ({ currencyCode: row.currency_code, rate: row.riyals, date: row.valid_from })),
      })
    },
  )
}
