import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { migrate } from '../../migrations/migrate.ts'
import { createPglite, pgliteDatabase, postgresDatabase } from '#src/db.ts'

/** Where a test file gets its database from. */
export type TestDatabase = { engine: 'pglite'; dump: string } | { engine: 'postgres'; socketFolder: string }

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase
  }
}

export const postgresUrl = (socketFolder: string, database: string): string =>
  `postgres://postgres@/${database}?host=${encodeURIComponent(socketFolder)}`

/** The migrated database every test file copies. */
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

function postgresBinaries() {
  const versions = '/usr/lib/postgresql'
  try {
    const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
    if (newest) return join(versions, newest, 'bin')
  } catch {
    // Not a Debian layout: the PATH decides.
  }
  return ''
}

/** A scratch cluster on a socket in the folder. PostgreSQL refuses to run as root, so there it runs as its own user. */
async function startPostgres(folder: string) {
  const isRoot = process.getuid?.() === 0
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  const user = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const bin = postgresBinaries()
  const data = join(folder, 'cluster')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    },
  )
  const options = { listen_addresses: '', unix_socket_directories: folder, fsync: 'off', max_connections: '200' }
  const flags = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...flags], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lines: string[] = []
  for await (const line of createInterface({ input: server.stderr })) {
    lines.push(line)
    if (line.includes('ready to accept connections')) break
  }
  if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)
  server.stderr.resume()
  return async () => {
    server.kill('SIGINT')
    await once(server, 'exit')
  }
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

/** Migrates once; `TEST_DATABASE=postgres` runs the suite on a real PostgreSQL. */
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
