/**
 * E-mailed six-digit codes. Each code belongs to a user's `sub`. A code for an unknown e-mail address belongs to the `sub` of a decoy. It goes through
 * the same steps, but is never sent.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { accountCodeLimit, addressCodeLimit, addressLimit } from '#src/limits/attempt-limit.ts'
import { CognitoError, tooManyAttempts, tooManyRequests } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import { normalizeUsername, type User } from '#src/users/users.ts'

const hour = 60 * 60_000

/** Validity of codes by purpose, as in Amazon Cognito. */
const lifetimes = { 'sign-up': 24 * hour, attribute: 24 * hour, reset: hour }
export type Purpose = keyof typeof lifetimes

const MAX_TRIES = 5

/** Six digits can be brute-forced, so the digest is keyed with a secret outside the database. */
const computeDigest = ({ codeSecret }: Pool, purpose: Purpose, sub: string, code: string): string =>
  createHmac('sha256', codeSecret).update(`${purpose}:${sub}:${code}`).digest('hex')

/** Counts a request for an e-mailed code from an IP address. Throws if the address has reached its limit. */
export function limitRequestsFrom(pool: Pool, address: string): void {
  const now = pool.clock()
  const subject = `code:${address}`
  if (pool.attempts.isBlocked(subject, now)) throw tooManyAttempts()
  pool.attempts.record(subject, addressCodeLimit, now)
}

/** Creates a code, replacing an earlier one for the same purpose. Throws if the account has reached its request limit. */
export function createCode(pool: Pool, purpose: Purpose, sub: string): string {
  const now = pool.clock()
  const subject = `code:${purpose}:${sub}`
  if (pool.attempts.isBlocked(subject, now)) throw tooManyAttempts()
  pool.attempts.record(subject, accountCodeLimit, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const digest = computeDigest(pool, purpose, sub, code)
  pool.codes.put(sub, purpose, { digest, triesLeft: MAX_TRIES, expiresAt: now + lifetimes[purpose] }, now)
  return code
}

/** Accepts the correct code once and throws otherwise. A wrong code counts against the code and the IP address, but never against the account. */
export function useCode(pool: Pool, purpose: Purpose, sub: string, code: string, address: string): void {
  const now = pool.clock()
  if (pool.attempts.isBlocked(address, now)) throw tooManyRequests()
  const stored = pool.codes.find(sub, purpose)
  if (!stored || stored.expiresAt <= now) throw expiredCode()
  if (stored.triesLeft <= 0) throw tooManyAttempts()
  const submitted = Buffer.from(computeDigest(pool, purpose, sub, code))
  if (!timingSafeEqual(submitted, Buffer.from(stored.digest))) {
    pool.codes.countWrongAttempt(sub, purpose)
    pool.attempts.record(address, addressLimit, now)
    throw wrongCode()
  }
  if (!pool.codes.consume(sub, purpose)) throw expiredCode()
}

export const wrongCode = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')

const expiredCode = () =>
  new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

/** Masks an e-mail address: `a***@d***`. */
function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`
}

const letters = 'abcdefghijklmnop'
const letterFor = (digit: string): string => letters[Number.parseInt(digit, 16)] ?? 'a'

/** Returns the masked destination of a code. For unknown addresses and subs, the result has the same form. */
export function toDeliveryDetails(username: string, { user, sub }: { user: User | undefined; sub: string }) {
  const normalized = normalizeUsername(username)
  const decoy = `${letterFor(sub.charAt(0))}@${letterFor(sub.charAt(1))}`
  const email = user?.email ?? (normalized.includes('@') ? normalized : decoy)
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: maskEmail(email) }
}
