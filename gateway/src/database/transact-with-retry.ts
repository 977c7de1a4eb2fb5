import type { Db, Trx } from './db.ts'

const DEADLOCK = '40P01'
const MAX_ATTEMPTS = 3

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === DEADLOCK

/** Runs a transaction, and retries it if PostgreSQL aborts it to resolve a deadlock. `work` must change only the database, because nothing else is rolled back. */
export async function transactWithRetry<Result>(db: Db, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isDeadlock(error)) throw error
    }
  }
}
