import { type Kysely, sql } from 'kysely'

// Extends holds and their stock to every product: room nights of a hotel, vehicles of a company, places on a day.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table holds drop constraint holds_stay`.execute(db)
  await sql`alter table holds rename column hotel_code to stock`.execute(db)
  await sql`alter table holds rename column check_in to starts_on`.execute(db)
  await sql`alter table holds rename column check_out to ends_on`.execute(db)
  await sql`alter table holds rename column rooms to units`.execute(db)
  await sql`alter table holds
    alter column ends_on drop not null,
    add column kind text not null default 'hotel',
    add column order_reference text unique references orders (reference),
    add constraint holds_days check (ends_on is null or ends_on > starts_on)`.execute(db)
  await sql`update holds set units = (
    select coalesce(jsonb_agg(jsonb_build_object('unit', room->>'roomType', 'quantity', (room->>'quantity')::int)), '[]')
    from jsonb_array_elements(units) room)`.execute(db)
  await sql`update holds set order_reference = hotel_orders.order_reference
    from hotel_orders where hotel_orders.track_token = holds.track_token`.execute(db)
  await sql`alter table hotel_orders drop column track_token`.execute(db)
  await sql`alter table holds alter column kind drop default`.execute(db)

  await sql`alter table booked_rooms rename to taken_stock`.execute(db)
  await sql`alter table taken_stock rename column hotel_code to stock`.execute(db)
  await sql`alter table taken_stock rename column room_type to unit`.execute(db)
  await sql`alter table taken_stock rename column night to day`.execute(db)
  await sql`alter table taken_stock add column kind text not null default 'hotel'`.execute(db)
  await sql`alter table taken_stock alter column kind drop default`.execute(db)
  await sql`alter table taken_stock rename constraint booked_rooms_pkey to taken_stock_pkey`.execute(db)
  await sql`alter table taken_stock rename constraint booked_rooms_owner to taken_stock_owner`.execute(db)
  for (const index of ['stock', 'night', 'hold', 'order']) {
    await sql`alter index ${sql.id(`booked_rooms_${index}`)} rename to ${sql.id(`taken_stock_${index === 'night' ? 'day' : index}`)}`.execute(
      db,
    )
  }
}
