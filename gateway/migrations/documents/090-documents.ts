import { type Kysely, sql } from 'kysely'

/** Adds invoices, vouchers, receipts and credit notes, with the data that they were issued with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Issuing a document locks the company's row, which makes the company's document numbers consecutive.
  await sql`create table document_series (
    company_id text primary key references companies (id),
    code int not null unique generated always as identity)`.execute(db)
  await sql`create table documents (
    id bigint primary key generated always as identity,
    company_id text not null references document_series (company_id),
    order_reference text not null references orders (reference),
    kind text not null check (kind in ('invoice', 'voucher', 'receipt', 'creditNote')),
    sequence int not null check (sequence > 0),
    number text not null unique,
    language text not null,
    issued_at timestamptz not null,
    facts jsonb not null,
    unique (company_id, kind, sequence),
    unique (order_reference, kind))`.execute(db)
  await sql`create function keep_document() returns trigger language plpgsql as $$
    begin
      raise exception 'Documents are never changed';
    end $$`.execute(db)
  await sql`create trigger documents_kept before update or delete on documents
    for each row execute function keep_document()`.execute(db)
}
