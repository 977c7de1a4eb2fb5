import type { SettleDeps } from '#src/orders/settle-order.ts'
import { wasCharged } from '../payment-state.ts'
import type { DisputeFacts } from '../provider.ts'
import { lockPayment, readPayment } from '../repository.ts'
import { PaymentMismatch, settlePayment } from '../settle-payment.ts'
import { findDispute, writeDispute } from './repository.ts'
import { settleReturns } from './settle-returns.ts'

/** A dispute about the payment of a booking, which the platform's operator settles with the company. */
export class BookingDisputed extends Error {}

/**
 * What is known of a dispute, written once: one that is open or lost takes the money from the wallet, one that is won returns it. The end of a dispute may be
 * reported before its beginning, which then changes nothing; only arbitration decides again.
 */
export async function settleDispute(deps: SettleDeps, facts: DisputeFacts): Promise<void> {
  const { reference: id, halalas, currency } = facts
  const known = await readPayment(deps.db, id)
  if (!known) return
  if (halalas < 1 || halalas > known.amount_halalas || currency.toUpperCase() !== 'SAR') {
    throw new PaymentMismatch(`The disputed amount of card payment ${id} was never charged`)
  }
  if (known.order_reference !== null)
    throw new BookingDisputed(`The payment of booking ${known.order_reference} is disputed`)
  // A charge that was not reported is proven by its dispute.
  await settlePayment(deps, { reference: id, event: 'CAPTURED', halalas: known.amount_halalas, currency })
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id)
    if (!wasCharged(payment.state)) throw new PaymentMismatch(`Card payment ${id} is disputed, but was not charged`)
    const { disputeId, state, isArbitration } = facts
    const before = await findDispute(trx, disputeId)
    const isKnown = isArbitration ? before?.state === state : before && (before.state !== 'OPEN' || state === 'OPEN')
    if (isKnown) return
    const now = deps.clock()
    await writeDispute(trx, { id: disputeId, payment_id: id, amount_halalas: halalas, state, now })
    // Arbitration may take or return the money again, which is mailed again.
    const key = isArbitration ? `${disputeId}:arbitration` : disputeId
    await settleReturns(trx, payment, { kind: 'chargeback', key, settings: deps.settings, now })
  })
}
