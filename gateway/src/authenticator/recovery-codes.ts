import { randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { latinDigits } from '#src/wire-text.ts'

/** How many codes an enrolment gives. */
export const RECOVERY_CODES = 10

/** Crockford's alphabet: no letter that is taken for another or for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new code, `XXXXX-XXXXX`: 50 random bits. */
export const recoveryCode = (random: (max: number) => number = randomInt): string => {
  const symbols = Array.from({ length: 10 }, () => ALPHABET[random(ALPHABET.length)]).join('')
  return `${symbols.slice(0, 5)}-${symbols.slice(5)}`
}

/** A code as it was given out, from what a person typed; undefined when it cannot be one. */
export const readRecoveryCode = (typed: string): string | undefined => {
  const symbols = latinDigits(typed)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(symbols) ? `${symbols.slice(0, 5)}-${symbols.slice(5)}` : undefined
}

type Scrypt = (password: string, salt: string, bytes: number, options: { N: number }) => Promise<Buffer>
const derive: Scrypt = promisify(scrypt)

/** What is kept of a code. Codes are random, so the owner is salt enough: one hash finds it, and no table of hashes fits two owners. */
export const recoveryHash = async (userSub: string, code: string): Promise<string> =>
  (await derive(code, `recovery:${userSub}`, 32, { N: 4096 })).toString('base64url')
