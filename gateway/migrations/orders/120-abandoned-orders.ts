import { type Kysely, sql } from 'kysely'

/** A state for orders whose card page was abandoned before their supplier was asked. Such orders are not counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders
    drop constraint orders_state,
    add constraint orders_state check (state in (${sql.join(states.map((state) => sql.lit(state)))}))`.execute(db)
  // Until now they failed like orders refused by a supplier.
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
