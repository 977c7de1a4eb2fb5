import { randomBytes, randomInt } from 'node:crypto'
import { CognitoError, invalidParameter } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import { RevokedSessions } from '#src/tokens/sessions.ts'
import { isLeaked } from './leaked-passwords.ts'
import { type Credential, createCredential } from './srp.ts'

const MIN_LENGTH = 8
/** Maximum number of characters, as in Amazon Cognito. */
const MAX_LENGTH = 256

/** Validity of a temporary password: the default in Amazon Cognito. */
const TEMPORARY_LIFETIME_MS = 7 * 24 * 60 * 60_000

/** Throws if a password violates the policy. Passwords are never trimmed. An emoji or a letter of any script counts as one character. */
export function checkPolicy(password: string): void {
  const characters = Array.from(password).length
  if (characters < MIN_LENGTH) {
    throw new CognitoError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
  }
  if (characters > MAX_LENGTH) {
    throw invalidParameter(`Password did not conform with policy: Password must have at most ${MAX_LENGTH} characters`)
  }
  if (isLeaked(password)) {
    throw new CognitoError('InvalidPasswordException', 'Password did not conform with policy: Password is compromised')
  }
}

export const createCredentialFor = (pool: Pool, sub: string, password: string): Credential =>
  createCredential({ poolName: pool.name, sub }, password, randomBytes(16))

export const temporaryPasswordExpiry = (now: number): number => now + TEMPORARY_LIFETIME_MS

/** Replaces a password, clears the account's wrong attempts, and revokes its sessions, challenges and codes. */
export function replacePassword(
  pool: Pool,
  sub: string,
  password: string,
  { isTemporary, exceptOriginJti }: { isTemporary: boolean; exceptOriginJti?: string },
): RevokedSessions {
  const now = pool.clock()
  const credential = createCredentialFor(pool, sub, password)
  return pool.atomically(() => {
    if (isTemporary) pool.users.setPassword(sub, credential, 'FORCE_CHANGE_PASSWORD', temporaryPasswordExpiry(now), now)
    else pool.users.setPassword(sub, credential, 'CONFIRMED', null, now)
    pool.attempts.clearAccount(sub)
    return revokeAccess(pool, sub, exceptOriginJti)
  })
}

/** Revokes all sessions of an account except one, and all challenges and codes that could lead to a session. */
export function revokeAccess(pool: Pool, sub: string, exceptOriginJti?: string): RevokedSessions {
  pool.challenges.closeAll(sub)
  pool.codes.deleteAll(sub)
  return new RevokedSessions(pool.sessions.revokeAll(sub, pool.clock(), exceptOriginJti))
}

/** Characters that are not easily confused when read from an e-mail. */
const legibleCharacters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

export const generateTemporaryPassword = (): string =>
  Array.from({ length: 14 }, () => legibleCharacters.charAt(randomInt(legibleCharacters.length))).join('')
