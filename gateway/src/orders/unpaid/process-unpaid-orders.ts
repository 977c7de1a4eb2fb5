import type { Trx } from '#src/database/db.ts'
import { startBackgroundJob } from '#src/jobs/background-job.ts'
import { processDueRows } from '#src/jobs/process-due-rows.ts'
import { insertCancellation } from '../cancel/repository.ts'
import { queueOrderEmail } from '../order-emails.ts'
import { productOf } from '../product-of.ts'
import { lockOrder, readActor, recordEvents, updateOrder } from '../repository.ts'
import type { SettleDeps } from '../settle-order.ts'
import { markReminded, readOrdersToRemind, readOverdueOrders } from './repository.ts'

const BATCH_SIZE = 50
/** Each order in progress uses a connection of the database pool. */
const CONCURRENCY = 3
const POLL_MS = 1000

/**
 * Requests the release of orders that were not paid in time, and reminds agents of payments that are due soon. Any process can handle a due order,
 * but only once.
 */
export async function processUnpaidOrders(
  deps: SettleDeps,
  onError: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = deps
  const options = { concurrency: CONCURRENCY, signal }
  const inTransaction = (handle: typeof sendReminder) => (order: { reference: string }) =>
    db.transaction().execute((trx) => handle(trx, deps, order.reference))
  await processDueRows(await readOrdersToRemind(db, clock(), BATCH_SIZE), inTransaction(sendReminder), onError, options)
  await processDueRows(
    await readOverdueOrders(db, clock(), BATCH_SIZE),
    inTransaction(requestRelease),
    onError,
    options,
  )
}

async function sendReminder(trx: Trx, { clock, products, settings }: SettleDeps, reference: string): Promise<void> {
  const order = await lockOrder(trx, reference)
  const now = clock()
  if (!order.pay_by || !order.remind_at || order.remind_at > now || order.state === 'changing') return
  await markReminded(trx, reference)
  // Pending and cancelled orders cannot be paid.
  if (order.state !== 'confirmed' || order.pay_by <= now) return
  await queueOrderEmail(trx, productOf(products, order), order, {
    kind: 'payment-due',
    dedupeSuffix: order.pay_by.toISOString(),
    recipient: await readActor(trx, order.user_sub),
    cultCode: order.cult_code,
    refundHalalas: null,
    documents: [],
    publicUrl: settings.publicUrl,
    now,
  })
}

/** Requests the cancellation of an overdue order, as an agent does. The reconciler sends it to the supplier. */
async function requestRelease(trx: Trx, { clock }: SettleDeps, reference: string): Promise<void> {
  const order = await lockOrder(trx, reference)
  const now = clock()
  if (order.state !== 'confirmed' || !order.pay_by || order.pay_by > now) return
  await insertCancellation(trx, {
    order_reference: reference,
    quote_id: null,
    refund_halalas: 0,
    user_sub: null,
    client_reference: null,
    reason: '',
    cult_code: order.cult_code,
    requested_at: now,
  })
  await updateOrder(trx, reference, { state: 'cancelling', due_at: now, remind_at: null }, now)
  await recordEvents(trx, reference, now, [{ kind: 'CANCEL_REQUESTED', actorKind: 'SYSTEM' }])
}

/** Reminds agents and releases orders every second until the returned function is called. */
export const startProcessingUnpaidOrders = (
  deps: SettleDeps,
  onError: (error: unknown) => void,
): (() => Promise<void>) => startBackgroundJob((signal) => processUnpaidOrders(deps, onError, signal), POLL_MS, onError)
