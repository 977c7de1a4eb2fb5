import type { Trx } from '#src/database/db.ts'
import { refusal } from '#src/errors.ts'
import { afterWrongCode, attemptsLeft, lockedUntil, NO_ATTEMPTS } from './attempts.ts'
import { matchingStep } from './code.ts'
import { keepAttempts, lockAuthenticator, spendRecoveryCode, spendStep } from './repository.ts'

export type CodeCheck =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly until: Date }

/** What a try turned out to be; `void` is no guess, such as a code that was used before. */
type Try = 'right' | 'wrong' | 'void'

/**
 * One try in the caller's transaction, counted when it is wrong. The user's row is locked, so that guesses made at the same time are
 * all counted. Nothing is tried while the user is locked out.
 */
async function guarded(
  trx: Trx,
  userSub: string,
  now: Date,
  attempt: (secret: string) => Promise<Try>,
): Promise<CodeCheck> {
  const authenticator = await lockAuthenticator(trx, userSub)
  if (!authenticator) return { kind: 'missing' }
  const { secret, attempts } = authenticator
  const until = lockedUntil(attempts, now)
  if (until) return { kind: 'locked', until }

  const result = await attempt(secret)
  if (result === 'right') {
    await keepAttempts(trx, userSub, NO_ATTEMPTS)
    return { kind: 'accepted' }
  }
  if (result === 'void') return { kind: 'refused', attemptsLeft: attemptsLeft(attempts, now) }
  const counted = afterWrongCode(attempts, now)
  await keepAttempts(trx, userSub, counted)
  const locked = lockedUntil(counted, now)
  return locked ? { kind: 'locked', until: locked } : { kind: 'refused', attemptsLeft: attemptsLeft(counted, now) }
}

/** Takes an authenticator code, or counts it as a wrong one. A code that was used before is refused but is no guess. */
export const takeCode = (trx: Trx, userSub: string, code: string, now: Date): Promise<CodeCheck> =>
  guarded(trx, userSub, now, async (secret) => {
    const step = matchingStep(secret, code, now)
    if (step === undefined) return 'wrong'
    return (await spendStep(trx, userSub, step)) ? 'right' : 'void'
  })

/** Takes a recovery code by its hash, or counts it as a wrong code; undefined is a text that cannot be one. */
export const takeRecoveryCode = (
  trx: Trx,
  userSub: string,
  codeHash: string | undefined,
  now: Date,
): Promise<CodeCheck> =>
  guarded(trx, userSub, now, async () =>
    codeHash !== undefined && (await spendRecoveryCode(trx, userSub, codeHash, now)) ? 'right' : 'wrong',
  )

/** Tells how matters stand when no code was given. */
export const takeNothing = (trx: Trx, userSub: string, now: Date): Promise<CodeCheck> =>
  guarded(trx, userSub, now, async () => 'void')

/** How the wire says that a code was not taken; undefined when it was. */
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
      return refusal('AUTH_CODE_INVALID', 'The authenticator code is wrong or was used before.', {
        attemptsLeft: check.attemptsLeft,
      })
  }
}
