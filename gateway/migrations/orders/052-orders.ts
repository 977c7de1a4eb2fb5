import { type Kysely, sql } from 'kysely'

// Turns bookings into orders. Columns that every product has stay in `orders`; columns that only hotels have move to `hotel_orders`.
// Each order gets one cancellation policy and a search text. The types and rules below are frozen with this migration.

interface OldRow {
  reference: string
  lead_name: string
  partner_reference: string | null
  tags: string[]
  offer: { name: { en: string; ar: string }; rooms: OldRoom[] }
  guests: { rooms: { firstName: string; lastName: string }[][] }
}

interface OldRoom {
  totalHalalas: number
  terms: { refundable: boolean; steps: OldStep[] }
}

interface OldStep {
  from: string | null
  to: string
  penalty: { kind: 'percent'; basisPoints: number } | { kind: 'amount'; halalas: number }
  noShow: boolean
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bookings rename to orders`.execute(db)
  await sql`alter table orders rename constraint bookings_pkey to orders_pkey`.execute(db)
  await sql`alter table orders rename constraint bookings_refund to orders_refund`.execute(db)
  await sql`alter table orders drop constraint bookings_open, drop constraint bookings_state_check`.execute(db)
  await sql`alter table orders
    add constraint orders_state check (state in ('requested', 'pending', 'confirmed', 'cancelling', 'cancelled', 'failed')),
    add constraint orders_open check ((state in ('requested', 'pending', 'cancelling')) = (due_at is not null))`.execute(
    db,
  )
  await sql`alter table orders rename column check_in to starts_on`.execute(db)
  await sql`alter table orders rename column check_out to ends_on`.execute(db)
  await sql`alter table orders
    alter column ends_on drop not null,
    add column kind text not null default 'hotel',
    add column updated_at timestamptz,
    add column starts_at timestamptz,
    add column policy jsonb,
    add column search_text text`.execute(db)

  await sql`alter table booking_events rename to order_events`.execute(db)
  for (const table of ['order_events', 'cancellation_quotes', 'supplier_orders', 'booked_rooms', 'ledger_transfers']) {
    await sql`alter table ${sql.table(table)} rename column booking_reference to order_reference`.execute(db)
  }
  await sql`alter index booking_events_booking rename to order_events_order`.execute(db)
  await sql`alter index booked_rooms_booking rename to booked_rooms_order`.execute(db)
  await sql`alter index ledger_transfers_booking rename to ledger_transfers_order`.execute(db)

  await sql`update orders set
    updated_at = coalesce((select max(at) from order_events where order_reference = reference), created_at),
    starts_at = (starts_on + time '14:00') at time zone interval '3 hours'`.execute(db)
  await addPoliciesAndSearchText(db)
  await sql`alter table orders
    alter column kind drop default,
    alter column updated_at set not null,
    alter column starts_at set not null,
    alter column policy set not null,
    alter column search_text set not null`.execute(db)

  await sql`create table hotel_orders (
    order_reference text primary key references orders (reference),
    track_token text unique,
    hotel_code text not null,
    location_code text not null,
    offer jsonb not null,
    guests jsonb not null)`.execute(db)
  await sql`insert into hotel_orders
    select reference, track_token, hotel_code, location_code, offer, guests from orders`.execute(db)
  await sql`alter table orders
    drop column track_token,
    drop column hotel_code,
    drop column location_code,
    drop column offer,
    drop column guests`.execute(db)

  await sql`alter index bookings_of_company rename to orders_created`.execute(db)
  await sql`alter index bookings_due rename to orders_due`.execute(db)
  await sql`create index orders_updated on orders (company_id, updated_at, reference)`.execute(db)
  await sql`create index orders_started on orders (company_id, starts_on, reference)`.execute(db)
  await sql`create index orders_key on orders (user_sub, client_reference)`.execute(db)

  await sql`create table cancellations (
    order_reference text primary key references orders (reference),
    quote_id text not null references cancellation_quotes (id),
    refund_halalas bigint not null,
    user_sub text not null references agents (sub),
    client_reference text not null,
    reason text not null,
    cult_code text not null,
    requested_at timestamptz not null)`.execute(db)
  await sql`create index cancellations_key on cancellations (user_sub, client_reference)`.execute(db)
  await sql`create index cancellation_quotes_expires on cancellation_quotes (expires_at)`.execute(db)

  // E-mails that are already in the outbox mention no fees.
  await sql`update mails set content = content || '{"fees": []}'
    where content->>'kind' in ('booking-confirmed', 'booking-cancelled')`.execute(db)
}

async function addPoliciesAndSearchText(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<OldRow>`
    select reference, lead_name, partner_reference, tags, offer, guests from orders`.execute(db)
  for (const { reference, lead_name, partner_reference, tags, offer, guests } of rows) {
    const names = guests.rooms.flat().map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    const text = [reference, lead_name, partner_reference ?? '', offer.name.en, offer.name.ar, ...names, ...tags]
      .join(' ')
      .normalize('NFKD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
    const policy = JSON.stringify(buildPolicy(offer.rooms))
    await sql`update orders set policy = ${policy}::jsonb, search_text = ${text} where reference = ${reference}`.execute(
      db,
    )
  }
}

function buildPolicy(rooms: OldRoom[]) {
  const toInstant = (local: string) => new Date(`${local}+03:00`).toISOString()
  const cancellationSteps = ({ terms }: OldRoom) =>
    terms.steps.filter(({ noShow }) => !noShow).toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
  const computeFee = (total: number, penalty: OldStep['penalty']) => {
    const refund =
      penalty.kind === 'percent'
        ? Math.floor((total * (10_000 - penalty.basisPoints) + 5_000) / 10_000)
        : total - penalty.halalas
    return total - Math.min(total, Math.max(0, refund))
  }
  // Makkah times have one format, so they sort as text.
  const roomFee = (room: OldRoom, at: string) => {
    if (!room.terms.refundable) return room.totalHalalas
    const step = cancellationSteps(room).findLast(({ from }) => from === null || from <= at)
    return step ? computeFee(room.totalHalalas, step.penalty) : 0
  }
  const noShowStep = rooms[0]?.terms.steps.find(({ noShow }) => noShow)
  const stepStarts = [
    ...new Set(rooms.flatMap((room) => cancellationSteps(room).flatMap(({ from }) => from ?? []))),
  ].toSorted()
  const steps: { from: string | null; to: string; feeHalalas: number }[] = []
  for (const [index, from] of ['', ...stepStarts].entries()) {
    const feeHalalas = rooms.reduce((sum, room) => sum + roomFee(room, from), 0)
    const to = toInstant(stepStarts[index] ?? noShowStep?.from ?? from)
    const last = steps.at(-1)
    if (last?.feeHalalas === feeHalalas) last.to = to
    else if (last || feeHalalas > 0) steps.push({ from: from === '' ? null : toInstant(from), to, feeHalalas })
  }
  const noShowFee = ({ totalHalalas, terms }: OldRoom) => {
    const step = terms.steps.find(({ noShow }) => noShow)
    return step ? computeFee(totalHalalas, step.penalty) : totalHalalas
  }
  return {
    refundable: rooms.some(({ terms }) => terms.refundable),
    steps,
    noShow: noShowStep
      ? {
          from: toInstant(noShowStep.from ?? ''),
          to: toInstant(noShowStep.to),
          feeHalalas: rooms.reduce((sum, room) => sum + noShowFee(room), 0),
        }
      : null,
  }
}
