import type { Db } from '../src/database/db.ts'
import { seedAuthenticators } from './authenticators.ts'
import { seedBookings } from './bookings.ts'
import { seedBlacklist } from './blacklist.ts'
import { demoCompanyIds, seedCompanies } from './companies.ts'
import { seedExchangeRates } from './exchange-rates.ts'
import { seedPromotions } from './promotions.ts'

/** Writes the demo data on the first start, in one transaction. */
export async function seedDemo(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await seedBlacklist(trx, now)
    await seedPromotions(trx)
    await seedExchangeRates(trx, now)
    const existing = await trx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', demoCompanyIds.a)
      .executeTakeFirst()
    if (existing) return
    await seedCompanies(trx, now)
    await seedAuthenticators(trx, now)
    await seedBookings(trx, now)
  })
}
