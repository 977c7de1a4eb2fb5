import type { Db, Trx } from './db.ts'

/** Runs reads that see the same rows, whatever is written meanwhile. PGlite has one connection, so nothing is. */
export const readSnapshot = <Result>(db: Db, read: (snapshot: Trx) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
