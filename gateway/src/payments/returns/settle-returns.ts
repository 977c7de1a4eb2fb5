import type { Trx } from '#src/database/db.ts'
import type { Settings } from '#src/settings.ts'
import { CARD, returnTopUp, transfer, walletOf } from '#src/ledger/repository.ts'
import { type CardPayment, updatePayment } from '../repository.ts'
import { mailReturn } from './mail-return.ts'
import { disputedHalalas } from './repository.ts'

interface Returned {
  /** Kind of the return. */
  readonly kind: 'top_up_refund' | 'chargeback'
  /** Identifies the event in e-mail keys. */
  readonly key: string
  readonly settings: Settings
  readonly now: Date
}

/**
 * Makes the wallet match the refunds and chargebacks of a top-up, at most its amount: takes the missing part, or returns the
 * surplus after a dispute was won. The payment is locked by the caller.
 */
export async function settleReturns(
  trx: Trx,
  payment: CardPayment,
  { kind, key, settings, now }: Returned,
): Promise<void> {
  const { id, company_id: companyId, amount_halalas: amount, refunded_halalas: refunded } = payment
  const returned = Math.min(amount, refunded + (await disputedHalalas(trx, id)))
  const change = returned - payment.taken_back_halalas
  if (change === 0) return
  await updatePayment(trx, id, { taken_back_halalas: returned })
  const moved = { halalas: Math.abs(change), at: now, cardPaymentId: id }
  if (change > 0) await returnTopUp(trx, companyId, { ...moved, kind })
  else {
    const toWallet = { from: CARD, to: walletOf(companyId), orderReference: null, actorSub: null }
    await transfer(trx, { ...moved, ...toWallet, kind: 'chargeback_reversal' })
  }
  const reason = change < 0 ? 'REVERSAL' : kind === 'chargeback' ? 'CHARGEBACK' : 'REFUND'
  await mailReturn(trx, payment, { reason, halalas: moved.halalas, key, settings, now })
}
