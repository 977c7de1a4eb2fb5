import { sql } from 'kysely'
import type { Trx } from '#src/database/db.ts'
import { licenceKey } from './field-rules.ts'

/** An arbitrary number that names this lock. */
const LICENCES_LOCK = 7_424_001

/** Until the transaction ends nobody else gives a licence to a company: two of them cannot both find the same one free. */
export async function lockLicences(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LICENCES_LOCK)})`.execute(trx)
}

/** Whether the ministry has blacklisted the holder of a licence. */
export async function isBlacklisted(trx: Trx, licenceNumber: string): Promise<boolean> {
  const row = await trx
    .selectFrom('blacklisted_licences')
    .select('since')
    .where('licence_key', '=', licenceKey(licenceNumber))
    .executeTakeFirst()
  return row !== undefined
}

/** Whether neither another company nor a registration that is under way has the licence. Ask under `lockLicences`. */
export async function isLicenceFree(
  trx: Trx,
  licenceNumber: string,
  { now, except }: { now: Date; except: { companyId?: string; email?: string } },
): Promise<boolean> {
  const key = licenceKey(licenceNumber)
  const company = await trx
    .selectFrom('companies')
    .select('id')
    .where(sql<string>`regexp_replace(upper(licence_number), '[^A-Z0-9]', '', 'g')`, '=', key)
    .where('id', '!=', except.companyId ?? '')
    .executeTakeFirst()
  if (company) return false
  const registration = await trx
    .selectFrom('registrations')
    .select('email')
    .where('licence_key', '=', key)
    .where('busy_until', '>', now)
    .where('email', '!=', except.email ?? '')
    .executeTakeFirst()
  return registration === undefined
}
