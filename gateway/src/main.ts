import { setTimeout } from 'node:timers/promises'
import { migrate } from '../migrations/migrate.ts'
import { demoCatalogues } from '../seeds/catalogue.ts'
import { seedDemo } from '../seeds/seed.ts'
import { buildApp } from './app.ts'
import { createTokenVerifier } from './sessions/id-token.ts'
import { withDocuments } from './documents/attach-documents.ts'
import { orderListeners } from './order-listeners.ts'
import { createPaidOrders } from './orders/payment/paid-orders.ts'
import { startReconciler } from './orders/reconciler.ts'
import { startTermsChecks } from './orders/terms/terms-checks.ts'
import { startProcessingUnpaidOrders } from './orders/unpaid/process-unpaid-orders.ts'
import { createCheckoutCom } from './payments/checkout-com.ts'
import { startPollingProvider } from './payments/poll-provider.ts'
import { faultySuppliers, randomFaults } from './products/faulty-suppliers.ts'
import { createProducts } from './products/products.ts'
import { openDatabase } from './database/db.ts'
import { waitForDatabase } from './database/wait-for-database.ts'
import { startPruning } from './jobs/prune.ts'
import type { Wait } from './deps.ts'
import { EnvError, readEnv } from './env.ts'
import { FolderInUseError } from './database/folder-lock.ts'
import { openIdentityPool } from './registration/identity-pool.ts'
import { createLogger } from './log.ts'
import { startOutbox } from './mail/outbox.ts'
import { createSmtpSender } from './mail/smtp.ts'

const clock = () => new Date()
const wait: Wait = (ms, signal) => setTimeout(ms, undefined, signal && { signal })

const logger = createLogger()

/** Maximum time for stopping. After 110 s, the process would be killed. */
const STOP_WITHIN_MS = 105_000

// The data folder contains authenticator secrets, names and e-mail addresses.
process.umask(0o077)

// Node prints an uncaught error with all its fields, query parameters included.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'Stopping after an unexpected error')
  process.exit(1)
})

/** Creates the products. Their suppliers fail deliberately if `SUPPLIER_FAULT_PERCENT` is set. */
function createConfiguredProducts({ supplierFaultPercent: percent, settings }: ReturnType<typeof readEnv>) {
  const products = createProducts(demoCatalogues)
  // 10% longer than a supplier may take.
  const lateMs = settings.supplierTimeoutSeconds * 1100
  return percent === 0 ? products : faultySuppliers(products, randomFaults(percent), lateMs)
}

async function start() {
  const env = readEnv()
  const { db, close } = await openDatabase({
    ...env,
    onConnectionError: (error) => logger.warn({ reason: error.message }, 'A database connection was closed'),
  })
  try {
    const prepare = async () => {
      await migrate(db)
      if (env.demoData) await seedDemo(db, clock())
    }
    await waitForDatabase(prepare, env, (error) => logger.warn({ reason: error.message }, 'Waiting for the database'))
    const products = createConfiguredProducts(env)
    const cards = env.cards && createCheckoutCom(env.cards)
    const settleDeps = { db, settings: env.settings, clock, wait, products, orderListeners }
    const paymentDeps = { ...settleDeps, paidOrders: createPaidOrders(settleDeps) }
    const verifyToken = createTokenVerifier(env.cognito)
    const identityPool = openIdentityPool(env.cognito, env.adminKey)
    const app = await buildApp({ ...paymentDeps, verifyToken, identityPool, cards }, logger)
    const { mail } = env
    const stopOutbox = startOutbox(
      db,
      mail.url ? withDocuments(settleDeps, createSmtpSender(mail.url, mail.from)) : undefined,
      clock,
      logger,
    )
    const stopReconciler = startReconciler(settleDeps, (error) => logger.error({ err: error }, 'The reconciler failed'))
    const stopProcessingUnpaidOrders = startProcessingUnpaidOrders(settleDeps, (error) =>
      logger.error({ err: error }, 'Failed to release an unpaid booking or to remind its agent'),
    )
    const stopTermsChecks = startTermsChecks(settleDeps, (error) =>
      logger.error({ err: error }, 'Failed to check the terms of a booking'),
    )
    const logCardFailure = (error: unknown) => logger.error({ err: error }, 'Failed to poll a card payment')
    const stopCards = cards && startPollingProvider(paymentDeps, cards, logCardFailure)
    const stopPruning = startPruning(settleDeps, logger)
    let isStopping = false
    const stop = async () => {
      if (isStopping) return
      isStopping = true
      // Sending an e-mail may take longer. Unfinished work is redone at the next start, as after a crash.
      void wait(STOP_WITHIN_MS).then(() => {
        logger.warn('Stopping although work is still in progress')
        process.exit(1)
      })
      // Requests in progress, such as bookings, finish before the database closes. All are awaited together, because each may wait for a
      // supplier.
      await Promise.all([
        app.close(),
        stopPruning(),
        stopProcessingUnpaidOrders(),
        stopTermsChecks(),
        stopReconciler(),
        stopCards?.(),
      ])
      await stopOutbox()
      await close()
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
    await app.listen({ host: env.host, port: env.port })
  } catch (error) {
    await close()
    throw error
  }
}

try {
  await start()
} catch (error) {
  if (error instanceof EnvError || error instanceof FolderInUseError) process.stderr.write(`${error.message}\n`)
  else logger.fatal({ err: error }, 'The gateway cannot start')
  process.exit(1)
}
