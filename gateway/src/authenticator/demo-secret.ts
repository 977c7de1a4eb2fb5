import { createHmac } from 'node:crypto'
import { Secret } from 'otpauth'

/**
 * Authenticator secret of a demo account, made from its e-mail address by a rule everybody can read here: these accounts
 * guard play money only. `start/otp.mjs` follows the same rule. Production seeds no demo accounts.
 */
export const demoSecret = (email: string): string => {
  const mac = createHmac('sha256', 'rihla demo authenticator').update(email.toLowerCase()).digest()
  return new Secret({ buffer: Uint8Array.from(mac.subarray(0, 20)).buffer }).base32
}
