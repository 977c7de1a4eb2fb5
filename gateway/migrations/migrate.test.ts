import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { openDatabase, postgresDatabase } from '../src/database/db.ts'
import { buildTestApp } from '../src/testing/app.ts'
import { postgresUrl } from '../src/testing/postgres.ts'
import { authorization } from '../src/testing/token.ts'
import { demoSubs } from '../seeds/companies.ts'
import { seedDemo } from '../seeds/seed.ts'
import { migrate } from './migrate.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-migrate-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A folder for PGlite, or an empty database of the scratch PostgreSQL. */
async function emptyPlace() {
  const source = inject('database')
  if (source.engine === 'pglite') return { databaseUrl: undefined, dataDir: folder }
  const name = `migrate_${randomUUID().replaceAll('-', '')}`
  const server = postgresDatabase(postgresUrl(source.socketFolder, 'postgres'))
  await sql`create database ${sql.id(name)} template template0`.execute(server)
  await server.destroy()
  return { databaseUrl: postgresUrl(source.socketFolder, name), dataDir: '' }
}

describe('a data folder of the first release', () => {
  it('moves up and keeps what is in it', { timeout: 60_000 }, async () => {
    const place = await emptyPlace()
    const { db: old, close: closeOld } = await openDatabase(place)
    await migrate(old, '020-mails')
    await sql`insert into companies values ('company-old', 'Old company', '310000000700003', 'UMR-7001', '2026-10-01Z')`.execute(
      old,
    )
    await sql`insert into company_ibans values ('company-old', 'SA0380000000608010167519', 0)`.execute(old)
    await sql`insert into agents values (${demoSubs.agent}, 'company-old', 'agent@demo.test', 'Old name', '2026-10-01Z')`.execute(
      old,
    )
    await sql`insert into agents values ('nameless', 'company-old', 'second@demo.test', 'Second', '2026-10-02Z')`.execute(
      old,
    )
    await sql`insert into authenticators (user_sub, secret) values (${demoSubs.agent}, 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')`.execute(
      old,
    )
    await closeOld()

    const { db, close } = await openDatabase(place)
    await migrate(db)
    const app = await buildTestApp(db)
    const profile = await app.inject({ url: '/profile', headers: authorization('agent') })
    expect(profile.json().response).toEqual({
      userId: demoSubs.agent,
      name: 'Old name',
      email: 'agent@demo.test',
      phoneNumber: null,
      language: null,
      currency: null,
      photoPath: null,
      company: {
        id: 'company-old',
        name: 'Old company',
        vatNumber: '310000000700003',
        licenceNumber: 'UMR-7001',
        ibans: ['SA0380000000608010167519'],
      },
      authenticator: { enrolledAt: '2026-10-01T00:00:00.000Z', recoveryCodesLeft: 0 },
    })
    await close()
  })

  it('that was seeded gets the blacklist at the next start', { timeout: 60_000 }, async () => {
    const place = await emptyPlace()
    const { db, close } = await openDatabase({ ...place, dataDir: place.dataDir && join(folder, 'seeded') })
    const now = new Date('2026-11-21T09:00:00Z')
    await migrate(db)
    await seedDemo(db, now)
    await db.deleteFrom('blacklisted_licences').execute()
    await seedDemo(db, now)
    const rows = await db.selectFrom('blacklisted_licences').select('licence_key').orderBy('licence_key').execute()
    expect(rows.map(({ licence_key }) => licence_key)).toEqual(['UMR0000', 'UMR0666'])
    await close()
  })
})
