import { buildApp } from '#src/app.ts'
import type { Db } from '#src/database/db.ts'
import type { CardProvider } from '#src/payments/provider.ts'
import type { Clock, Products, Wait } from '#src/deps.ts'
import type { Settings } from '#src/settings.ts'
import type { Logger } from '#src/log.ts'
import { type IdentityPool, openIdentityPool } from '#src/registration/identity-pool.ts'
import { orderListeners } from '#src/order-listeners.ts'
import { createPaidOrders } from '#src/orders/payment/paid-orders.ts'
import type { SettleDeps } from '#src/orders/settle-order.ts'
import type { PaymentDeps } from '#src/payments/settle-payment.ts'
import { supplierTimeoutMs } from '#src/suppliers/call-supplier.ts'
import { products as testProducts } from './catalogue.ts'
import { testPool, verifyToken } from './token.ts'

const testSeller = {
  name: 'Test Travel Company',
  nameArabic: 'شركة الاختبار للسفر',
  vatNumber: '300000000000003',
  address: 'Example Road, Makkah',
  addressArabic: 'طريق المثال، مكة المكرمة',
  helpline: '+966 800 000 0000',
  email: 'support@rihla.test',
}

export const testSettings: Settings = {
  cancelWaitSeconds: 300,
  reservationsPageSize: 20,
  holdsPerAgent: 20,
  unpaidPerCompany: 20,
  publicUrl: 'http://localhost:4000',
  contactEmail: 'support@rihla.test',
  suppliersDown: [],
  supplierTimeoutSeconds: 45,
  seller: testSeller,
  documentLinkKey: null,
}

export type TestApp = Awaited<ReturnType<typeof buildTestApp>>

/** Settings and dependencies that a test can override. */
export type TestOptions = Partial<Settings> & {
  clock?: Clock
  wait?: Wait
  identityPool?: IdentityPool
  products?: Products
  cards?: CardProvider
}

/** Resolves immediately, but never resolves a supplier timeout. */
const noWait: Wait = (ms) => (ms < supplierTimeoutMs ? Promise.resolve() : new Promise(() => {}))

/** A user pool that cannot be reached, because nothing listens on its port. Only registrations need a pool. */
const unreachablePool = openIdentityPool(
  { ...testPool, endpoint: 'http://127.0.0.1:9' },
  { accessKeyId: 'rihla-test', secretAccessKey: 'not-a-secret' },
)

/** Returns the dependencies for settling orders and payments. Suppliers respond immediately. */
export function settleDeps(db: Db, clock: Clock, products: Products = testProducts): SettleDeps & PaymentDeps {
  const commonDeps = { db, clock, wait: noWait, settings: testSettings, products, orderListeners }
  return { ...commonDeps, paidOrders: createPaidOrders(commonDeps) }
}

/** Builds the whole gateway on a test database. The clock is fixed at November 21, 2026, unless the test passes another. */
export const buildTestApp = (
  db: Db,
  {
    clock = () => new Date('2026-11-21T09:00:00Z'),
    wait = noWait,
    identityPool = unreachablePool,
    products = testProducts,
    cards,
    ...overrides
  }: TestOptions = {},
  logger?: Logger,
) => {
  const commonDeps = { db, settings: { ...testSettings, ...overrides }, clock, wait, products, orderListeners }
  const deps = { ...commonDeps, paidOrders: createPaidOrders(commonDeps), verifyToken, identityPool, cards }
  return buildApp(deps, logger)
}
