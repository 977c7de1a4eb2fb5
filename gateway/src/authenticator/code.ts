import { timingSafeEqual } from 'node:crypto'
import { HOTP, Secret } from 'otpauth'

/** Length of a step of RFC 6238. */
export const STEP_SECONDS = 30

/** The step an instant lies in. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** The code of one step. */
export const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits: 6, algorithm: 'SHA1' })

/**
 * The step a code belongs to, if it is the current one or the one before it: phones run late, never ahead,
 * and a person needs time to type. Undefined for any other text.
 */
export const matchingStep = (secret: string, code: string, now: Date): number | undefined => {
  const digits = latinDigits(code)
  if (!/^\d{6}$/.test(digits)) return undefined
  const current = stepOf(now)
  return [current, current - 1].find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(digits)))
}

/** Arabic-Indic (٠-٩) and extended Arabic-Indic (۰-۹) digits as Latin ones; blanks and direction marks dropped. */
export const latinDigits = (text: string): string =>
  text
    .replaceAll(/[\s\u200e\u200f]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
