import { sql } from 'kysely'
import { expect, vi } from 'vitest'
import type { Db } from '#src/database/db.ts'

/** Waits until `calls` calls are blocked by database locks. Requires PostgreSQL. */
export const waitUntilBlocked = (db: Db, calls = 1): Promise<void> =>
  vi.waitFor(
    async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      expect(rows[0]?.waiting).toBe(calls)
    },
    { timeout: 20_000 },
  )
