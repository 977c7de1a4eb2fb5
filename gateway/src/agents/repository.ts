import { sql } from 'kysely'
import type { TokenClaims } from '#src/sessions/id-token.ts'
import type { Db, Trx } from '#src/database/db.ts'

/** A signed-in agent and the company that owns the agent's bookings. */
export interface Agent extends TokenClaims {
  companyId: string
  /** Language set in the profile. */
  language: string | null
}

export interface Company {
  id: string
  name: string
  /** ISO 3166-1 alpha-2; null if unknown. */
  country: string | null
  /** Saudi VAT number, or the tax or registration number of a company abroad. */
  vatNumber: string | null
  /** License number, spelled as in the database and on the wire. */
  licenceNumber: string | null
  ibans: string[]
}

/** Finds the stored agent for a token's `sub`. */
export const findAgent = (db: Db, sub: string) =>
  db.selectFrom('agents').select(['company_id', 'name', 'language']).where('sub', '=', sub).executeTakeFirst()

/** Lists all agents of a company. */
export const listAgents = (db: Db, companyId: string) =>
  db
    .selectFrom('agents')
    .select(['sub', 'email', 'name', 'language'])
    .where('company_id', '=', companyId)
    .orderBy('sub')
    .execute()

/** Locks the agent's own account. Rows that refer to the agent can still be written. */
export async function lockAgent(trx: Trx, sub: string): Promise<void> {
  await trx.selectFrom('agents').select('sub').where('sub', '=', sub).forNoKeyUpdate().execute()
}

/** Creates a company if it does not exist. */
export async function createCompany(
  trx: Trx,
  { id, name, country, vatNumber, licenceNumber, ibans, now }: Company & { now: Date },
): Promise<void> {
  const created = await trx
    .insertInto('companies')
    .values({ id, name, country, vat_number: vatNumber, licence_number: licenceNumber, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (created) await writeIbans(trx, id, ibans)
}

/** Creates an agent if it does not exist. */
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

/** Updates the agent's own fields. */
export async function writeAgent(
  trx: Trx,
  sub: string,
  profile: { name: string; phoneNumber: string | null; language: string | null; currency: string | null },
): Promise<void> {
  await trx
    .updateTable('agents')
    .set({
      name: profile.name,
      phone_number: profile.phoneNumber,
      language: profile.language,
      currency: profile.currency,
    })
    .where('sub', '=', sub)
    .execute()
}

/** Locks a company until the transaction ends. If the agent is locked as well, lock it first. Rows that refer to the company can still be written. */
export async function lockCompany(trx: Trx, companyId: string): Promise<void> {
  await trx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
}

export async function writeCompany(
  trx: Trx,
  { id, name, country, vatNumber, licenceNumber, ibans }: Company,
): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ name, country, vat_number: vatNumber, licence_number: licenceNumber })
    .where('id', '=', id)
    .execute()
  await writeIbans(trx, id, ibans)
}

/** A changed field of an agent or a company. */
export interface FieldChange {
  readonly field: string
  readonly oldValue: unknown
  readonly newValue: unknown
}

/** Records changes with their author and time. */
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
    country: company.country,
    vatNumber: company.vat_number,
    licenceNumber: company.licence_number,
    ibans: ibans.map(({ iban }) => iban),
  }
}

/** Returns the name of a company's current logo, or null if there is none. */
export async function findCurrentLogoName(db: Db, companyId: string): Promise<string | null> {
  const logo = await db
    .selectFrom('company_logos')
    .select('name')
    .where('company_id', '=', companyId)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return logo?.name ?? null
}

/** Id of the advisory lock for license numbers and IBANs. Arbitrary, but unique among all locks. */
const COMPANY_NUMBERS_LOCK = 7_424_001

/** Prevents other transactions from assigning a license number or an IBAN until this one ends. */
export async function lockCompanyNumbers(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(COMPANY_NUMBERS_LOCK)})`.execute(trx)
}

/** Whether the ministry has blacklisted a license. */
export async function isBlacklisted(trx: Trx, licenseKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('blacklisted_licences')
    .select('since')
    .where('licence_key', '=', licenseKey)
    .executeTakeFirst()
  return row !== undefined
}

/** Company or registration that may already own the number. */
interface Exclusion {
  readonly companyId?: string
  readonly email?: string
}

/** Whether the license belongs to another company or to another registration in progress. */
export async function isLicenseTaken(trx: Trx, licenseKey: string, except: Exclusion, now: Date): Promise<boolean> {
  const company = await trx
    .selectFrom('companies')
    .select('id')
    .where(sql<string>`regexp_replace(upper(licence_number), '[^A-Z0-9]', '', 'g')`, '=', licenseKey)
    .where('id', '!=', except.companyId ?? '')
    .executeTakeFirst()
  if (company) return true
  const registration = await selectOtherRegistrations(trx, except, now)
    .where('licence_key', '=', licenseKey)
    .executeTakeFirst()
  return registration !== undefined
}

/** Whether the IBAN belongs to another company or to another registration in progress. */
export async function isIbanTaken(trx: Trx, iban: string, except: Exclusion, now: Date): Promise<boolean> {
  const company = await trx
    .selectFrom('company_ibans')
    .select('company_id')
    .where('iban', '=', iban)
    .where('company_id', '!=', except.companyId ?? '')
    .executeTakeFirst()
  if (company) return true
  const registration = await selectOtherRegistrations(trx, except, now)
    .where(sql<string>`details ->> 'iban'`, '=', iban)
    .executeTakeFirst()
  return registration !== undefined
}

const selectOtherRegistrations = (trx: Trx, except: Exclusion, now: Date) =>
  trx
    .selectFrom('registrations')
    .select('email')
    .where('busy_until', '>', now)
    .where('email', '!=', except.email ?? '')

/** Reads an agent's profile settings and the name of the photo. */
export const readAgentProfile = (db: Db, sub: string) =>
  db
    .selectFrom('agents')
    .leftJoin('agent_photos', 'agent_photos.user_sub', 'agents.sub')
    .select(['agents.name', 'phone_number', 'language', 'currency', 'agent_photos.name as photo'])
    .where('agents.sub', '=', sub)
    .executeTakeFirstOrThrow()
