import { timingSafeEqual } from 'node:crypto'
import { HOTP, Secret } from 'otpauth'
import { compactCode } from '#src/values/text.ts'

/** Length of a time step (RFC 6238). */
export const STEP_SECONDS = 30

/** Number of the time step that contains `now`. */
export const computeTimeStep = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS)

/** Computes the code for a time step. */
export const generateCode = (secret: string, step: number): string =>
  HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits: 6, algorithm: 'SHA1' })

/** Returns the time step that a code belongs to. Only the current step and, because people need time to type, the previous one match. */
export const findMatchingStep = (secret: string, code: string, now: Date): number | undefined => {
  const digits = compactCode(code)
  if (!/^\d{6}$/.test(digits)) return undefined
  const current = computeTimeStep(now)
  return [current, current - 1].find((step) =>
    timingSafeEqual(Buffer.from(generateCode(secret, step)), Buffer.from(digits)),
  )
}
