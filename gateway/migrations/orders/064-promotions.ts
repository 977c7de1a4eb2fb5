import { type Kysely, sql } from 'kysely'

/** Adds promo codes, and the orders that were placed with one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table promotions (
    code text primary key check (code = upper(code)),
    details jsonb not null,
    basis_points int not null check (basis_points between 1 and 9999),
    kinds jsonb not null,
    minimum_halalas bigint not null check (minimum_halalas >= 0),
    valid_until timestamptz,
    uses_left int check (uses_left >= 0))`.execute(db)
  await sql`create table promo_uses (
    order_reference text primary key references orders (reference),
    code text not null references promotions (code),
    discount_halalas bigint not null check (discount_halalas >= 0),
    freed_at timestamptz)`.execute(db)
}
