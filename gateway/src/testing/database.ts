import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import { createPglite, pgliteDatabase, postgresDatabase } from '#src/database/db.ts'
import type { Db } from '#src/database/db.ts'
import { templateDatabase } from './database-setup.ts'
import { postgresUrl } from './postgres.ts'

async function openFresh(): Promise<Db> {
  const source = inject('database')
  if (source.engine === 'pglite') {
    return pgliteDatabase(await createPglite({ loadDataDir: await openAsBlob(source.dump) }))
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = postgresDatabase(postgresUrl(source.socketFolder, 'postgres'))
  await sql`create database ${sql.id(name)} template ${sql.id(templateDatabase)}`.execute(server)
  await server.destroy()
  return postgresDatabase(postgresUrl(source.socketFolder, name))
}

/** Opens a migrated database for the calling test file. Read `db` only inside tests and hooks. */
export function withDatabase(): { readonly db: Db } {
  let db: Db | undefined
  beforeAll(async () => {
    db = await openFresh()
  })
  afterAll(async () => {
    await db?.destroy()
  })
  return {
    get db() {
      if (!db) throw new Error('The database is open only while tests and hooks run')
      return db
    },
  }
}
