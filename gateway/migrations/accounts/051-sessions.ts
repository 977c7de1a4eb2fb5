import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Renames sign-ins to sessions, and stores revocations of sessions that the gateway has never seen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sign_ins rename to sessions`.execute(db)
  await sql`alter table sessions rename column ended_at to revoked_at`.execute(db)
  await sql`alter table sessions rename constraint sign_ins_origin to sessions_origin`.execute(db)
  await sql`alter index sign_ins_seen rename to sessions_seen`.execute(db)

  await sql`alter table sign_in_cuts rename to session_cutoffs`.execute(db)
  await sql`alter table session_cutoffs rename column cut_at to revoked_before`.execute(db)
  await sql`alter table session_cutoffs rename column kept_origin_jti to except_origin_jti`.execute(db)

  await db.schema
    .createTable('revoked_origins')
    .addColumn('origin_jti', 'text', (c) => c.primaryKey())
    .addColumn('revoked_at', 'timestamptz', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('revoked_origins_at').on('revoked_origins').column('revoked_at').execute()
}
