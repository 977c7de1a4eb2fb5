import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import { Pool, types as pgTypes } from 'pg'
import { lockFolder } from './folder-lock.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** Required by functions whose changes must commit together with the caller's. */
export type Trx = Transaction<Tables>

/** Parsers that make both database engines return the same types: int8 as number (halalas stay far below 2^53), numeric and date as text. */
const parsers: Record<number, (text: string) => unknown> = {
  [types.INT8]: (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`)
    return value
  },
  [types.NUMERIC]: (text) => text,
  [types.DATE]: (text) => text,
}

/** Opens PGlite with the same parsers as PostgreSQL, in memory if no folder is given. */
export const createPglite = (options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> =>
  PGlite.create({ ...options, parsers, extensions: { pg_trgm } })

export const pgliteDatabase = (pglite: PGlite): Db => new Kysely({ dialect: new PGliteDialect({ pglite }) })

/** Opens a pool of connections. `onConnectionError` is called for each connection that the server or the network closes. */
export function postgresDatabase(connectionString: string, onConnectionError: (error: Error) => void = () => {}): Db {
  const pool = new Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (oid, format) => parsers[oid] ?? pgTypes.getTypeParser(oid, format),
    },
  })
  // An 'error' event without a listener ends the process. The pool listens only while a connection is idle, so every
  // connection gets its own listener; the running query rejects, and the next query opens a new connection.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', onConnectionError))
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

const connectionErrorCodes =
  /^(08\w{3}|57P0[123]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
const connectionErrorMessages =
  /^(Connection terminated|timeout exceeded when trying|Client has encountered a connection error)/

/** Whether a query failed because the connection to PostgreSQL was closed or could not be opened. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof Error &&
  (connectionErrorCodes.test('code' in error ? String(error.code) : '') ||
    // Connecting to a server that is not running.
    ('syscall' in error && error.syscall === 'connect') ||
    connectionErrorMessages.test(error.message))

/** Creates a folder that other users cannot open. PGlite sets the permissions of its files itself, so only the folder can be protected. */
function createPrivateFolder(path: string): string {
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o700)
  return path
}

/** Opens PostgreSQL if a URL is given, otherwise PGlite in the data folder, which only one process may use at a time. */
export async function openDatabase(options: {
  databaseUrl: string | undefined
  dataDir: string
  onConnectionError?: (error: Error) => void
}): Promise<{ db: Db; close: () => Promise<void> }> {
  if (options.databaseUrl) {
    const db = postgresDatabase(options.databaseUrl, options.onConnectionError)
    return { db, close: () => db.destroy() }
  }
  const folder = createPrivateFolder(join(options.dataDir, 'gateway'))
  const unlock = lockFolder(join(folder, 'lock'))
  try {
    const pglite = await createPglite({ dataDir: createPrivateFolder(join(folder, 'database')) })
    const db = pgliteDatabase(pglite)
    const close = async () => {
      await pglite.close()
      unlock()
    }
    return { db, close }
  } catch (error) {
    unlock()
    throw error
  }
}
