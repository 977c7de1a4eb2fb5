import { createHmac } from 'node:crypto'
import { Secret } from 'otpauth'

/**
 * Authenticator secret of a demo account, derived from its e-mail address. Anyone can compute it: these accounts hold play money only,
 * and production has none. `start/otp.ts` uses the same rule.
 */
export const demoSecret = (email: string): string => {
  const mac = createHmac('sha256', 'rihla demo authenticator').update(email.toLowerCase()).digest()
  return new Secret({ buffer: Uint8Array.from(mac.subarray(0, 20)).buffer }).base32
}
