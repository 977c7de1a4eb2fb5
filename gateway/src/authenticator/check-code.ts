import type { Trx } from '#src/db.ts'
import { afterWrongCode, attemptsLeft, type Attempts, lockedUntil, NO_ATTEMPTS } from './attempts.ts'
import { matchingStep } from './code.ts'

export type CodeCheck =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly until: Date }

/**
 * Takes an authenticator code, or counts it as a wrong one, in the caller's transaction. The user's row is locked, so
 * that guesses made at the same time are all counted. A code that was used before is refused but is no guess.
 */
export async function takeCode(trx: Trx, userSub: string, code: string, now: Date): Promise<CodeCheck> {
  const authenticator = await trx
    .selectFrom('authenticators')
    .selectAll()
    .where('user_sub', '=', userSub)
    .forUpdate()
    .executeTakeFirst()
  if (!authenticator) return { kind: 'refused', attemptsLeft: 0 }
  const attempts = { wrongCodes: authenticator.wrong_codes, lastWrongAt: authenticator.last_wrong_at }
  const until = lockedUntil(attempts, now)
  if (until) return { kind: 'locked', until }

  const step = matchingStep(authenticator.secret, code, now)
  if (step === undefined) {
    const counted = afterWrongCode(attempts, now)
    await keepAttempts(trx, userSub, counted)
    const locked = lockedUntil(counted, now)
    return locked ? { kind: 'locked', until: locked } : { kind: 'refused', attemptsLeft: attemptsLeft(counted, now) }
  }
  const used = await trx
    .insertInto('authenticator_uses')
    .values({ user_sub: userSub, step })
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .executeTakeFirst()
  if (!used) return { kind: 'refused', attemptsLeft: attemptsLeft(attempts, now) }
  await keepAttempts(trx, userSub, NO_ATTEMPTS)
  return { kind: 'accepted' }
}

const keepAttempts = (trx: Trx, userSub: string, { wrongCodes, lastWrongAt }: Attempts) =>
  trx
    .updateTable('authenticators')
    .set({ wrong_codes: wrongCodes, last_wrong_at: lastWrongAt })
    .where('user_sub', '=', userSub)
    .execute()
