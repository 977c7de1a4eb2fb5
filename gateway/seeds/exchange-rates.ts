import type { Trx } from '../src/database/db.ts'
import { makkahDay } from '../src/values/calendar.ts'

/** The riyal is pegged to the dollar; the euro rate is fictional. */
const demoRates = { USD: '3.7500', EUR: '4.3400' }

/** Adds missing rates, also to data folders that were seeded by an earlier version. */
export async function seedExchangeRates(trx: Trx, now: Date): Promise<void> {
  for (const [code, riyals] of Object.entries(demoRates)) {
    const existing = await trx
      .selectFrom('exchange_rates')
      .select('currency_code')
      .where('currency_code', '=', code)
      .executeTakeFirst()
    if (existing) continue
    await trx
      .insertInto('exchange_rates')
      .values({ currency_code: code, valid_from: makkahDay(now), riyals })
      .execute()
  }
}
