import { createAgent, createCompany, lockCompanyNumbers } from '#src/agents/repository.ts'
import { checkIban, checkLicense } from '#src/agents/company-numbers.ts'
import { type FieldError, licenseKey } from '#src/agents/field-rules.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { RegistrationForm } from './schemas.ts'
import { fullName } from '#src/values/traveler-rules.ts'

/** After this time, the call that claimed a registration is presumed dead. */
const BUSY_MS = 60_000

/** An earlier attempt. `requestedAt` is set if the attempt may have created an account in the user pool, `sub` if it certainly created one. */
export interface EarlierAttempt {
  readonly requestedAt: Date | null
  readonly sub: string | null
}

export type Claim =
  | { readonly kind: 'exists' }
  | { readonly kind: 'refused'; readonly fieldErrors: readonly FieldError[] }
  | { readonly kind: 'busy' }
  | { readonly kind: 'claimed'; readonly earlierAttempt: EarlierAttempt }

async function findTakenNumbers(
  trx: Trx,
  { email, licenseNumber, iban }: Pick<RegistrationForm, 'email' | 'licenseNumber' | 'iban'>,
  now: Date,
): Promise<FieldError[]> {
  const owner = { email }
  const fieldErrors = [
    licenseNumber ? await checkLicense(trx, { path: 'mohuNumber', licenseNumber, owner, now }) : undefined,
    iban ? await checkIban(trx, { path: 'iban', iban, owner, now }) : undefined,
  ]
  return fieldErrors.filter((fieldError) => fieldError !== undefined)
}

/** Writes the intent, or resumes an earlier attempt. */
export async function claimRegistration(trx: Trx, form: RegistrationForm, now: Date): Promise<Claim> {
  const { email, licenseNumber, ...rest } = form
  await lockCompanyNumbers(trx)
  const registration = await lockRegistration(trx, email)
  const agent = await trx
    .selectFrom('agents')
    .select('sub')
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .executeTakeFirst()
  if (agent || registration?.completed_at) return { kind: 'exists' }
  if (registration?.busy_until && registration.busy_until > now) return { kind: 'busy' }
  const fieldErrors = await findTakenNumbers(trx, form, now)
  if (fieldErrors.length > 0) return { kind: 'refused', fieldErrors }
  const intent = {
    details: JSON.stringify({ ...rest, licenseNumber }),
    licence_key: licenseNumber ? licenseKey(licenseNumber) : null,
    busy_until: new Date(now.getTime() + BUSY_MS),
  }
  await trx
    .insertInto('registrations')
    .values({ email, created_at: now, ...intent })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(intent))
    .execute()
  const { requested_at: requestedAt = null, sub = null } = registration ?? {}
  return { kind: 'claimed', earlierAttempt: { requestedAt, sub } }
}

/** Records that an account is about to be requested from the user pool. */
export async function markRequested(db: Db, email: string, now: Date): Promise<void> {
  await db.updateTable('registrations').set({ requested_at: now }).where('email', '=', email).execute()
}

/** Records the created account. */
export async function markInvited(db: Db, email: string, sub: string): Promise<void> {
  await db.updateTable('registrations').set({ sub }).where('email', '=', email).execute()
}

/** Lets another attempt resume an unfinished registration immediately. */
export async function releaseRegistration(db: Db, email: string): Promise<void> {
  await db
    .updateTable('registrations')
    .set({ busy_until: null })
    .where('email', '=', email)
    .where('completed_at', 'is', null)
    .execute()
}

/** Deletes an intent that cannot be completed. */
export async function deleteRegistration(db: Db, email: string): Promise<void> {
  await db.deleteFrom('registrations').where('email', '=', email).where('completed_at', 'is', null).execute()
}

/** Deletes registrations that stopped before the user pool was called, so that they cannot have created an account. */
export async function deleteAbandonedRegistrations(db: Db, createdBefore: Date): Promise<void> {
  await db
    .deleteFrom('registrations')
    .where('completed_at', 'is', null)
    .where('requested_at', 'is', null)
    .where('created_at', '<', createdBefore)
    .execute()
}

/**
 * Creates the company and the agent of a registration whose account exists; returns false if there is no such registration. The agent's
 * first sign-in does this too, in case the registration call died before.
 */
export async function finishRegistration(
  trx: Trx,
  { sub, email }: { sub: string; email: string },
  { companyId, now }: { companyId: string; now: Date },
): Promise<boolean> {
  await lockCompanyNumbers(trx)
  const registration = await lockRegistration(trx, email)
  if (!registration?.details || !registration.requested_at) return false
  const { firstName, lastName, phoneNumber, companyName, country, iban, licenseNumber, vatNumber, locale } =
    registration.details
  // Another company may have taken the numbers while this registration was unfinished. The agent can correct them in the profile.
  const fieldErrors = await findTakenNumbers(trx, { email, licenseNumber, iban }, now)
  const takenPaths = new Set(fieldErrors.map(({ path }) => path))
  await createCompany(trx, {
    id: companyId,
    name: companyName,
    country: country || null,
    vatNumber: vatNumber || null,
    licenceNumber: licenseNumber && !takenPaths.has('mohuNumber') ? licenseNumber : null,
    ibans: iban && !takenPaths.has('iban') ? [iban] : [],
    now,
  })
  await createAgent(trx, {
    sub,
    email,
    companyId,
    name: fullName({ firstName, lastName }),
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
