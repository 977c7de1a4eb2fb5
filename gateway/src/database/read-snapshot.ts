import type { Db, Trx } from './db.ts'

/** Runs several reads on one consistent snapshot. */
export const readSnapshot = <Result>(db: Db, read: (snapshot: Trx) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
