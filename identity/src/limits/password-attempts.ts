import { CognitoError, tooManyRequests } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import { accountLimit, accountAndAddressLimit, addressLimit } from './attempt-limit.ts'

/** A password attempt. An unknown e-mail address has the sub of its decoy. `address` is an IP address. */
type Attempt = { sub: string; address: string }

const pairKey = ({ sub, address }: Attempt) => `${sub} ${address}`

const tooManyAttempts = () => new CognitoError('LimitExceededException', 'Password attempts exceeded')

/**
 * Throws if a limit blocks the attempt. The limit for one account from one IP address is the lowest. Thus a stranger elsewhere cannot lock an agent
 * out, and one careless person does not block an office. The limits for an account alone and for an IP address alone are higher.
 */
export function assertPasswordAttemptAllowed(pool: Pool, attempt: Attempt): void {
  const now = pool.clock()
  const isBlocked = (subject: string) => pool.attempts.isBlocked(subject, now)
  if (isBlocked(pairKey(attempt)) || isBlocked(attempt.sub)) throw tooManyAttempts()
  if (isBlocked(attempt.address)) throw tooManyRequests()
}

export function recordWrongPassword(pool: Pool, attempt: Attempt): void {
  const now = pool.clock()
  pool.attempts.record(pairKey(attempt), accountAndAddressLimit, now)
  pool.attempts.record(attempt.sub, accountLimit, now)
  pool.attempts.record(attempt.address, addressLimit, now)
}

/** A correct password clears only the count of its IP address, because wrong guesses from other IP addresses may be an attack. */
export const recordCorrectPassword = (pool: Pool, attempt: Attempt): void => pool.attempts.forget(pairKey(attempt))
