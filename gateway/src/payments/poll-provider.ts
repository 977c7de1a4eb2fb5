import { type DueWork, startDueWork } from '#src/jobs/due-work.ts'
import {
  findNextProviderCall,
  isCreatedWithin,
  canBePaid,
  canBeRefundedOrDisputed,
  REREAD_AFTER_MS,
} from './poll-schedule.ts'
import { POLL_DELAY_MS } from './open-page.ts'
import type { NextAction } from './paid-orders.ts'
import { isUnpaid } from './payment-state.ts'
import type { CardProvider } from './provider.ts'
import { type CardPayment, claimPayment, clearDueTime, readDuePayments, readPayment } from './repository.ts'
import { settleDispute } from './returns/settle-dispute.ts'
import { type PaymentDeps, settlePayment } from './settle-payment.ts'

/** Maximum time to open a payment's page. A page that is not open by then was never shown to anyone. */
const OPEN_WITHIN_MS = 2 * 60_000
const MAX_POLL_DELAY_MS = 60 * 60_000
const BATCH_SIZE = 20
/** Maximum number of payments in progress. A payment mostly waits for the provider, and needs a database connection only for short statements. */
const SLOTS = 5
const POLL_MS = 1000

/** Returns the delay before the next call to the provider, which grows over time. A charge that needs no action is read once a day. */
async function computeNextDelay(deps: PaymentDeps, payment: CardPayment, now: Date): Promise<number> {
  if (canBeRefundedOrDisputed(payment, now) && !(await findNextAction(deps, payment))) return REREAD_AFTER_MS
  const { updated_at: since } = payment
  return Math.min(Math.max(POLL_DELAY_MS, (now.getTime() - since.getTime()) / 10), MAX_POLL_DELAY_MS)
}

/** Polls the provider for a due payment and performs the next action. Only one process claims it. */
export async function pollProvider(deps: PaymentDeps, cards: CardProvider, payment: CardPayment): Promise<void> {
  const now = deps.clock()
  const { id, session_id: sessionId } = payment
  const until = new Date(now.getTime() + (await computeNextDelay(deps, payment, now)))
  if (!(await claimPayment(deps.db, id, { now, until }))) return
  await readAndSettlePayment(deps, cards, payment)
  const current = await readPayment(deps.db, id)
  if (!current) return
  const isAbandoned = sessionId === null ? !isCreatedWithin(current, OPEN_WITHIN_MS, now) : !canBePaid(current, now)
  if (isUnpaid(current.state) && isAbandoned) {
    // The page was never opened, or the provider has dropped it.
    const { amount_halalas: halalas } = current
    return settlePayment(deps, { reference: id, event: 'EXPIRED', halalas, currency: 'SAR' })
  }
  const action = await findNextAction(deps, current)
  if (action) await performAction(deps, cards, current, action)
  else if (!(await findNextProviderCall(deps.db, deps.paidOrders, current, now))) await clearDueTime(deps.db, id, until)
  if (canBeRefundedOrDisputed(current, now)) await readAndSettleDisputes(deps, cards, current)
}

/** Reads a payment from the provider and settles it. */
async function readAndSettlePayment(
  deps: PaymentDeps,
  cards: CardProvider,
  { id, session_id: sessionId }: CardPayment,
) {
  const report = sessionId === null ? undefined : await cards.read(sessionId)
  if (report?.reference === id) await settlePayment(deps, report)
}

/** Reads a payment's disputes from the provider and settles them. Throws the first error once all are settled. */
async function readAndSettleDisputes(
  deps: PaymentDeps,
  cards: CardProvider,
  { id, payment_id: paymentId }: CardPayment,
) {
  const disputes = paymentId === null ? [] : await cards.readDisputes(paymentId)
  const errors: unknown[] = []
  for (const report of disputes) {
    if (report.reference === id) await settleDispute(deps, report).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}

async function findNextAction({ db, paidOrders }: PaymentDeps, payment: CardPayment): Promise<NextAction | null> {
  const { order_reference: reference } = payment
  return reference === null ? null : paidOrders.nextAction(db, reference, payment)
}

/**
 * Captures, voids or refunds a payment, unless the provider's list already contains that action. Notifications may be lost or duplicated, so the
 * provider's list decides. The idempotency key contains the amount refunded so far and the number of declined actions, so it changes only after
 * another refund or declined action, and a retry never repeats an action.
 */
async function performAction(
  deps: PaymentDeps,
  cards: CardProvider,
  payment: CardPayment,
  action: NextAction,
): Promise<void> {
  const { id, payment_id: paymentId, refunded_halalas: refunded } = payment
  if (paymentId === null) return
  const actions = await cards.readActions(paymentId)
  const sameActions = actions.filter(({ kind, outcome }) => kind === action.kind && outcome !== 'declined')
  if (sameActions.reduce((sum, { halalas }) => sum + halalas, 0) > refunded) return
  const declinedCount = actions.filter(({ outcome }) => outcome === 'declined').length
  const key = [id, action.kind, refunded, declinedCount].join('-')
  await cards.requestAction({ ...action, paymentId, reference: id, key })
  await readAndSettlePayment(deps, cards, payment)
}

/** Creates the job that polls the provider for due payments, because their notifications may have been lost. */
export const createDuePaymentWork = (
  deps: PaymentDeps,
  cards: CardProvider,
  onError: (error: unknown) => void,
): DueWork<CardPayment> => ({
  read: () => readDuePayments(deps.db, deps.clock(), BATCH_SIZE),
  getId: ({ id }) => id,
  getLane: () => 'provider',
  work: (payment) => pollProvider(deps, cards, payment),
  onError,
  slots: SLOTS,
  slotsPerLane: SLOTS,
})

/** Polls the provider for due payments every second until the returned function is called. */
export const startPollingProvider = (...args: Parameters<typeof createDuePaymentWork>): (() => Promise<void>) =>
  startDueWork(createDuePaymentWork(...args), POLL_MS)
