import type { Db } from '#src/database/db.ts'

/** The rate of each currency on a day: the last one that was set for that day or before. */
export const ratesOn = (db: Db, day: string) =>
  db
    .selectFrom('exchange_rates')
    .distinctOn('currency_code')
    .select(['currency_code', 'riyals', 'valid_from'])
    .where('valid_from', '<=', day)
    .orderBy('currency_code')
    .orderBy('valid_from', 'desc')
    .execute()
