import { join } from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import type { Transaction } from 'kysely'
import { Pool, types as pgTypes } from 'pg'
import { lockFolder } from './folder-lock.ts'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>

/** What must happen together with the caller's other changes takes this, never `Db`. */
export type Trx = Transaction<Tables>

/** Both engines answer alike: int8 as number (halalas stay far below 2^53), numeric and date as text. */
const parsers: Record<number, (text: string) => unknown> = {
  [types.INT8]: (text) => {
    const value = Number(text)
    if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`)
    return value
  },
  [types.NUMERIC]: (text) => text,
  [types.DATE]: (text) => text,
}

/** A PGlite that reads columns as PostgreSQL is read here; in memory when no folder is given. */
export const createPglite = (options: { dataDir?: string; loadDataDir?: Blob }): Promise<PGlite> =>
  PGlite.create({ ...options, parsers })

export const pgliteDatabase = (pglite: PGlite): Db => new Kysely({ dialect: new PGliteDialect({ pglite }) })

export function postgresDatabase(connectionString: string): Db {
  const pool = new Pool({
    connectionString,
    max: 20,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (oid, format) => parsers[oid] ?? pgTypes.getTypeParser(oid, format),
    },
  })
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => {})
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

/** Opens PostgreSQL when there is a URL, else PGlite in the data folder, which this process then owns alone. */
export async function openDatabase(options: { databaseUrl: string | undefined; dataDir: string }): Promise<{
  db: Db
  close: () => Promise<void>
}> {
  if (options.databaseUrl) {
    const db = postgresDatabase(options.databaseUrl)
    return { db, close: () => db.destroy() }
  }
  const folder = join(options.dataDir, 'gateway')
  const unlock = lockFolder(join(folder, 'lock'))
  try {
    const pglite = await createPglite({ dataDir: join(folder, 'database') })
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
