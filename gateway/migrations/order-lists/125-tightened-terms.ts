import { type Kysely, sql } from 'kysely'

/**
 * Adds the supplier's current terms while they are stricter than the accepted ones, and when to ask the supplier for them again.
 * Free cancellation ends at the earlier of the two deadlines. If either terms have no deadline, cancelling is never free.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    add column tightened_policy jsonb,
    add column terms_tightened_at timestamptz,
    add column terms_due_at timestamptz,
    drop column free_until`.execute(db)
  await sql`alter table orders
    add column free_until timestamptz generated always as (case
      when tightened_policy is null then order_free_until(policy)
      when order_free_until(policy) is null or order_free_until(tightened_policy) is null then null
      else least(order_free_until(policy), order_free_until(tightened_policy)) end) stored`.execute(db)
  await sql`create index orders_free on orders (company_id, free_until, reference collate "C") include (state)`.execute(
    db,
  )
  await sql`create index orders_terms_due on orders (terms_due_at) where terms_due_at is not null`.execute(db)
  // Every order is checked once; the job then skips orders whose terms no longer matter.
  await sql`update orders set terms_due_at = created_at
    where kind = 'hotel' and state not in ('cancelled', 'failed', 'abandoned')`.execute(db)
}
