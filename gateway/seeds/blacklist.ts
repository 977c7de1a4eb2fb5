import type { Trx } from '../src/database/db.ts'

/** Licences of Umrah operators the ministry has blacklisted, as letters and digits: UMR-0000 and UMR-0666. */
const blacklisted = ['UMR0000', 'UMR0666']

/** Also on a data folder that was seeded before there was a blacklist. */
export async function seedBlacklist(trx: Trx, now: Date): Promise<void> {
  await trx
    .insertInto('blacklisted_licences')
    .values(blacklisted.map((licence_key) => ({ licence_key, since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
