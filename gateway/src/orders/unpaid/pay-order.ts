import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError } from '#src/errors.ts'
import { type CallOutcome, runOncePerKey } from '#src/idempotency/run-once-per-key.ts'
import type { KeyedCall, KeyScope } from '#src/idempotency/repository.ts'
import { toHalalas } from '#src/values/money.ts'
import { orderNotFound } from '../cancel/refusals.ts'
import { cardsNotAccepted } from '../payment/card-page.ts'
import { authorizePayment } from '../payment/check-buyer.ts'
import { lockFunds } from '../payment/funds.ts'
import { lockCompanyOrder, type Order, recordEvents } from '../repository.ts'
import type { Reply } from '../schemas.ts'
import { completePayment, paymentEnvelope } from './complete-payment.ts'
import { type PendingCardPayment, openCardPage, resumeCardPayment, startCardPayment } from './pay-by-card.ts'
import { notPayableRefusal } from './pay-later-rules.ts'
import { type PaymentResult, paidResponse, type PayBody } from './schemas.ts'

/** Operation name in stored idempotency keys; must never change. */
const PAY_OPERATION = 'pay-booking'

/**
 * Pays an unpaid order from the wallet, or opens a card page. The supplier has confirmed the order, so payment, state, documents and response are
 * written in one transaction. It locks the order, so that only one of several concurrent payments, cancellations and releases takes effect.
 */
export async function payOrder(
  deps: Deps,
  agent: Agent,
  { key, ...call }: KeyedCall,
  body: PayBody,
  onCardError: (error: unknown) => void,
): Promise<Reply<PaymentResult>> {
  const scope: KeyScope = { userSub: agent.sub, operation: PAY_OPERATION, key }
  const outcome = await deps.db.transaction().execute((trx) =>
    runOncePerKey(trx, scope, {
      ...call,
      now: deps.clock(),
      reply: paidResponse,
      resume: () => withOrder(trx, (order, now) => resumeCardPayment(trx, order, now)),
      run: () => withOrder(trx, (order, now) => pay(trx, order, now)),
    }),
  )
  if ('envelope' in outcome) return outcome
  const { recorded, replayed } = outcome
  return { envelope: await openCardPage(deps, recorded, body.cultCode, onCardError), replayed }

  async function withOrder(
    trx: Trx,
    work: (order: Order, now: Date) => Promise<Envelope<PaymentResult> | PendingCardPayment>,
  ): Promise<CallOutcome<PaymentResult, PendingCardPayment>> {
    const now = deps.clock()
    const order = await lockSupplierOrder(trx, agent, body)
    const result = order ? await work(order, now) : orderNotFound()
    return 'payment' in result ? { recorded: result } : { envelope: result }
  }

  async function pay(trx: Trx, order: Order, now: Date): Promise<Envelope<PaymentResult> | PendingCardPayment> {
    const { amount, paymentMethod, cultCode } = body
    const { total_halalas: totalHalalas } = order
    const problem = notPayableRefusal(order, now)
    if (problem) return problem
    if (toHalalas(amount) !== totalHalalas)
      throw new HttpError(400, 'BAD_REQUEST', "amount: must equal the booking's total")
    if (paymentMethod === 'card' && !deps.cards) return cardsNotAccepted()
    // Locks the supplier's account first, as the lock order of accounts requires.
    if (paymentMethod === 'wallet') await lockFunds(trx, order)
    const paymentRefusal = await authorizePayment(trx, agent, body, { totalHalalas, now })
    if (paymentRefusal) return paymentRefusal
    if (paymentMethod === 'card') return startCardPayment(trx, agent, order, { key, now })
    await completePayment(trx, deps, order, { actorSub: agent.sub, cultCode, now, cardPaymentId: null })
    await recordEvents(trx, order.reference, now, [
      { kind: 'CHARGED', actorKind: 'AGENT', actor: agent.name, halalas: totalHalalas },
    ])
    return paymentEnvelope(order)
  }
}

/** Finds an order of the agent's company at a supplier and locks it until the caller's transaction ends. */
async function lockSupplierOrder(
  trx: Trx,
  agent: Agent,
  { bookingReferenceNo, provider }: PayBody,
): Promise<Order | undefined> {
  const order = await lockCompanyOrder(trx, agent, bookingReferenceNo)
  return order?.supplier === provider.toLowerCase() ? order : undefined
}
