import { type DueWork, startDueWork } from '#src/jobs/due-work.ts'
import { nextAskAt, isCreatedWithin, mayBePaid, mayBeReturned, REREAD_AFTER_MS } from './ask-at.ts'
import { ASK_AFTER_MS } from './open-page.ts'
import type { NextAction } from './paid-orders.ts'
import { isUnpaid } from './payment-state.ts'
import type { CardProvider } from './provider.ts'
import { type CardPayment, claimPayment, clearDue, duePayments, readPayment } from './repository.ts'
import { settleDispute } from './returns/settle-dispute.ts'
import { type PaymentDeps, settlePayment } from './settle-payment.ts'

/** A page that could not be opened by then was never shown. */
const OPEN_WITHIN_MS = 2 * 60_000
const MAX_WAIT_MS = 60 * 60_000
const BATCH = 20
/** A payment in progress waits for the provider most of the time, and takes a connection of the database pool for its statements only. */
const SLOTS = 5
const POLL_MS = 1000

/** Delay before the next call to the provider; grows over time. A charge that needs no action is read once a day. */
async function waitFor(deps: PaymentDeps, payment: CardPayment, now: Date): Promise<number> {
  if (mayBeReturned(payment, now) && !(await actionOf(deps, payment))) return REREAD_AFTER_MS
  const { updated_at: since } = payment
  return Math.min(Math.max(ASK_AFTER_MS, (now.getTime() - since.getTime()) / 10), MAX_WAIT_MS)
}

/** Polls the provider for a due payment and performs the next action. Only one process claims it. */
export async function askProvider(deps: PaymentDeps, cards: CardProvider, payment: CardPayment): Promise<void> {
  const now = deps.clock()
  const { id, session_id: sessionId } = payment
  const until = new Date(now.getTime() + (await waitFor(deps, payment, now)))
  if (!(await claimPayment(deps.db, id, { now, until }))) return
  await readState(deps, cards, payment)
  const current = await readPayment(deps.db, id)
  if (!current) return
  const isAbandoned = sessionId === null ? !isCreatedWithin(current, OPEN_WITHIN_MS, now) : !mayBePaid(current, now)
  if (isUnpaid(current.state) && isAbandoned) {
    // The page was never opened, or the provider has dropped it.
    const { amount_halalas: halalas } = current
    return settlePayment(deps, { reference: id, event: 'EXPIRED', halalas, currency: 'SAR' })
  }
  const action = await actionOf(deps, current)
  if (action) await act(deps, cards, current, action)
  else if (!(await nextAskAt(deps.db, deps.paidOrders, current, now))) await clearDue(deps.db, id, until)
  if (mayBeReturned(current, now)) await readDisputes(deps, cards, current)
}

/** Reads a payment from the provider and settles it. */
async function readState(deps: PaymentDeps, cards: CardProvider, { id, session_id: sessionId }: CardPayment) {
  const facts = sessionId === null ? undefined : await cards.read(sessionId)
  if (facts?.reference === id) await settlePayment(deps, facts)
}

/** Reads a payment's disputes from the provider and settles them. Throws the first error once all are settled. */
async function readDisputes(deps: PaymentDeps, cards: CardProvider, { id, payment_id: paymentId }: CardPayment) {
  const disputes = paymentId === null ? [] : await cards.readDisputes(paymentId)
  const errors: unknown[] = []
  for (const facts of disputes) {
    if (facts.reference === id) await settleDispute(deps, facts).catch((error: unknown) => errors.push(error))
  }
  if (errors.length > 0) throw errors[0]
}

async function actionOf({ db, paidOrders }: PaymentDeps, payment: CardPayment): Promise<NextAction | null> {
  const { order_reference: reference } = payment
  return reference === null ? null : paidOrders.nextAction(db, reference, payment)
}

/**
 * Captures, voids or refunds, unless the provider's record has such an action that its state does not show yet. The key does not change until
 * the record has another declined action, so a repetition does nothing twice. Notifications may be lost or repeated and do not count.
 */
async function act(deps: PaymentDeps, cards: CardProvider, payment: CardPayment, action: NextAction): Promise<void> {
  const { id, payment_id: paymentId, refunded_halalas: refunded } = payment
  if (paymentId === null) return
  const actions = await cards.readActions(paymentId)
  const ofKind = actions.filter(({ kind, outcome }) => kind === action.kind && outcome !== 'declined')
  if (ofKind.reduce((sum, { halalas }) => sum + halalas, 0) > refunded) return
  const declined = actions.filter(({ outcome }) => outcome === 'declined').length
  const key = [id, action.kind, refunded, declined].join('-')
  await cards.act({ ...action, paymentId, reference: id, key })
  await readState(deps, cards, payment)
}

/** Asks the provider about due payments: their notifications may have been lost. */
export const duePaymentWork = (
  deps: PaymentDeps,
  cards: CardProvider,
  onError: (error: unknown) => void,
): DueWork<CardPayment> => ({
  read: () => duePayments(deps.db, deps.clock(), BATCH),
  idOf: ({ id }) => id,
  laneOf: () => 'provider',
  work: (payment) => askProvider(deps, cards, payment),
  onError,
  slots: SLOTS,
  slotsPerLane: SLOTS,
})

/** Asks about due payments every second until the returned function is called. */
export const startAskingProvider = (...given: Parameters<typeof duePaymentWork>): (() => Promise<void>) =>
  startDueWork(duePaymentWork(...given), POLL_MS)
