import { Secret, TOTP } from 'otpauth'
import { type Agent, lockAgent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { transactWithRetry } from '#src/database/transact-with-retry.ts'
import type { Deps } from '#src/deps.ts'
import type { Settings } from '#src/settings.ts'
import { ok, refusal } from '#src/errors.ts'
import type { Locale } from '#src/locales.ts'
import { queueEmail } from '#src/mail/outbox.ts'
import { MAX_WRONG_CODES } from './attempts.ts'
import { codeRefusal, redeemCode, checkWithoutCode, redeemRecoveryCode } from './check-code.ts'
import { findMatchingStep } from './code.ts'
import { normalizeRecoveryCode, RECOVERY_CODE_COUNT, generateRecoveryCode, hashRecoveryCode } from './recovery-codes.ts'
import {
  countWrongConfirmation,
  findEnrollment,
  lockAuthenticator,
  replaceAuthenticator,
  markStepUsed,
  writeEnrollment,
} from './repository.ts'

const ENROLLMENT_MS = 10 * 60_000

/** A code from the current authenticator or, if the authenticator was lost, a recovery code. A code that was not sent is empty. */
export interface Proof {
  readonly authCode: string
  readonly recoveryCode: string
}

/** Starts an enrollment, which has no effect until it is confirmed. Agents with an authenticator must prove that they own it. */
export async function startEnrollment({ db, clock }: Deps, agent: Agent, proof: Proof) {
  const typedCode = proof.recoveryCode.trim()
  const normalizedCode = normalizeRecoveryCode(typedCode)
  // Hashing is deliberately slow, so it is done outside the transaction.
  const codeHash = normalizedCode && (await hashRecoveryCode(agent.sub, normalizedCode))
  const now = clock()
  return transactWithRetry(db, async (trx) => {
    await lockAgent(trx, agent.sub)
    const check = proof.authCode.trim()
      ? await redeemCode(trx, agent.sub, proof.authCode, now)
      : typedCode
        ? await redeemRecoveryCode(trx, agent.sub, codeHash, now)
        : await checkWithoutCode(trx, agent.sub, now)
    const rejection = check.kind === 'notEnrolled' ? undefined : codeRefusal(check)
    if (rejection) return rejection

    const secret = new Secret({ size: 20 })
    const expiresAt = new Date(now.getTime() + ENROLLMENT_MS)
    await writeEnrollment(trx, { userSub: agent.sub, secret: secret.base32, expiresAt })
    const uri = new TOTP({ issuer: 'Rihla', label: agent.email, secret }).toString()
    return ok({ secret: secret.base32, uri, expiresAt: expiresAt.toISOString() })
  })
}

/** Confirms an enrollment with a code from the new secret, and replaces the previous authenticator. */
export async function confirmEnrollment(
  { db, clock, settings }: Deps,
  agent: Agent,
  { code, screenLocale }: { code: string; screenLocale: Locale },
) {
  const now = clock()
  return transactWithRetry(db, async (trx) => {
    await lockAgent(trx, agent.sub)
    const enrollment = await findEnrollment(trx, agent.sub)
    if (!enrollment || enrollment.expires_at <= now || enrollment.wrong_codes >= MAX_WRONG_CODES) {
      return refusal('ENROLMENT_EXPIRED', 'The enrollment has expired. Start again.')
    }
    const step = findMatchingStep(enrollment.secret, code, now)
    if (step === undefined) {
      await countWrongConfirmation(trx, agent.sub)
      const attemptsLeft = MAX_WRONG_CODES - enrollment.wrong_codes - 1
      return refusal('AUTH_CODE_INVALID', 'The code does not belong to the new authenticator.', { attemptsLeft })
    }
    const recoveryCodes = Array.from({ length: RECOVERY_CODE_COUNT }, () => generateRecoveryCode())
    const codeHashes = await Promise.all(recoveryCodes.map((recoveryCode) => hashRecoveryCode(agent.sub, recoveryCode)))
    const isFirst = (await lockAuthenticator(trx, agent.sub)) === undefined
    await replaceAuthenticator(trx, { userSub: agent.sub, secret: enrollment.secret, codeHashes, now })
    // The code that confirms the enrollment must not be accepted for a payment as well.
    await markStepUsed(trx, agent.sub, step)
    await queueChangeEmail(trx, agent, settings, { now, screenLocale, isFirst })
    return ok({ recoveryCodes })
  })
}

async function queueChangeEmail(
  trx: Trx,
  agent: Agent,
  { publicUrl, contactEmail }: Settings,
  { now, screenLocale, isFirst }: { now: Date; screenLocale: Locale; isFirst: boolean },
): Promise<void> {
  const at = now.toISOString()
  await queueEmail(trx, {
    dedupeKey: `authenticator-changed:${agent.sub}:${at}`,
    recipient: agent.email,
    locale: agent.language ?? screenLocale,
    content: {
      kind: 'authenticator-changed',
      agentName: agent.name,
      isFirst,
      at,
      contactMail: contactEmail,
      url: `${publicUrl}/profile`,
    },
    now,
  })
}
