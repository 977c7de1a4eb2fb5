import type { Db } from '#src/database/db.ts'

/** Returns the rate of each currency on a day: the latest rate that took effect on or before that day. */
export const listRates = (db: Db, day: string) =>
  db
    .selectFrom('exchange_rates')
    .distinctOn('currency_code')
    .select(['currency_code', 'riyals', 'valid_from'])
    .where('valid_from', '<=', day)
    .orderBy('currency_code')
    .orderBy('valid_from', 'desc')
    .execute()
