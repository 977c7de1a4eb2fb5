import { createHmac } from 'node:crypto'
import { Secret } from 'otpauth'

/**
 * Derives the authenticator secret of a demo account from its e-mail address. Anyone can compute it, because demo accounts contain only play
 * money and do not exist in production. `start/otp.ts` uses the same rule.
 */
export const demoSecret = (email: string): string => {
  const mac = createHmac('sha256', 'rihla demo authenticator').update(email.toLowerCase()).digest()
  return new Secret({ buffer: Uint8Array.from(mac.subarray(0, 20)).buffer }).base32
}
