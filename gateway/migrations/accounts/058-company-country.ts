import { type Kysely, sql } from 'kysely'

/** Adds the country of a company, and allows the tax numbers of countries other than Saudi Arabia. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('companies')
    .addColumn('country', 'text', (c) => c.check(sql`country ~ '^[A-Z]{2}$'`))
    .execute()
  // Every tax number so far is a Saudi VAT number.
  await sql`update companies set country = 'SA' where vat_number is not null`.execute(db)
  await sql`alter table companies drop constraint companies_vat_number_check`.execute(db)
  await sql`alter table companies add constraint companies_vat_number_check
    check (country is distinct from 'SA' or vat_number ~ '^3[0-9]{13}3$')`.execute(db)
}
