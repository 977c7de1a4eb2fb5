import type { Db, Trx } from './db.ts'

/** Runs reads on one snapshot. PGlite needs none, because it has a single connection. */
export const readSnapshot = <Result>(db: Db, read: (snapshot: Trx) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
