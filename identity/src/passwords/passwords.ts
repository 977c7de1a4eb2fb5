import { randomBytes, randomInt } from 'node:crypto'
import { CognitoError, invalidParameter } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import { EndedSessions } from '#src/tokens/sessions.ts'
import { type Credential, makeCredential } from './srp.ts'

const shortest = 8
/** The cap of Amazon Cognito. */
const longest = 256

/** Validity of a temporary password; the default of Amazon Cognito. */
const temporaryLifetime = 7 * 24 * 60 * 60_000

/** A password is taken as typed, never trimmed; an emoji or a letter of any script is one character. */
export function checkPolicy(password: string): void {
  const characters = Array.from(password).length
  if (characters < shortest) {
    throw new CognitoError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
  }
  if (characters > longest) {
    throw invalidParameter(`Password did not conform with policy: Password must have at most ${longest} characters`)
  }
}

export const credentialFor = (pool: Pool, sub: string, password: string): Credential =>
  makeCredential({ poolName: pool.name, sub }, password, randomBytes(16))

export const temporaryUntil = (now: number): number => now + temporaryLifetime

/** Replaces a password and ends what the old one had opened: sign-ins but the `kept` one, open challenges, codes, waits. */
export function replacePassword(
  pool: Pool,
  sub: string,
  password: string,
  { temporary, kept }: { temporary: boolean; kept?: string },
): EndedSessions {
  const now = pool.clock()
  const credential = credentialFor(pool, sub, password)
  return pool.atomically(() => {
    if (temporary) pool.users.setPassword(sub, credential, 'FORCE_CHANGE_PASSWORD', temporaryUntil(now), now)
    else pool.users.setPassword(sub, credential, 'CONFIRMED', null, now)
    pool.attempts.forgetAccount(sub)
    return endAccess(pool, sub, kept)
  })
}

/** Ends every sign-in of an account but the `kept` one, and everything that could still become one. */
export function endAccess(pool: Pool, sub: string, kept?: string): EndedSessions {
  pool.challenges.closeAll(sub)
  pool.codes.endAll(sub)
  return new EndedSessions(pool.sessions.revokeAll(sub, pool.clock(), kept))
}

/** Without the letters and digits that are mixed up when read from a mail. */
const legible = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

export const newTemporaryPassword = (): string =>
  Array.from({ length: 14 }, () => legible.charAt(randomInt(legible.length))).join('')
