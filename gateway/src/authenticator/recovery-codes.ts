import { randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { compactCode } from '#src/values/text.ts'

/** Number of codes per enrollment. */
export const RECOVERY_CODE_COUNT = 10

/** Crockford's base32 alphabet, without letters that are easily confused. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Generates a code with 50 random bits: `XXXXX-XXXXX`. */
export const generateRecoveryCode = (random: (max: number) => number = randomInt): string => {
  const symbols = Array.from({ length: 10 }, () => ALPHABET[random(ALPHABET.length)]).join('')
  return `${symbols.slice(0, 5)}-${symbols.slice(5)}`
}

/** Normalizes a typed code, or returns undefined if the text cannot be a recovery code. */
export const normalizeRecoveryCode = (typed: string): string | undefined => {
  const symbols = compactCode(typed)
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{10}$/.test(symbols) ? `${symbols.slice(0, 5)}-${symbols.slice(5)}` : undefined
}

type Scrypt = (password: string, salt: string, bytes: number, options: { N: number }) => Promise<Buffer>
const derive: Scrypt = promisify(scrypt)

/** Hashes a code for storage. Codes are random, so the user's id is enough as a salt, and the row can be found by its hash. */
export const hashRecoveryCode = async (userSub: string, code: string): Promise<string> =>
  (await derive(code, `recovery:${userSub}`, 32, { N: 4096 })).toString('base64url')
