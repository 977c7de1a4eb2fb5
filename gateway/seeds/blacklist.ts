import type { Trx } from '../src/database/db.ts'

/** Letters and digits of blacklisted licenses: UMR-0000 and UMR-0666. */
const blacklistedKeys = ['UMR0000', 'UMR0666']

/** Adds missing entries, also to data folders that were seeded by an earlier version. */
export async function seedBlacklist(trx: Trx, now: Date): Promise<void> {
  await trx
    .insertInto('blacklisted_licences')
    .values(blacklistedKeys.map((licence_key) => ({ licence_key, since: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
