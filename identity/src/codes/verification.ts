/**
 * Six-digit codes that are mailed. Everything here goes by a sub, which an unknown e-mail has too (a decoy's):
 * a code is made, kept, compared and counted for it in the same steps; only nobody is told that code.
 */
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { codesPerAccount, codesPerAddress, perAddress } from '#src/limits/attempt-limit.ts'
import { CognitoError, tooManyAttempts, tooManyRequests } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import { normalizeUsername, type User } from '#src/users/users.ts'

const hour = 60 * 60_000

/** How long a code of each purpose is valid; the spans of Amazon Cognito. */
const lifetimes = { 'sign-up': 24 * hour, attribute: 24 * hour, reset: hour }
export type Purpose = keyof typeof lifetimes

const tries = 5

/** Six digits are soon tried out, so the digest is keyed with a secret that does not lie in the store. */
const digestOf = ({ codeSecret }: Pool, purpose: Purpose, sub: string, code: string): string =>
  createHmac('sha256', codeSecret).update(`${purpose}:${sub}:${code}`).digest('hex')

/** Counts a mail asked for from this address. */
export function countRequestFrom(pool: Pool, address: string): void {
  const now = pool.clock()
  const subject = `code:${address}`
  if (pool.attempts.isBlocked(subject, now)) throw tooManyAttempts()
  pool.attempts.record(subject, codesPerAddress, now)
}

/** Makes the code that from now on is the only one of its purpose. */
export function newCode(pool: Pool, purpose: Purpose, sub: string): string {
  const now = pool.clock()
  const subject = `code:${purpose}:${sub}`
  if (pool.attempts.isBlocked(subject, now)) throw tooManyAttempts()
  pool.attempts.record(subject, codesPerAccount, now)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const digest = digestOf(pool, purpose, sub, code)
  pool.codes.put(sub, purpose, { digest, triesLeft: tries, expiresAt: now + lifetimes[purpose] }, now)
  return code
}

/** Uses up the right code. A wrong one counts against the code and the address, never against the account or its sign-ins. */
export function useCode(pool: Pool, purpose: Purpose, sub: string, code: string, address: string): void {
  const now = pool.clock()
  if (pool.attempts.isBlocked(address, now)) throw tooManyRequests()
  const kept = pool.codes.find(sub, purpose)
  if (!kept || kept.expiresAt <= now) throw noCode()
  if (kept.triesLeft <= 0) throw tooManyAttempts()
  const given = Buffer.from(digestOf(pool, purpose, sub, code))
  if (!timingSafeEqual(given, Buffer.from(kept.digest))) {
    pool.codes.countTry(sub, purpose)
    pool.attempts.record(address, perAddress, now)
    throw wrongCode()
  }
  if (!pool.codes.use(sub, purpose)) throw noCode()
}

export const wrongCode = () =>
  new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.')

const noCode = () => new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.')

/** `a***@d***`. A sub says nothing of an e-mail: an unknown one gets letters of its own, so that it looks like any other. */
function masked(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`
}

const letters = 'abcdefghijklmnop'
const letterFor = (digit: string): string => letters[Number.parseInt(digit, 16)] ?? 'a'

/** What is told about where a code goes, for a known e-mail as for an unknown one. */
export function delivery(username: string, { user, sub }: { user: User | undefined; sub: string }) {
  const typed = normalizeUsername(username)
  const decoy = `${letterFor(sub.charAt(0))}@${letterFor(sub.charAt(1))}`
  const email = user?.email ?? (typed.includes('@') ? typed : decoy)
  return { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: masked(email) }
}
