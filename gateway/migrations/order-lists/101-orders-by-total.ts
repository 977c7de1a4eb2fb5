import { type Kysely, sql } from 'kysely'

/** Adds an index for lists of orders sorted by total. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_total on orders (company_id, total_halalas, reference collate "C") include (state)`.execute(
    db,
  )
}
