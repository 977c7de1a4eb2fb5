import type { Trx } from '#src/database/db.ts'
import { refusal } from '#src/errors.ts'
import { addWrongCode, countAttemptsLeft, findLockEnd, NO_ATTEMPTS } from './attempts.ts'
import { findMatchingStep } from './code.ts'
import { writeAttempts, lockAuthenticator, markRecoveryCodeUsed, markStepUsed } from './repository.ts'

export type CodeCheck =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'notEnrolled' }
  | { readonly kind: 'rejected'; readonly reason: 'wrong' | 'used' | 'noCode'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly until: Date }

/** Result of one attempt. Only a wrong code counts toward the limit; a used or missing code does not. */
type AttemptResult = 'correct' | 'wrong' | 'used' | 'noCode'

/**
 * Runs one attempt in the caller's transaction, unless the user is locked out. The user's row is locked, so that concurrent guesses
 * are all counted.
 */
async function attemptCode(
  trx: Trx,
  userSub: string,
  now: Date,
  tryCode: (secret: string) => Promise<AttemptResult>,
): Promise<CodeCheck> {
  const authenticator = await lockAuthenticator(trx, userSub)
  if (!authenticator) return { kind: 'notEnrolled' }
  const { secret, attempts } = authenticator
  const until = findLockEnd(attempts, now)
  if (until) return { kind: 'locked', until }

  const result = await tryCode(secret)
  if (result === 'correct') {
    await writeAttempts(trx, userSub, NO_ATTEMPTS)
    return { kind: 'accepted' }
  }
  if (result !== 'wrong') return { kind: 'rejected', reason: result, attemptsLeft: countAttemptsLeft(attempts, now) }
  const newAttempts = addWrongCode(attempts, now)
  await writeAttempts(trx, userSub, newAttempts)
  const newLock = findLockEnd(newAttempts, now)
  return newLock
    ? { kind: 'locked', until: newLock }
    : { kind: 'rejected', reason: 'wrong', attemptsLeft: countAttemptsLeft(newAttempts, now) }
}

/** Accepts an authenticator code and marks it as used. */
export const redeemCode = (trx: Trx, userSub: string, code: string, now: Date): Promise<CodeCheck> =>
  attemptCode(trx, userSub, now, async (secret) => {
    const step = findMatchingStep(secret, code, now)
    if (step === undefined) return 'wrong'
    return (await markStepUsed(trx, userSub, step)) ? 'correct' : 'used'
  })

/** Accepts a recovery code and marks it as used. `codeHash` is undefined for text that cannot be a recovery code, which counts as a wrong code. */
export const redeemRecoveryCode = (
  trx: Trx,
  userSub: string,
  codeHash: string | undefined,
  now: Date,
): Promise<CodeCheck> =>
  attemptCode(trx, userSub, now, async () =>
    codeHash !== undefined && (await markRecoveryCodeUsed(trx, userSub, codeHash, now)) ? 'correct' : 'wrong',
  )

/** Checks a call without a code: `notEnrolled` if the user has no authenticator, otherwise rejected or locked. */
export const checkWithoutCode = (trx: Trx, userSub: string, now: Date): Promise<CodeCheck> =>
  attemptCode(trx, userSub, now, async () => 'noCode')

/** Returns the refusal for a code that was not accepted, or undefined if it was accepted. */
export function codeRefusal(check: CodeCheck) {
  switch (check.kind) {
    case 'accepted':
      return undefined
    case 'notEnrolled':
      return refusal('AUTHENTICATOR_MISSING', 'No authenticator is enrolled; payments need one.')
    case 'locked':
      return refusal('AUTH_CODE_LOCKED', 'Payment is locked after too many wrong authenticator codes.', {
        retryAt: check.until.toISOString(),
      })
    case 'rejected':
      return check.reason === 'used'
        ? refusal('AUTH_CODE_USED', 'The authenticator code was used before. Wait for the next one.', {
            attemptsLeft: check.attemptsLeft,
          })
        : refusal('AUTH_CODE_INVALID', 'The authenticator code is wrong.', { attemptsLeft: check.attemptsLeft })
  }
}
