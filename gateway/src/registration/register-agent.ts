import { invalidFieldsRefusal, validateFields, rules, taxNumberRule } from '#src/agents/field-rules.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError, ok, refusal } from '#src/errors.ts'
import type { Account, InvitationFault } from '#src/registration/identity-pool.ts'
import { countCall, undoCount } from '#src/limits/count-call.ts'
import {
  type Claim,
  claimRegistration,
  deleteRegistration,
  type EarlierAttempt,
  finishRegistration,
  markInvited,
  markRequested,
  releaseRegistration,
} from './repository.ts'
import type { RegistrationForm } from './schemas.ts'

const ipAddressLimit = { kind: 'registration/address', calls: 30, seconds: 3600 }
const emailLimit = { kind: 'registration/email', calls: 5, seconds: 24 * 3600 }

type RegistrationReply = Envelope<{ email: string }>

const refusals = {
  exists: () => refusal('ACCOUNT_EXISTS', 'This account already exists on the B2B platform'),
  'mail-failed': () => refusal('MAIL_FAILED', 'The temporary password could not be e-mailed. Try again later.'),
  'email-rejected': () => invalidFieldsRefusal([{ path: 'email', code: 'FIELD_INVALID' }]),
  'phone-rejected': () => invalidFieldsRefusal([{ path: 'phoneNumber', code: 'FIELD_INVALID' }]),
}

/**
 * Creates a company and an account whose temporary password is e-mailed.
 *
 * The registration is stored before the user pool is called. If the process dies before it is complete, a second attempt with the same e-mail address or
 * the agent's first sign-in completes the registration. The company and the agent are created together once the account is ready.
 */
export async function registerAgent(deps: Deps, form: RegistrationForm, address: string): Promise<RegistrationReply> {
  const { db, clock } = deps
  const { email } = form
  await countCall(db, ipAddressLimit, address, clock())
  const fieldErrors = validateFields([
    ['firstName', form.firstName, rules.givenName],
    ['lastName', form.lastName, rules.givenName],
    ['email', email, rules.accountEmail],
    ['phoneNumber', form.phoneNumber, rules.phoneNumber],
    ['companyName', form.companyName, rules.companyName],
    ['iban', form.iban, rules.optionalIban],
    ['mohuNumber', form.licenseNumber, rules.licenseNumber],
    ['country', form.country, rules.country],
    ['vatNumber', form.vatNumber, taxNumberRule(form.country || null)],
  ])
  if (fieldErrors.length > 0) return invalidFieldsRefusal(fieldErrors)
  const count = await countCall(db, emailLimit, email, clock())
  return completeRegistration(deps, form).catch(async (error: unknown) => {
    // If these calls counted, five failures of the pool would block a person for a day.
    await undoCount(db, emailLimit, email, count)
    throw error
  })
}

async function completeRegistration(deps: Deps, form: RegistrationForm): Promise<RegistrationReply> {
  const { db, clock } = deps
  const { email } = form
  const claim = await claimWhenFree(deps, form)
  if (claim.kind === 'exists') return refusals.exists()
  if (claim.kind === 'refused') return invalidFieldsRefusal(claim.fieldErrors)
  try {
    const account = await ensureAccount(deps, form, claim.earlierAttempt)
    if (typeof account === 'string') {
      // The account belongs to somebody else, so this registration must never be resumed.
      if (account === 'exists') await deleteRegistration(db, email)
      return refusals[account]()
    }
    await db
      .transaction()
      .execute((trx) =>
        finishRegistration(trx, { sub: account.sub, email }, { companyId: `company-${account.sub}`, now: clock() }),
      )
    return ok({ email })
  } finally {
    await releaseRegistration(db, email)
  }
}

const POLL_MS = 250
const MAX_POLLS = 80

/** Claims a registration. A concurrent call with the same e-mail address waits for the outcome of the first one. */
async function claimWhenFree(
  { db, clock, wait }: Deps,
  form: RegistrationForm,
): Promise<Exclude<Claim, { kind: 'busy' }>> {
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    const claim = await db.transaction().execute((trx) => claimRegistration(trx, form, clock()))
    if (claim.kind !== 'busy') return claim
    await wait(POLL_MS)
  }
  throw new HttpError(503, 'IDENTITY_UNAVAILABLE', 'Another registration of this e-mail address is still in progress.')
}

/** Tolerated difference between the clocks of the user pool and the gateway. */
const CLOCK_SKEW_MS = 60_000

/** Invites the agent, or continues with the account that an earlier attempt created. */
async function ensureAccount(
  { db, clock, identityPool: pool }: Deps,
  form: RegistrationForm,
  earlierAttempt: EarlierAttempt,
): Promise<{ sub: string } | InvitationFault> {
  const { email } = form
  const account = await pool.find(email)
  if (!account) {
    await markRequested(db, email, clock())
    const invitation = await pool.invite(form)
    if (typeof invitation === 'string') return invitation
    await markInvited(db, email, invitation.sub)
    await pool.joinB2B(email)
    return invitation
  }
  if (!isFromEarlierAttempt(account, earlierAttempt)) return 'exists'
  await pool.joinB2B(email)
  const fieldError = account.isInvited ? await pool.inviteAgain(email) : undefined
  return fieldError ?? { sub: account.sub }
}

/** Whether an earlier attempt to register created the account, rather than the person in another way. */
const isFromEarlierAttempt = (account: Account, { requestedAt, sub }: EarlierAttempt): boolean =>
  account.sub === sub ||
  (account.isInvited && requestedAt !== null && account.createdAt.getTime() >= requestedAt.getTime() - CLOCK_SKEW_MS)
