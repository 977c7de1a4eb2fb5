import { buildApp } from '#src/app.ts'
import type { Db } from '#src/db.ts'
import type { Clock, Settings, Wait } from '#src/deps.ts'
import { supplierTimeoutMs } from '#src/suppliers/ask-supplier.ts'
import { verifyToken } from './token.ts'

const settings: Settings = {
  cancelWaitSeconds: 300,
  reservationsPageSize: 20,
  publicUrl: 'http://localhost:4000',
  suppliersDown: [],
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** Time passes at once, but never as much as a supplier is waited for. */
const noWait: Wait = (ms) => (ms < supplierTimeoutMs ? Promise.resolve() : new Promise(() => {}))

/** The whole gateway on a test database; the clock stands at 21 November 2026 unless a test moves it. */
export const buildTestApp = (
  db: Db,
  {
    clock = () => new Date('2026-11-21T09:00:00Z'),
    wait = noWait,
    ...overrides
  }: Partial<Settings> & { clock?: Clock; wait?: Wait } = {},
) => buildApp({ db, settings: { ...settings, ...overrides }, clock, wait, verifyToken })
