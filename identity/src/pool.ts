import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type AttemptStore, attemptsIn } from '#src/limits/attempts.ts'
import { type Challenges, challengesIn } from '#src/passwords/challenges.ts'
import { type Codes, codesIn } from '#src/codes/codes.ts'
import { inTransaction, openDatabase } from './database.ts'
import type { Settings } from './env.ts'
import { keptFile } from '#src/tokens/secret-file.ts'
import type { Mailer } from '#src/mail/mailer.ts'
import { type SignIns, signInsIn } from '#src/tokens/sessions.ts'
import { loadSigningKey, type SigningKey } from '#src/tokens/signing-key.ts'
import { type Users, usersIn } from '#src/users/users.ts'

/** Milliseconds since 1970; passed in, so that waiting can be tested without waiting. */
export type Clock = () => number

/** One user pool with everything an operation needs. */
export type Pool = {
  id: string
  /** The part of the id that belongs to the SRP identity. */
  name: string
  region: string
  clientId: string
  issuer: string
  adminKey: { accessKeyId: string; secretAccessKey: string }
  signingKey: SigningKey
  decoySecret: string
  codeSecret: string
  clock: Clock
  mailer: Mailer | undefined
  users: Users
  challenges: Challenges
  codes: Codes
  signIns: SignIns
  attempts: AttemptStore
  atomically: <Result>(work: () => Result) => Result
  close: () => void
}

/** Opens the pool kept in the data folder, making keys and store on first use. */
export function openPool(settings: Settings, { clock, mailer }: { clock: Clock; mailer: Mailer | undefined }): Pool {
  const { folder, pool, admin } = settings
  mkdirSync(dirname(folder), { recursive: true })
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
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
      secretAccessKey: admin.secretAccessKey ?? keptFile(join(folder, 'admin-secret-access-key'), random),
    },
    signingKey: loadSigningKey(join(folder, 'signing-key.pem')),
    decoySecret: keptFile(join(folder, 'decoy-secret'), random),
    codeSecret: keptFile(join(folder, 'code-secret'), random),
    clock,
    mailer,
    users: usersIn(database),
    challenges: challengesIn(database),
    codes: codesIn(database),
    signIns: signInsIn(database),
    attempts: attemptsIn(database),
    atomically: (work) => inTransaction(database, work),
    close: () => database.close(),
  }
}
