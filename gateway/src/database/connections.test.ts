import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp } from '#src/testing/app.ts'
import { postgresUrl, startPostgres } from '#src/testing/postgres.ts'
import { authorization } from '#src/testing/token.ts'
import { migrate } from '../../migrations/migrate.ts'
import { seedCompanies } from '../../seeds/companies.ts'
import { type Db, isConnectionError, postgresDatabase } from './db.ts'
import { transactWithRetry } from './transact-with-retry.ts'

let folder: string
let stop: () => Promise<void>
let admin: Db

// Connections exist only on PostgreSQL, so this file starts a separate PostgreSQL when the suite runs on PGlite.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rihla-connections-'))
  stop = await startPostgres(folder)
  admin = postgresDatabase(postgresUrl(folder, 'postgres'))
})
afterAll(async () => {
  await admin.destroy()
  await stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Allows a busy machine more than the default of one second. */
const expectEventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 })

async function withPool(work: (db: Db, closed: Error[]) => Promise<void>) {
  const closed: Error[] = []
  const db = postgresDatabase(`${postgresUrl(folder, 'postgres')}&application_name=victim`, (error) => {
    closed.push(error)
  })
  try {
    await work(db, closed)
  } finally {
    await db.destroy()
  }
}

const terminate = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'victim'`.execute(admin)

/** Queries until the pool has dropped every closed connection. The pool notices a closed connection shortly after a query. */
const queryUntilRecovered = (db: Db) =>
  expectEventually(() => Promise.allSettled(Array.from({ length: 8 }, () => sql`select 1`.execute(db)))).toSatisfy(
    (results: PromiseSettledResult<unknown>[]) => results.every(({ status }) => status === 'fulfilled'),
  )

// Without a listener, Node raises the 'error' event as an uncaught exception, which fails the whole test run.
describe('gateway whose PostgreSQL connection was closed by the server', () => {
  it('fails a transaction that is between two queries and keeps running', async () => {
    await withPool(async (db, closed) => {
      const transaction = db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx)
        await terminate()
        await expectEventually(() => closed.length).toBeGreaterThan(0)
        await sql`select 2`.execute(trx)
      })
      const error = await transaction.catch((reason: unknown) => reason)
      expect(error).toSatisfy(isConnectionError)
      await queryUntilRecovered(db)
    })
  })

  it('fails the running queries and opens new connections for later ones', async () => {
    await withPool(async (db) => {
      const queries = Array.from({ length: 8 }, () => sql`select pg_sleep(20)`.execute(db))
      const settled = Promise.allSettled(queries)
      await expectEventually(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
            where application_name = 'victim' and wait_event = 'PgSleep'`.execute(admin)
        return rows.length
      }).toBe(8)
      await terminate()
      const results = await settled
      expect(results.every((result) => result.status === 'rejected' && isConnectionError(result.reason))).toBe(true)
      await queryUntilRecovered(db)
    })
  })

  it('returns 503 for the call in progress and serves the next one', async () => {
    await withPool(async (db) => {
      await migrate(db)
      await seedCompanies(db, new Date())
      const app = await buildTestApp(db)
      const profile = () => app.inject({ url: '/profile', headers: authorization() })
      expect((await profile()).statusCode).toBe(200)
      // The lock pauses the call halfway.
      await admin.connection().execute(async (locker) => {
        await sql`begin`.execute(locker)
        await sql`lock table agents`.execute(locker)
        const running = profile()
        await expectEventually(async () => {
          const { rows } = await sql`select 1 from pg_stat_activity
              where application_name = 'victim' and wait_event_type = 'Lock'`.execute(admin)
          return rows.length
        }).toBe(1)
        await terminate()
        const response = await running
        expect([response.statusCode, response.json().errors[0].code]).toEqual([503, 'UNAVAILABLE'])
        await sql`rollback`.execute(locker)
      })
      await queryUntilRecovered(db)
      expect((await profile()).statusCode).toBe(200)
    })
  })

  it('replaces an idle connection', async () => {
    await withPool(async (db, closed) => {
      await sql`select 1`.execute(db)
      await terminate()
      await expect.poll(() => closed.length, { timeout: 15_000 }).toBe(1)
      await queryUntilRecovered(db)
    })
  })
})

it('retries a transaction that PostgreSQL aborts to resolve a deadlock', async () => {
  await withPool(async (db) => {
    await sql`create table turns (id int primary key, taken int not null default 0)`.execute(db)
    await sql`insert into turns (id) values (1), (2)`.execute(db)
    const bothLocked = Promise.withResolvers<void>()
    const oneCommitted = Promise.withResolvers<void>()
    let locks = 0
    const updateBoth = async (ids: readonly [number, number]) => {
      let attempts = 0
      await transactWithRetry(db, async (trx) => {
        attempts += 1
        // Without this wait, the retry could lock its first row before the other transaction wakes up and cause another deadlock.
        if (attempts > 1) await oneCommitted.promise
        await sql`update turns set taken = taken + 1 where id = ${ids[0]}`.execute(trx)
        locks += 1
        if (locks === 2) bothLocked.resolve()
        await bothLocked.promise
        await sql`update turns set taken = taken + 1 where id = ${ids[1]}`.execute(trx)
      })
      oneCommitted.resolve()
    }
    await Promise.all([updateBoth([1, 2]), updateBoth([2, 1])])
    const { rows } = await sql`select taken from turns`.execute(db)
    expect([locks, rows]).toEqual([3, [{ taken: 2 }, { taken: 2 }]])
  })
})
