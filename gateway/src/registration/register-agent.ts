import { faultRefusal, faultsOf, rules } from '#src/agents/field-rules.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError, ok, refusal } from '#src/errors.ts'
import type { Account, InvitationFault } from '#src/registration/identity-pool.ts'
import { countCall, uncountCall } from '#src/limits/count-call.ts'
import {
  type Claim,
  claimRegistration,
  dropRegistration,
  type EarlierTry,
  finishRegistration,
  markInvited,
  markRequested,
  releaseRegistration,
} from './repository.ts'
import type { RegistrationForm } from './schemas.ts'

const fromOneAddress = { kind: 'registration/address', calls: 30, seconds: 3600 }
const ofOneEmail = { kind: 'registration/email', calls: 5, seconds: 24 * 3600 }

type Registered = Envelope<{ email: string }>

const refusals = {
  exists: () => refusal('ACCOUNT_EXISTS', 'This account already exists on the B2B platform'),
  'mail-failed': () => refusal('MAIL_FAILED', 'The temporary password could not be mailed. Try again later.'),
  'email-rejected': () => faultRefusal([{ path: 'email', code: 'FIELD_INVALID' }]),
  'phone-rejected': () => faultRefusal([{ path: 'phoneNumber', code: 'FIELD_INVALID' }]),
}

/**
 * Makes a company, and an account whose temporary password is mailed.
 *
 * The intent is a row before the user pool is asked, so whatever dies afterwards is finished by a second try with the same e-mail
 * address, or by the agent's first sign-in. Company and agent appear together, when the account is ready.
 */
export async function registerAgent(deps: Deps, form: RegistrationForm, address: string): Promise<Registered> {
  const { db, clock } = deps
  const { email } = form
  await countCall(db, fromOneAddress, address, clock())
  const faults = faultsOf([
    ['firstName', form.firstName, rules.givenName],
    ['lastName', form.lastName, rules.givenName],
    ['email', email, rules.accountEmail],
    ['phoneNumber', form.phoneNumber, rules.phoneNumber],
    ['companyName', form.companyName, rules.companyName],
    ['iban', form.iban, rules.optionalIban],
    ['mohuNumber', form.licenseNumber, rules.licenseNumber],
    ['vatNumber', form.vatNumber, rules.vatNumber],
  ])
  if (faults.length > 0) return faultRefusal(faults)
  await countCall(db, ofOneEmail, email, clock())
  return openCompany(deps, form).catch(async (error: unknown) => {
    // Whoever meets an outage five times must not wait a day.
    await uncountCall(db, ofOneEmail, email)
    throw error
  })
}

async function openCompany(deps: Deps, form: RegistrationForm): Promise<Registered> {
  const { db, clock } = deps
  const { email } = form
  const claim = await claimWhenFree(deps, form)
  if (claim.kind === 'exists') return refusals.exists()
  if (claim.kind === 'refused') return faultRefusal(claim.faults)
  try {
    const opened = await openAccount(deps, form, claim.earlier)
    if (typeof opened === 'string') {
      // An account that was there before is somebody's, whoever registered it: nothing may be resumed on it later.
      if (opened === 'exists') await dropRegistration(db, email)
      return refusals[opened]()
    }
    await db
      .transaction()
      .execute((trx) =>
        finishRegistration(trx, { sub: opened.sub, email }, { companyId: `company-${opened.sub}`, now: clock() }),
      )
    return ok({ email })
  } finally {
    await releaseRegistration(db, email)
  }
}

const LOOK_AGAIN_MS = 250
const LOOKS = 80

/** A second call with the same e-mail address at the same time waits for what becomes of the first. */
async function claimWhenFree(
  { db, clock, wait }: Deps,
  form: RegistrationForm,
): Promise<Exclude<Claim, { kind: 'busy' }>> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const claim = await db.transaction().execute((trx) => claimRegistration(trx, form, clock()))
    if (claim.kind !== 'busy') return claim
    await wait(LOOK_AGAIN_MS)
  }
  throw new HttpError(503, 'IDENTITY_UNAVAILABLE', 'Another registration of this e-mail address has not ended yet.')
}

/** Clocks of the user pool and the gateway may differ by this much. */
const CLOCK_SKEW_MS = 60_000

async function openAccount(
  { db, clock, identityPool: pool }: Deps,
  form: RegistrationForm,
  earlier: EarlierTry,
): Promise<{ sub: string } | InvitationFault> {
  const { email } = form
  const account = await pool.find(email)
  if (!account) {
    await markRequested(db, email, clock())
    const invited = await pool.invite(form)
    if (typeof invited === 'string') return invited
    await markInvited(db, email, invited.sub)
    await pool.joinB2B(email)
    return invited
  }
  if (!isOurs(account, earlier)) return 'exists'
  await pool.joinB2B(email)
  const fault = account.isInvited ? await pool.inviteAgain(email) : undefined
  return fault ?? { sub: account.sub }
}

/** Whether the earlier try made an account. One that somebody signed up for by himself or herself since then is not ours. */
const isOurs = (account: Account, { requestedAt, sub }: EarlierTry): boolean =>
  account.sub === sub ||
  (account.isInvited && requestedAt !== null && account.createdAt.getTime() >= requestedAt.getTime() - CLOCK_SKEW_MS)
