import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../migrations/migrate.ts'
import { createPglite, pgliteDatabase, postgresDatabase } from '#src/database/db.ts'
import { postgresUrl, startPostgres } from './postgres.ts'

/** Source of the test files' databases. */
export type TestDatabase = { engine: 'pglite'; dump: string } | { engine: 'postgres'; socketFolder: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

/** Name of the migrated database that every test file copies. */
export const templateDatabase = 'rihla_template'

async function dumpPglite(folder: string) {
  const pglite = await createPglite({})
  const db = pgliteDatabase(pglite)
  await migrate(db)
  const dump = join(folder, 'pglite.tar')
  writeFileSync(dump, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await db.destroy()
  return dump
}

async function createTemplate(socketFolder: string) {
  const { sql } = await import('kysely')
  const server = postgresDatabase(postgresUrl(socketFolder, 'postgres'))
  await sql`create database ${sql.id(templateDatabase)}`.execute(server)
  await server.destroy()
  const template = postgresDatabase(postgresUrl(socketFolder, templateDatabase))
  await migrate(template)
  await template.destroy()
}

/** Migrates a database once for all test files. `TEST_DATABASE=postgres` runs the suite on a real PostgreSQL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-gateway-test-'))
  let stop = async () => {}
  if (process.env['TEST_DATABASE'] === 'postgres') {
    stop = await startPostgres(folder)
    await createTemplate(folder)
    project.provide('database', { engine: 'postgres', socketFolder: folder })
  } else {
    project.provide('database', { engine: 'pglite', dump: await dumpPglite(folder) })
  }
  return async () => {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
