import { type Kysely, sql } from 'kysely'

/** Renames a key in the details of unfinished registrations to the code's spelling. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update registrations
    set details = details - 'licenceNumber' || jsonb_build_object('licenseNumber', details -> 'licenceNumber')
    where jsonb_exists(details, 'licenceNumber')`.execute(db)
}
