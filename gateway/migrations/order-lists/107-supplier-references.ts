import { type Kysely, sql } from 'kysely'

/** Adds the supplier's reference to the search text of orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update orders set search_text = lower(supplier_reference) || ' ' || search_text
    where supplier_reference is not null`.execute(db)
}
