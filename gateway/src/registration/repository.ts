import { createAgent, createCompany } from '#src/agents/repository.ts'
import { licenceKey } from '#src/agents/field-rules.ts'
import { isBlacklisted, isLicenceFree, lockLicences } from '#src/agents/licences.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { RegistrationForm } from './schemas.ts'

/** The call that took a registration has this long before it counts as dead. */
const BUSY_MS = 60_000

/** `requestedAt` is set when an earlier try may have made an account at the user pool, `sub` when it is known that it did. */
export interface EarlierTry {
  readonly requestedAt: Date | null
  readonly sub: string | null
}

export type Claim =
  | { readonly kind: 'blacklisted' | 'licence-taken' | 'exists' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'claimed'; readonly earlier: EarlierTry }

/** Writes the intent, or takes over what an earlier try left. */
export async function claimRegistration(trx: Trx, form: RegistrationForm, now: Date): Promise<Claim> {
  const { email, licenceNumber, ...rest } = form
  await lockLicences(trx)
  const registration = await lockRegistration(trx, email)
  const agent = await trx
    .selectFrom('agents')
    .select('sub')
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
  if (agent || registration?.completed_at) return { kind: 'exists' }
  if (registration?.busy_until && registration.busy_until > now) return { kind: 'busy' }
  if (licenceNumber && (await isBlacklisted(trx, licenceNumber))) return { kind: 'blacklisted' }
  if (licenceNumber && !(await isLicenceFree(trx, licenceNumber, { now, except: { email } }))) {
    return { kind: 'licence-taken' }
  }
  const intent = {
    details: JSON.stringify({ ...rest, licenceNumber }),
    licence_key: licenceNumber ? licenceKey(licenceNumber) : null,
    busy_until: new Date(now.getTime() + BUSY_MS),
  }
  await trx
    .insertInto('registrations')
    .values({ email, created_at: now, ...intent })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(intent))
    .execute()
  const { requested_at: requestedAt = null, sub = null } = registration ?? {}
  return { kind: 'claimed', earlier: { requestedAt, sub } }
}

/** Notes that the user pool is about to be asked for an account. */
export async function markRequested(db: Db, email: string, now: Date): Promise<void> {
  await db.updateTable('registrations').set({ requested_at: now }).where('email', '=', email).execute()
}

/** Keeps which account was made. */
export async function markInvited(db: Db, email: string, sub: string): Promise<void> {
  await db.updateTable('registrations').set({ sub }).where('email', '=', email).execute()
}

/** Lets another try go on at once with what this one leaves unfinished. */
export async function releaseRegistration(db: Db, email: string): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ busy_until: null })
    .where('email', '=', email)
    .where('completed_at', 'is', null)
    .execute()
}

/** Takes back an intent that came to nothing. */
export async function dropRegistration(db: Db, email: string): Promise<void> {
  await db.deleteFrom('registrations').where('email', '=', email).where('completed_at', 'is', null).execute()
}

/** Deletes registrations that stopped before the user pool was asked for an account, and so can have made none. */
export async function deleteAbandonedRegistrations(db: Db, createdBefore: Date): Promise<void> {
  await db
    .deleteFrom('registrations')
    .where('completed_at', 'is', null)
    .where('requested_at', 'is', null)
    .where('created_at', '<', createdBefore)
    .execute()
}

/**
 * Makes company and agent of a registration whose account exists, once; says whether there was one to finish.
 * It is also what a first sign-in does when the call that registered the agent died before this.
 */
export async function finishRegistration(
  trx: Trx,
  { sub, email }: { sub: string; email: string },
  { companyId, now }: { companyId: string; now: Date },
): Promise<boolean> {
  await lockLicences(trx)
  const registration = await lockRegistration(trx, email)
  if (!registration?.details || !registration.requested_at) return false
  const { firstName, lastName, phoneNumber, companyName, iban, licenceNumber, vatNumber, locale } = registration.details
  // Somebody else may have got the licence while this registration lay unfinished. The agent can settle that in the profile.
  const isFree = licenceNumber !== '' && (await isLicenceFree(trx, licenceNumber, { now, except: { email } }))
  await createCompany(trx, {
    id: companyId,
    name: companyName,
    vatNumber: vatNumber || null,
    licenceNumber: isFree ? licenceNumber : null,
    ibans: iban ? [iban] : [],
    now,
  })
  await createAgent(trx, {
    sub,
    email,
    companyId,
    name: `${firstName} ${lastName}`,
    phoneNumber,
    language: locale,
    now,
  })
  await trx
    .updateTable('registrations')
    .set({ details: null, licence_key: null, busy_until: null, completed_at: now })
    .where('email', '=', email)
    .execute()
  return true
}

const lockRegistration = (trx: Trx, email: string) =>
  trx.selectFrom('registrations').selectAll().where('email', '=', email).forUpdate().executeTakeFirst()
