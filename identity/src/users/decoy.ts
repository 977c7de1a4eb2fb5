import { hkdfSync } from 'node:crypto'
import type { Pool } from '#src/pool.ts'
import { type Credential, createDecoyCredential } from '#src/passwords/srp.ts'
import { normalizeUsername, type User } from './users.ts'

const toHex = (bytes: Buffer) => bytes.toString('hex')

/**
 * Derives the credential against which a password for an unknown name is checked. The credential for a name never changes, and checking it takes as
 * long as checking a real one. Thus neither the response nor its timing reveals whether an account exists.
 */
function deriveDecoy(secret: string, username: string): { sub: string; credential: Credential } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, normalizeUsername(username), 'decoy', 16 + 16 + 384))
  const uuid = bytes.subarray(0, 16)
  uuid.writeUInt8((uuid.readUInt8(6) & 0x0f) | 0x40, 6)
  uuid.writeUInt8((uuid.readUInt8(8) & 0x3f) | 0x80, 8)
  const sub = toHex(uuid).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sub, credential: createDecoyCredential(bytes.subarray(16, 32), bytes.subarray(32)) }
}

/** A user, or a decoy if `user` is undefined. Only authorized callers may learn which. */
export type Candidate = { user: User | undefined; sub: string; credential: Credential }

/** Returns the user with an e-mail address or sub, or a decoy. */
export function findCandidate(pool: Pool, username: string): Candidate {
  const user = pool.users.find(username)
  const { sub, credential } = user ?? deriveDecoy(pool.decoySecret, username)
  return { user, sub, credential }
}
