import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Adds bookings with their history, the suppliers' records and cancellation quotes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bookings')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('supplier', 'text', (c) => c.notNull())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
    .addColumn('user_sub', 'text', (c) => c.notNull().references('agents.sub'))
    // A hold becomes at most one booking, even under parallel calls.
    .addColumn('track_token', 'text', (c) => c.unique())
    .addColumn('client_reference', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) =>
      c.notNull().check(sql`state in ('requested', 'pending', 'confirmed', 'cancelled', 'failed')`),
    )
    .addColumn('supplier_word', 'text', (c) => c.notNull())
    .addColumn('supplier_reference', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .addColumn('due_at', 'timestamptz')
    .addColumn('hotel_code', 'text', (c) => c.notNull())
    .addColumn('location_code', 'text', (c) => c.notNull())
    .addColumn('check_in', 'date', (c) => c.notNull())
    .addColumn('check_out', 'date', (c) => c.notNull())
    .addColumn('lead_name', 'text', (c) => c.notNull())
    .addColumn('pax_count', 'integer', (c) => c.notNull())
    .addColumn('total_halalas', 'bigint', (c) => c.notNull().check(sql`total_halalas > 0`))
    .addColumn('refunded_halalas', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('iban', 'text')
    .addColumn('vat_number', 'text', (c) => c.notNull())
    .addColumn('cult_code', 'text', (c) => c.notNull())
    .addColumn('partner_reference', 'text')
    .addColumn('visa_application_id', 'text')
    .addColumn('tags', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('offer', 'jsonb', (c) => c.notNull())
    .addColumn('guests', 'jsonb', (c) => c.notNull())
    .addCheckConstraint('bookings_refund', sql`refunded_halalas between 0 and total_halalas`)
    .addCheckConstraint('bookings_open', sql`(state in ('requested', 'pending')) = (due_at is not null)`)
    .execute()
  await db.schema
    .createIndex('bookings_of_company')
    .on('bookings')
    .columns(['company_id', 'created_at', 'reference'])
    .execute()
  await db.schema
    .createIndex('bookings_due')
    .on('bookings')
    .column('due_at')
    .where(sql.ref('due_at'), 'is not', null)
    .execute()
  await sql`alter table booked_rooms add constraint booked_rooms_booking_fk
    foreign key (booking_reference) references bookings (reference)`.execute(db)

  await db.schema
    .createTable('booking_events')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('booking_reference', 'text', (c) => c.notNull().references('bookings.reference'))
    .addColumn('at', 'timestamptz', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('actor', 'text')
    .addColumn('actor_kind', 'text', (c) => c.notNull().check(sql`actor_kind in ('AGENT', 'SUPPLIER', 'SYSTEM')`))
    .addColumn('note', 'text')
    .addColumn('amount_halalas', 'bigint')
    .execute()
  await db.schema.createIndex('booking_events_booking').on('booking_events').column('booking_reference').execute()

  await db.schema
    .createTable('supplier_orders')
    .addColumn('booking_reference', 'text', (c) => c.primaryKey())
    .addColumn('supplier', 'text', (c) => c.notNull())
    .addColumn('supplier_reference', 'text', (c) => c.notNull())
    .addColumn('confirms_at', 'timestamptz', (c) => c.notNull())
    .addColumn('cancelled_at', 'timestamptz')
    .execute()

  await db.schema
    .createTable('cancellation_quotes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('booking_reference', 'text', (c) => c.notNull().references('bookings.reference'))
    .addColumn('user_sub', 'text', (c) => c.notNull().references('agents.sub'))
    .addColumn('refund_halalas', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('used_at', 'timestamptz')
    .execute()
}
