import { hkdfSync } from 'node:crypto'
import { type Credential, decoyCredential } from './srp.ts'
import { normalise } from './users.ts'

const hex = (bytes: Buffer) => bytes.toString('hex')

/**
 * What a sign-in of an unknown name is checked against: always the same for one name, and it costs what a real one costs.
 * So neither the answer nor its time tells whether an account exists.
 */
export function decoyFor(secret: string, username: string): { sub: string; credential: Credential } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, normalise(username), 'decoy', 16 + 16 + 384))
  const uuid = bytes.subarray(0, 16)
  uuid.writeUInt8((uuid.readUInt8(6) & 0x0f) | 0x40, 6)
  uuid.writeUInt8((uuid.readUInt8(8) & 0x3f) | 0x80, 8)
  const sub = hex(uuid).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sub, credential: decoyCredential(bytes.subarray(16, 32), bytes.subarray(32)) }
}
