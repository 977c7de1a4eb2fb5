import { hkdfSync } from 'node:crypto'
import type { Pool } from '#src/pool.ts'
import { type Credential, decoyCredential } from '#src/passwords/srp.ts'
import { normalizeUsername, type User } from './users.ts'

const hex = (bytes: Buffer) => bytes.toString('hex')

/**
 * Credential against which an unknown name is checked. It is always the same for one name and takes as long as a real one, so that
 * neither answer nor timing reveals whether an account exists.
 */
function decoyFor(secret: string, username: string): { sub: string; credential: Credential } {
  const bytes = Buffer.from(hkdfSync('sha256', secret, normalizeUsername(username), 'decoy', 16 + 16 + 384))
  const uuid = bytes.subarray(0, 16)
  uuid.writeUInt8((uuid.readUInt8(6) & 0x0f) | 0x40, 6)
  uuid.writeUInt8((uuid.readUInt8(8) & 0x3f) | 0x80, 8)
  const sub = hex(uuid).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { sub, credential: decoyCredential(bytes.subarray(16, 32), bytes.subarray(32)) }
}

/** A user or a decoy. Only authorized callers may learn that `user` is missing. */
export type Candidate = { user: User | undefined; sub: string; credential: Credential }

/** Returns the user with a name, or a decoy. */
export function candidateFor(pool: Pool, username: string): Candidate {
  const user = pool.users.find(username)
  const { sub, credential } = user ?? decoyFor(pool.decoySecret, username)
  return { user, sub, credential }
}
