import { type Kysely, sql } from 'kysely'

/** Adds a state for orders whose card page was abandoned before the supplier was called. These orders are not counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    drop constraint orders_state,
    add constraint orders_state check (state in (${sql.join(states.map((state) => sql.lit(state)))}))`.execute(db)
  // Earlier releases marked these orders as failed, like orders that a supplier refused.
  await sql`update orders set state = 'abandoned'
    where state = 'failed' and card_payment_id is not null and not exists (
      select from order_events where order_reference = orders.reference and kind = 'AUTHORIZED')`.execute(db)
}

const states = [
  'authorizing',
  'requested',
  'unanswered',
  'pending',
  'confirmed',
  'cancelling',
  'changing',
  'cancelled',
  'failed',
  'abandoned',
]
