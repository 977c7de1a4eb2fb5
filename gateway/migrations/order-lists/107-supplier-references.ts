import { type Kysely, sql } from 'kysely'

/** The search of a list also finds orders by the supplier's reference. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update orders set search_text = lower(supplier_reference) || ' ' || search_text
    where supplier_reference is not null`.execute(db)
}
