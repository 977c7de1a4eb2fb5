import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Adds companies, agents, holds and booked room nights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('companies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('vat_number', 'text', (c) => c.check(sql`vat_number ~ '^3[0-9]{13}3$'`))
    .addColumn('licence_number', 'text')
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('company_ibans')
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
    .addColumn('iban', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('company_ibans_pkey', ['company_id', 'position'])
    .addUniqueConstraint('company_ibans_iban_key', ['company_id', 'iban'])
    .execute()

  await db.schema
    .createTable('agents')
    .addColumn('sub', 'text', (c) => c.primaryKey())
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'timestamptz', (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('holds')
    .addColumn('track_token', 'text', (c) => c.primaryKey())
    .addColumn('user_sub', 'text', (c) => c.notNull().references('agents.sub'))
    .addColumn('company_id', 'text', (c) => c.notNull().references('companies.id'))
    .addColumn('supplier', 'text', (c) => c.notNull())
    .addColumn('hotel_code', 'text', (c) => c.notNull())
    .addColumn('check_in', 'date', (c) => c.notNull())
    .addColumn('check_out', 'date', (c) => c.notNull())
    .addColumn('rooms', 'jsonb', (c) => c.notNull())
    .addColumn('total_halalas', 'bigint', (c) => c.notNull().check(sql`total_halalas >= 0`))
    .addColumn('offer', 'jsonb', (c) => c.notNull())
    .addColumn('request', 'jsonb', (c) => c.notNull())
    .addColumn('expires_at', 'timestamptz', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().check(sql`state in ('held', 'used', 'released')`))
    .addCheckConstraint('holds_stay', sql`check_out > check_in`)
    .execute()

  await db.schema
    .createTable('booked_rooms')
    .addColumn('id', 'bigint', (c) => c.primaryKey().generatedAlwaysAsIdentity())
    .addColumn('hotel_code', 'text', (c) => c.notNull())
    .addColumn('room_type', 'text', (c) => c.notNull())
    .addColumn('night', 'date', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull().check(sql`quantity > 0`))
    .addColumn('hold_token', 'text', (c) => c.references('holds.track_token').onDelete('cascade'))
    .addColumn('booking_reference', 'text')
    .addCheckConstraint('booked_rooms_owner', sql`hold_token is not null or booking_reference is not null`)
    .execute()
  await db.schema
    .createIndex('booked_rooms_stock')
    .on('booked_rooms')
    .columns(['hotel_code', 'night', 'room_type'])
    .execute()
  await db.schema.createIndex('booked_rooms_night').on('booked_rooms').columns(['night', 'hotel_code']).execute()
  await db.schema.createIndex('booked_rooms_hold').on('booked_rooms').column('hold_token').execute()
  await db.schema.createIndex('booked_rooms_booking').on('booked_rooms').column('booking_reference').execute()
}
