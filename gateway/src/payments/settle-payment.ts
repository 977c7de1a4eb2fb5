import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { CARD, transfer, walletAccount } from '#src/ledger/repository.ts'
import { findNextProviderCall } from './poll-schedule.ts'
import type { AppliedStep } from './paid-orders.ts'
import { type PaymentEvent, getSourceStates, listStepsTo } from './payment-state.ts'
import type { ReportedPayment } from './provider.ts'
import { type CardPayment, lockPayment, readPayment, updatePayment } from './repository.ts'
import { settleReturns } from './returns/settle-returns.ts'

/** Dependencies for settling payments. */
export type PaymentDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'paidOrders'>

/** Thrown when a provider reports a different amount or currency than requested. No money is moved. */
export class PaymentMismatchError extends Error {}

/**
 * Applies a provider's report to the payment, the ledger and the order in one transaction. Late or duplicate reports change nothing.
 * An order is locked before its payment, as when a supplier's response is stored.
 */
export async function settlePayment(deps: PaymentDeps, report: ReportedPayment): Promise<void> {
  const { reference: id, event, halalas, currency } = report
  const stored = await readPayment(deps.db, id)
  if (!stored) return
  if (stored.amount_halalas !== halalas || currency.toUpperCase() !== 'SAR') {
    throw new PaymentMismatchError(`The reported amount of card payment ${id} differs from the requested one`)
  }
  await deps.db.transaction().execute(async (trx) => {
    if (stored.order_reference) await deps.paidOrders.lock(trx, stored.order_reference)
    const now = deps.clock()
    const payment = await lockPayment(trx, id)
    let current = payment
    for (const step of listStepsTo(event)) {
      const change = getSourceStates(step).includes(current.state) ? toColumnChanges(step, current, report) : null
      if (!change) continue
      const before = current
      current = Object.assign({}, before, change, { updated_at: now })
      await updatePayment(trx, id, { ...change, updated_at: now })
      await writeStep(trx, deps, { step, before, payment: current, now })
    }
    if (current !== payment)
      await updatePayment(trx, id, { due_at: await findNextProviderCall(trx, deps.paidOrders, current, now) })
  })
}

/** Returns the column changes of a step, or null if it was applied before. A payment may be refunded in parts. */
function toColumnChanges(step: PaymentEvent, payment: CardPayment, report: ReportedPayment) {
  const { paymentId, card, refundedHalalas = 0 } = report
  if (step === 'REFUNDED') {
    if (refundedHalalas <= payment.refunded_halalas) return null
    const state = refundedHalalas < payment.amount_halalas ? ('PARTLY_REFUNDED' as const) : step
    return { state, refunded_halalas: refundedHalalas }
  }
  return {
    state: step,
    ...(paymentId && { payment_id: paymentId }),
    ...(card && { card_scheme: card.scheme, card_last_four: card.lastFour }),
  }
}

async function writeStep(trx: Trx, deps: PaymentDeps, applied: AppliedStep): Promise<void> {
  const { step, payment, now } = applied
  if (payment.order_reference !== null) return deps.paidOrders.writeStep(trx, payment.order_reference, applied)
  if (step === 'REFUNDED') {
    const key = `${payment.id}:${payment.refunded_halalas}`
    return settleReturns(trx, payment, { kind: 'top_up_refund', key, settings: deps.settings, now })
  }
  if (step !== 'CAPTURED') return
  await transfer(trx, {
    kind: 'top_up',
    from: CARD,
    to: walletAccount(payment.company_id),
    halalas: payment.amount_halalas,
    at: now,
    orderReference: null,
    actorSub: payment.user_sub,
    cardPaymentId: payment.id,
  })
}
