import type { Agent } from '#src/agents/repository.ts'
import type { CardProvider } from './provider.ts'
import { findPayment } from './repository.ts'
import { type PaymentDeps, settlePayment } from './settle-payment.ts'

/**
 * Cancels an incomplete payment and the order that is waiting for it. The provider is read first, in case a card was just accepted.
 * A card payment that is accepted after the cancellation is voided.
 */
export async function cancelPayment(deps: PaymentDeps, cards: CardProvider, agent: Agent, id: string): Promise<void> {
  const payment = await findPayment(deps.db, agent, id)
  if (!payment?.order_reference) return
  const report = payment.session_id === null ? undefined : await cards.read(payment.session_id)
  if (report?.reference === id) await settlePayment(deps, report)
  await settlePayment(deps, { reference: id, event: 'EXPIRED', halalas: payment.amount_halalas, currency: 'SAR' })
}
