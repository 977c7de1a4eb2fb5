import { buildApp } from '#src/app.ts'
import type { Db } from '#src/db.ts'
import type { Clock, Settings } from '#src/deps.ts'
import { verifyToken } from './token.ts'

const settings: Settings = {
  cancelWaitSeconds: 300,
  reservationsPageSize: 20,
  publicUrl: 'http://localhost:4000',
  suppliersDown: [],
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** The whole gateway on a test database; the clock stands at 21 November 2026 unless a test moves it. */
export const buildTestApp = (
  db: Db,
  { clock = () => new Date('2026-11-21T09:00:00Z'), ...overrides }: Partial<Settings> & { clock?: Clock } = {},
) => buildApp({ db, settings: { ...settings, ...overrides }, clock, verifyToken })
