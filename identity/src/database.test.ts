import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { migrations } from './database.ts'
import { readEnv } from './env.ts'
import { digest } from '#src/tokens/secret-file.ts'
import { openPool } from './pool.ts'
import { createTemporaryFolder } from '#src/testing/identity.ts'

const now = Date.parse('2026-11-21T09:00:00Z')

/** Creates a data folder with the first version of the database. */
function createVersionOneFolder(): string {
  const folder = createTemporaryFolder()
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'identity'))
  const database = new DatabaseSync(join(folder, 'identity/identity.sqlite'))
  database.exec(`${migrations[0]}; PRAGMA user_version = 1;`)
  const user = database.prepare(
    `INSERT INTO users (sub, email, attributes, status, salt, verifier, created_at, updated_at)
     VALUES (?, ?, '{"name":"Office One"}', 'CONFIRMED', 'aa', 'bb', 1, 2)`,
  )
  for (const sub of ['z', 'a']) user.run(sub, `${sub}@agency.test`)
  database.exec(`
    INSERT INTO memberships (sub, group_name) VALUES ('z', 'CustomersGroup'), ('z', 'B2BUsersGroup');
    INSERT INTO sign_ins VALUES ('origin', 'z', '${digest('refresh-token')}', 1, ${now + 1});
  `)
  database.close()
  return folder
}

describe('upgraded data folder', () => {
  it('keeps the order of its users, and their groups and sessions', () => {
    const settings = readEnv({ DATA_DIR: createVersionOneFolder() })
    // The second time, nothing is left to migrate.
    openPool(settings, { clock: () => now, mailer: undefined }).close()
    const pool = openPool(settings, { clock: () => now, mailer: undefined })
    onTestFinished(pool.close)
    expect(pool.users.page(undefined, 10)).toMatchObject([
      { sub: 'z', groups: ['CustomersGroup', 'B2BUsersGroup'], isEnabled: true, attributes: { name: 'Office One' } },
      { sub: 'a', groups: [], status: 'CONFIRMED', createdAt: 1, updatedAt: 2 },
    ])
    expect(pool.sessions.find('refresh-token', now)).toMatchObject({ originJti: 'origin', isRevoked: false })
    // Foreign keys are enforced again after the migration.
    pool.users.remove('z')
    expect(pool.sessions.find('refresh-token', now)).toBeUndefined()
  })
})
