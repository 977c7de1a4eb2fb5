import type { Trx } from '#src/database/db.ts'
import type { Settings } from '#src/settings.ts'
import { CARD, returnTopUp, transfer, walletAccount } from '#src/ledger/repository.ts'
import { type CardPayment, updatePayment } from '../repository.ts'
import { queueReturnEmails } from './return-emails.ts'
import { sumDisputedHalalas } from './repository.ts'

interface ReturnEvent {
  readonly kind: 'top_up_refund' | 'chargeback'
  /** Identifies the event in e-mail keys. */
  readonly key: string
  readonly settings: Settings
  readonly now: Date
}

/**
 * Aligns the wallet with a top-up's refunds and chargebacks, up to its amount: deducts the missing part, or credits the surplus to the wallet
 * after a dispute is won. The caller locks the payment.
 */
export async function settleReturns(
  trx: Trx,
  payment: CardPayment,
  { kind, key, settings, now }: ReturnEvent,
): Promise<void> {
  const { id, company_id: companyId, amount_halalas: amount, refunded_halalas: refunded } = payment
  const total = Math.min(amount, refunded + (await sumDisputedHalalas(trx, id)))
  const change = total - payment.taken_back_halalas
  if (change === 0) return
  await updatePayment(trx, id, { taken_back_halalas: total })
  const movement = { halalas: Math.abs(change), at: now, cardPaymentId: id }
  if (change > 0) await returnTopUp(trx, companyId, { ...movement, kind })
  else {
    const toWallet = { from: CARD, to: walletAccount(companyId), orderReference: null, actorSub: null }
    await transfer(trx, { ...movement, ...toWallet, kind: 'chargeback_reversal' })
  }
  const reason = change < 0 ? 'REVERSAL' : kind === 'chargeback' ? 'CHARGEBACK' : 'REFUND'
  await queueReturnEmails(trx, payment, { reason, halalas: movement.halalas, key, settings, now })
}
