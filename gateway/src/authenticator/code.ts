import { timingSafeEqual } from 'node:crypto'
import { HOTP, Secret } from 'otpauth'
import { codeOf as typedCode } from '#src/values/text.ts'

/** Length of a time step (RFC 6238). */
export const STEP_SECONDS = 30

/** Time step of an instant. */
export const stepOf = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** Code of a time step. */
export const codeOf = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits: 6, algorithm: 'SHA1' })

/** Time step of a code if it is the current or the previous one, because people need time to type. Undefined for any other text. */
export const matchingStep = (secret: string, code: string, now: Date): number | undefined => {
  const digits = typedCode(code)
  if (!/^\d{6}$/.test(digits)) return undefined
  const current = stepOf(now)
  return [current, current - 1].find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(digits)))
}
