import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type AttemptStore, createAttemptStore } from '#src/limits/attempts.ts'
import { type ChallengeStore, createChallengeStore } from '#src/passwords/challenges.ts'
import { type CodeStore, createCodeStore } from '#src/codes/codes.ts'
import { inTransaction, openDatabase } from './database.ts'
import type { Settings } from './env.ts'
import { readOrCreateSecret } from '#src/tokens/secret-file.ts'
import type { Mailer } from '#src/mail/mailer.ts'
import { type SessionStore, createSessionStore } from '#src/tokens/sessions.ts'
import { loadSigningKey, type SigningKey } from '#src/tokens/signing-key.ts'
import { type UserStore, createUserStore } from '#src/users/users.ts'

/** Returns the current time in milliseconds since 1970. Injected so that tests need not wait. */
export type Clock = () => number

/** A user pool with the dependencies of its operations. */
export type Pool = {
  id: string
  /** The part of the pool id that is used in SRP password checks. */
  name: string
  region: string
  clientId: string
  issuer: string
  /** Credentials of the administration API. */
  adminKey: { accessKeyId: string; secretAccessKey: string }
  signingKey: SigningKey
  /** Key from which decoys for unknown usernames are derived; see users/decoy.ts. */
  decoySecret: string
  /** Key for the digests of e-mailed codes. */
  codeSecret: string
  clock: Clock
  mailer: Mailer | undefined
  users: UserStore
  challenges: ChallengeStore
  codes: CodeStore
  sessions: SessionStore
  attempts: AttemptStore
  atomically: <Result>(work: () => Result) => Result
  close: () => void
}

/** Opens the pool in the data folder. Keys and database are created on first use. */
export function openPool(settings: Settings, { clock, mailer }: { clock: Clock; mailer: Mailer | undefined }): Pool {
  const { folder, pool, admin } = settings
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const random = () => randomBytes(32).toString('hex')
  const database = openDatabase(folder)
  return {
    id: pool.userPoolId,
    name: pool.userPoolId.slice(pool.userPoolId.indexOf('_') + 1),
    region: pool.region,
    clientId: pool.clientId,
    issuer: `https://cognito-idp.${pool.region}.amazonaws.com/${pool.userPoolId}`,
    adminKey: {
      accessKeyId: admin.accessKeyId,
      secretAccessKey: admin.secretAccessKey ?? readOrCreateSecret(join(folder, 'admin-secret-access-key'), random),
    },
    signingKey: loadSigningKey(join(folder, 'signing-key.pem')),
    decoySecret: readOrCreateSecret(join(folder, 'decoy-secret'), random),
    codeSecret: readOrCreateSecret(join(folder, 'code-secret'), random),
    clock,
    mailer,
    users: createUserStore(database),
    challenges: createChallengeStore(database),
    codes: createCodeStore(database),
    sessions: createSessionStore(database),
    attempts: createAttemptStore(database),
    atomically: (work) => inTransaction(database, work),
    close: () => database.close(),
  }
}
