import type { Trx } from '#src/database/db.ts'
import { hasBeenCharged } from '../payment-state.ts'
import type { ReportedDispute } from '../provider.ts'
import { lockPayment, readPayment } from '../repository.ts'
import { type PaymentDeps, PaymentMismatchError, settlePayment } from '../settle-payment.ts'
import { findDispute, writeDispute } from './repository.ts'
import { settleReturns } from './settle-returns.ts'

/** Thrown after a new dispute state of a booking's payment is stored. The platform's operator settles the dispute with the company. */
export class BookingDisputedError extends Error {}

/** Stores a dispute whose payment is locked, and returns whether it changed. */
async function recordDispute(trx: Trx, report: ReportedDispute, now: Date): Promise<boolean> {
  const { disputeId, reference, halalas, state, isArbitration } = report
  const stored = await findDispute(trx, disputeId)
  const isUnchanged = isArbitration ? stored?.state === state : stored && (stored.state !== 'OPEN' || state === 'OPEN')
  if (isUnchanged) return false
  await writeDispute(trx, { id: disputeId, payment_id: reference, amount_halalas: halalas, state, now })
  return true
}

/**
 * Records the state of a dispute once. An open or lost dispute takes the money from the wallet; a won dispute returns it. If the end of a dispute is
 * reported before its start, the start changes nothing. Only arbitration changes the decision.
 */
export async function settleDispute(deps: PaymentDeps, report: ReportedDispute): Promise<void> {
  const { reference: id, halalas, currency } = report
  const stored = await readPayment(deps.db, id)
  if (!stored) return
  if (halalas < 1 || halalas > stored.amount_halalas || currency.toUpperCase() !== 'SAR') {
    throw new PaymentMismatchError(`The disputed amount of card payment ${id} was never charged`)
  }
  const { order_reference: reference } = stored
  if (reference !== null) {
    const isNew = await deps.db.transaction().execute(async (trx) => {
      await lockPayment(trx, id)
      return recordDispute(trx, report, deps.clock())
    })
    if (isNew)
      throw new BookingDisputedError(`The payment of booking ${reference} has a dispute in state ${report.state}`)
    return
  }
  // A dispute proves a charge that was not reported.
  await settlePayment(deps, { reference: id, event: 'CAPTURED', halalas: stored.amount_halalas, currency })
  await deps.db.transaction().execute(async (trx) => {
    const payment = await lockPayment(trx, id)
    if (!hasBeenCharged(payment.state))
      throw new PaymentMismatchError(`Card payment ${id} is disputed, but was not charged`)
    const now = deps.clock()
    if (!(await recordDispute(trx, report, now))) return
    const { disputeId, isArbitration } = report
    // Arbitration may move the money again, so it has its own e-mail.
    const key = isArbitration ? `${disputeId}:arbitration` : disputeId
    await settleReturns(trx, payment, { kind: 'chargeback', key, settings: deps.settings, now })
  })
}
