import { type Kysely, sql } from 'kysely'

// Lists of orders are filtered, counted, sorted and paged by indexes, even for a company with very many orders. References are
// compared by their bytes, so that every server sorts ties alike.

export async function up(db: Kysely<unknown>): Promise<void> {
  // Instants in a policy include their time zone, so the cast does not depend on a setting.
  await sql`create function order_free_until(policy jsonb) returns timestamptz language sql immutable as $$
    select (case when jsonb_array_length(policy -> 'steps') > 0
      then policy -> 'steps' -> 0 ->> 'from'
      else policy -> 'noShow' ->> 'from' end)::timestamptz $$`.execute(db)
  await sql`alter table orders
    add column free_until timestamptz generated always as (order_free_until(policy)) stored,
    add column commission_halalas bigint`.execute(db)
  await sql`update orders set commission_halalas = round(coalesce(
      offer -> 'price' -> 'priceDetails' ->> 'commission',
      jsonb_path_query_first(offer, '$.price.displayRateInfo[*] ? (@.purpose == "30").amount') #>> '{}'
    )::numeric * 100)
    from hotel_orders where order_reference = reference`.execute(db)
  // The search text of earlier orders has no accents or uppercase, but these letters still have several spellings.
  await sql`update orders set search_text = translate(search_text, 'ıٱىیکةہھـ', 'iاييكههه')`.execute(db)

  for (const index of ['orders_created', 'orders_updated', 'orders_started']) {
    await sql`drop index ${sql.ref(index)}`.execute(db)
  }
  await sql`create index orders_created on orders (company_id, created_at, reference collate "C") include (state)`.execute(
    db,
  )
  await sql`create index orders_updated on orders (company_id, updated_at, reference collate "C")`.execute(db)
  await sql`create index orders_started on orders (company_id, starts_on, reference collate "C") include (state)`.execute(
    db,
  )
  await sql`create index orders_ended on orders (company_id, ends_on, reference collate "C") include (state)`.execute(
    db,
  )
  await sql`create index orders_free on orders (company_id, free_until, reference collate "C") include (state)`.execute(
    db,
  )
  await sql`create index orders_state on orders (company_id, state, created_at, reference collate "C")`.execute(db)
  await sql`create index orders_awaited on orders (company_id, starts_on, reference collate "C") include (state)
    where due_at is not null`.execute(db)

  // This index finds text by trigrams. Reading every order of a company would take a hundred times as long.
  await sql`create extension if not exists pg_trgm`.execute(db)
  await sql`create index orders_text on orders using gin (search_text gin_trgm_ops)`.execute(db)

  await sql`create table order_tags (
    company_id text not null,
    tag text not null,
    order_reference text not null references orders (reference) on delete cascade,
    primary key (company_id, tag, order_reference))`.execute(db)
  await sql`create function write_order_tags() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        delete from order_tags where company_id = old.company_id and order_reference = old.reference
          and tag in (select jsonb_array_elements_text(old.tags));
      end if;
      insert into order_tags
        select new.company_id, tag, new.reference from jsonb_array_elements_text(new.tags) as tag on conflict do nothing;
      return null;
    end $$`.execute(db)
  await sql`create trigger orders_tags after insert or update of tags on orders
    for each row execute function write_order_tags()`.execute(db)
  await sql`insert into order_tags
    select company_id, tag, reference from orders, jsonb_array_elements_text(tags) as tag on conflict do nothing`.execute(
    db,
  )

  await sql`create table order_counts (
    company_id text primary key,
    requested bigint not null default 0,
    pending bigint not null default 0,
    confirmed bigint not null default 0,
    cancelling bigint not null default 0,
    cancelled bigint not null default 0,
    failed bigint not null default 0)`.execute(db)
  await sql`create function count_order() returns trigger language plpgsql as $$
    begin
      insert into order_counts as counted
        (company_id, requested, pending, confirmed, cancelling, cancelled, failed)
      values (new.company_id, ${countChange('requested')}, ${countChange('pending')}, ${countChange('confirmed')},
        ${countChange('cancelling')}, ${countChange('cancelled')}, ${countChange('failed')})
      on conflict (company_id) do update set
        requested = counted.requested + excluded.requested,
        pending = counted.pending + excluded.pending,
        confirmed = counted.confirmed + excluded.confirmed,
        cancelling = counted.cancelling + excluded.cancelling,
        cancelled = counted.cancelled + excluded.cancelled,
        failed = counted.failed + excluded.failed;
      return null;
    end $$`.execute(db)
  // The trigger is deferred, so that the lock on a company's counts is a transaction's last lock and no two transactions wait for each other.
  await sql`create constraint trigger orders_counted after insert or update of state on orders
    deferrable initially deferred for each row execute function count_order()`.execute(db)
  await sql`insert into order_counts
    select company_id,
      count(*) filter (where state = 'requested'), count(*) filter (where state = 'pending'),
      count(*) filter (where state = 'confirmed'), count(*) filter (where state = 'cancelling'),
      count(*) filter (where state = 'cancelled'), count(*) filter (where state = 'failed')
    from orders group by company_id`.execute(db)
}

/** Returns by how much a changed order changes the count of a state. A new order has no old state. */
const countChange = (state: string) =>
  sql`(new.state = ${sql.lit(state)})::int - coalesce((old.state = ${sql.lit(state)})::int, 0)`
