import type { Trx } from '#src/database/db.ts'
import { refusal } from '#src/errors.ts'
import { afterWrongCode, attemptsLeft, lockedUntil, NO_ATTEMPTS } from './attempts.ts'
import { matchingStep } from './code.ts'
import { writeAttempts, lockAuthenticator, spendRecoveryCode, spendStep } from './repository.ts'

export type CodeCheck =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: 'wrong' | 'used' | 'none'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly until: Date }

/** Result of one attempt. Only a wrong code counts as a guess; a used or missing code does not. */
type Attempt = 'right' | 'wrong' | 'used' | 'none'

/**
 * One attempt in the caller's transaction. The user's row is locked, so that concurrent guesses are all counted. No code is tried while
 * the user is locked out.
 */
async function limitAttempts(
  trx: Trx,
  userSub: string,
  now: Date,
  tryCode: (secret: string) => Promise<Attempt>,
): Promise<CodeCheck> {
  const authenticator = await lockAuthenticator(trx, userSub)
  if (!authenticator) return { kind: 'missing' }
  const { secret, attempts } = authenticator
  const until = lockedUntil(attempts, now)
  if (until) return { kind: 'locked', until }

  const result = await tryCode(secret)
  if (result === 'right') {
    await writeAttempts(trx, userSub, NO_ATTEMPTS)
    return { kind: 'accepted' }
  }
  if (result !== 'wrong') return { kind: 'refused', reason: result, attemptsLeft: attemptsLeft(attempts, now) }
  const counted = afterWrongCode(attempts, now)
  await writeAttempts(trx, userSub, counted)
  const locked = lockedUntil(counted, now)
  return locked
    ? { kind: 'locked', until: locked }
    : { kind: 'refused', reason: 'wrong', attemptsLeft: attemptsLeft(counted, now) }
}

/** Accepts an authenticator code once. */
export const acceptCode = (trx: Trx, userSub: string, code: string, now: Date): Promise<CodeCheck> =>
  limitAttempts(trx, userSub, now, async (secret) => {
    const step = matchingStep(secret, code, now)
    if (step === undefined) return 'wrong'
    return (await spendStep(trx, userSub, step)) ? 'right' : 'used'
  })

/** Accepts a recovery code once, by its hash; undefined is text that cannot be a recovery code. */
export const acceptRecoveryCode = (
  trx: Trx,
  userSub: string,
  codeHash: string | undefined,
  now: Date,
): Promise<CodeCheck> =>
  limitAttempts(trx, userSub, now, async () =>
    codeHash !== undefined && (await spendRecoveryCode(trx, userSub, codeHash, now)) ? 'right' : 'wrong',
  )

/** The check of a call that carries no code: refused or locked, unless no authenticator is enrolled. */
export const checkWithoutCode = (trx: Trx, userSub: string, now: Date): Promise<CodeCheck> =>
  limitAttempts(trx, userSub, now, async () => 'none')

/** Refusal for a code that was not accepted; undefined if it was. */
export function codeRefusal(check: CodeCheck) {
  switch (check.kind) {
    case 'accepted':
      return undefined
    case 'missing':
      return refusal('AUTHENTICATOR_MISSING', 'No authenticator is enrolled; payments need one.')
    case 'locked':
      return refusal('AUTH_CODE_LOCKED', 'Payment is locked after too many wrong authenticator codes.', {
        retryAt: check.until.toISOString(),
      })
    case 'refused':
      return check.reason === 'used'
        ? refusal('AUTH_CODE_USED', 'The authenticator code was used before. Wait for the next one.', {
            attemptsLeft: check.attemptsLeft,
          })
        : refusal('AUTH_CODE_INVALID', 'The authenticator code is wrong.', { attemptsLeft: check.attemptsLeft })
  }
}
