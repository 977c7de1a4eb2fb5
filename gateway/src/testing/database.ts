import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Db, createPglite, pgliteDatabase, postgresDatabase } from '#src/database/db.ts'
import { templateDatabase } from './database-setup.ts'
import { postgresUrl } from './postgres.ts'

async function openTestDatabase(): Promise<Db> {
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

/** Test files of a worker run one after the other and share a database, because opening PGlite takes a second. */
let sharedDb: Promise<Db> | undefined

/** Empties all tables. Triggers reject deletions from the ledger, except in the replication role. */
const emptyTables = (db: Db) =>
  db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and tablename not like 'kysely%'`.execute(trx)
    await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(trx)
  })

/** Provides the calling test file with a migrated, empty database. Read `db` only inside tests and hooks. */
export function withDatabase(): { readonly db: Db } {
  let db: Db | undefined
  beforeAll(async () => {
    db = await (sharedDb ??= openTestDatabase())
    await emptyTables(db)
  })
  afterAll(() => {
    db = undefined
  })
  return {
    get db() {
      if (!db) throw new Error('The database is open only while tests and hooks run')
      return db
    },
  }
}
