import type { TokenClaims } from '#src/sessions/id-token.ts'
import type { Db, Trx } from '#src/database/db.ts'

/** A signed-in agent and the company that owns what the agent books. */
export interface Agent extends TokenClaims {
  companyId: string
  /** The language the agent chose. */
  language: string | null
}

export interface Company {
  id: string
  name: string
  vatNumber: string | null
  licenceNumber: string | null
  ibans: string[]
}

/** What is kept of the agent of a subject. */
export const findAgent = (db: Db, sub: string) =>
  db.selectFrom('agents').select(['company_id', 'name', 'language']).where('sub', '=', sub).executeTakeFirst()

/** One after the other for what an agent does to the own account. Rows that refer to the agent may be written meanwhile. */
export async function lockAgent(trx: Trx, sub: string): Promise<void> {
  await trx.selectFrom('agents').select('sub').where('sub', '=', sub).forNoKeyUpdate().execute()
}

/** A new company; one that is there already stays as it is. */
export async function createCompany(
  trx: Trx,
  { id, name, vatNumber, licenceNumber, ibans, now }: Company & { now: Date },
): Promise<void> {
  const created = await trx
    .insertInto('companies')
    .values({ id, name, vat_number: vatNumber, licence_number: licenceNumber, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) await writeIbans(trx, id, ibans)
}

/** A new agent; one that is there already stays as it is. */
export async function createAgent(
  trx: Trx,
  agent: {
    sub: string
    companyId: string
    email: string
    name: string
    phoneNumber: string | null
    language: string | null
    now: Date
  },
): Promise<void> {
  await trx
    .insertInto('agents')
    .values({
      sub: agent.sub,
      company_id: agent.companyId,
      email: agent.email,
      name: agent.name,
      phone_number: agent.phoneNumber,
      language: agent.language,
      created_at: agent.now,
    })
    .onConflict((conflict) => conflict.column('sub').doNothing())
    .execute()
}

/** Replaces the IBANs of a company; the first one is preferred. */
export async function writeIbans(trx: Trx, companyId: string, ibans: readonly string[]): Promise<void> {
  await trx.deleteFrom('company_ibans').where('company_id', '=', companyId).execute()
  if (ibans.length === 0) return
  await trx
    .insertInto('company_ibans')
    .values(ibans.map((iban, position) => ({ company_id: companyId, iban, position })))
    .execute()
}

/** What an agent says about himself or herself. */
export async function writeAgent(
  trx: Trx,
  sub: string,
  own: { name: string; phoneNumber: string | null; language: string | null; currency: string | null },
): Promise<void> {
  await trx
    .updateTable('agents')
    .set({ name: own.name, phone_number: own.phoneNumber, language: own.language, currency: own.currency })
    .where('sub', '=', sub)
    .execute()
}

/** Nobody else changes the company until the transaction ends. */
export async function lockCompany(trx: Trx, companyId: string): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute()
}

export async function writeCompany(trx: Trx, { id, name, vatNumber, licenceNumber, ibans }: Company): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ name, vat_number: vatNumber, licence_number: licenceNumber })
    .where('id', '=', id)
    .execute()
  await writeIbans(trx, id, ibans)
}

/** One field of an agent or a company that became another. */
export interface FieldChange {
  readonly field: string
  readonly oldValue: unknown
  readonly newValue: unknown
}

/** Keeps who changed what and when. */
export async function recordChanges(
  trx: Trx,
  { at, actorSub, companyId, subject }: { at: Date; actorSub: string; companyId: string; subject: 'agent' | 'company' },
  changes: readonly FieldChange[],
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ field, oldValue, newValue }) => ({
    at,
    actor_sub: actorSub,
    company_id: companyId,
    subject,
    field,
    old_value: JSON.stringify(oldValue),
    new_value: JSON.stringify(newValue),
  }))
  await trx.insertInto('profile_changes').values(rows).execute()
}

export async function findCompany(db: Db, companyId: string): Promise<Company> {
  const company = await db.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow()
  const ibans = await db
    .selectFrom('company_ibans')
    .select('iban')
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute()
  return {
    id: company.id,
    name: company.name,
    vatNumber: company.vat_number,
    licenceNumber: company.licence_number,
    ibans: ibans.map(({ iban }) => iban),
  }
}
