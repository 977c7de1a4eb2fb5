import { buildApp } from '#src/app.ts'
import type { Db } from '#src/database/db.ts'
import type { Clock, Settings, Wait } from '#src/deps.ts'
import { type IdentityPool, openIdentityPool } from '#src/registration/identity-pool.ts'
import { supplierTimeoutMs } from '#src/suppliers/ask-supplier.ts'
import { testPool, verifyToken } from './token.ts'

const settings: Settings = {
  cancelWaitSeconds: 300,
  reservationsPageSize: 20,
  publicUrl: 'http://localhost:4000',
  contactMail: 'support@rihla.test',
  suppliersDown: [],
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** Time passes at once, but never as much as a supplier is waited for. */
const noWait: Wait = (ms) => (ms < supplierTimeoutMs ? Promise.resolve() : new Promise(() => {}))

/** No user pool answers here: only registrations need one. */
const nobody = openIdentityPool(
  { ...testPool, endpoint: 'http://127.0.0.1:9' },
  { accessKeyId: 'rihla-test', secretAccessKey: 'not-a-secret' },
)

/** The whole gateway on a test database; the clock stands at 21 November 2026 unless a test moves it. */
export const buildTestApp = (
  db: Db,
  {
    clock = () => new Date('2026-11-21T09:00:00Z'),
    wait = noWait,
    identityPool = nobody,
    ...overrides
  }: Partial<Settings> & { clock?: Clock; wait?: Wait; identityPool?: IdentityPool } = {},
) => buildApp({ db, settings: { ...settings, ...overrides }, clock, wait, verifyToken, identityPool })
