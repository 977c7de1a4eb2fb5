import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError, ok, refusal } from '#src/errors.ts'
import { claimKey, type KeyedCall, type KeyScope, releaseKey, storeOutcome } from '#src/idempotency/repository.ts'
import { halalasOf, riyals } from '#src/values/money.ts'
import { chargeHeld, heldOf, transfer, walletOf } from '#src/wallet/repository.ts'
import { noSuchOrder } from '../cancel/refusals.ts'
import { refuseWallet } from '../check-buyer.ts'
import { sendConfirmation } from '../order-mails.ts'
import { productOf } from '../product-of.ts'
import { lockOrderOf, readActor, recordEvents, updateOrder } from '../repository.ts'
import type { Reply } from '../schemas.ts'
import { type PayProblem, payProblem } from './pay-later-rules.ts'
import { type Paid, paidAnswer, type PayBody } from './schemas.ts'

/** Names paying an order in idempotency keys; never changes. */
const PAYMENT = 'pay-booking'

const messages: Record<PayProblem, string> = {
  PAID: 'The booking is paid.',
  PENDING: 'The supplier has not confirmed the booking yet.',
  CANCELLED: 'The booking is cancelled.',
  RELEASED: 'The deadline of the payment has passed.',
}

/**
 * Pays an unpaid order from the wallet. The supplier has confirmed it, so payment, state, documents and answer are one transaction. The order
 * stays locked meanwhile: of payments, cancellations and the release that meet, one takes effect.
 */
export function payOrder(
  deps: Deps,
  agent: Agent,
  { key, fingerprint }: KeyedCall,
  body: PayBody,
): Promise<Reply<Paid>> {
  const scope: KeyScope = { userSub: agent.sub, operation: PAYMENT, key }
  return deps.db.transaction().execute(async (trx) => {
    const claim = await claimKey(trx, scope, { fingerprint, now: deps.clock() })
    if (claim.kind === 'mismatch') {
      const mismatch = refusal('IDEMPOTENCY_MISMATCH', 'The idempotency key was used before with another request.')
      return { envelope: mismatch, replayed: false }
    }
    if (claim.kind === 'known') return { envelope: paidAnswer.parse(claim.outcome), replayed: true }
    const envelope = await pay(trx, deps, agent, body)
    if (envelope.response) await storeOutcome(trx, scope, envelope)
    else await releaseKey(trx, scope)
    return { envelope, replayed: false }
  })
}

async function pay(
  trx: Trx,
  { clock, products, settings }: Deps,
  agent: Agent,
  { bookingReferenceNo: reference, provider, amount, authCode, cultCode }: PayBody,
): Promise<Envelope<Paid>> {
  const order = await lockOrderOf(trx, agent, reference)
  if (!order || order.supplier !== provider.toLowerCase()) return noSuchOrder()
  const { total_halalas: totalHalalas, company_id: companyId } = order
  const now = clock()
  const problem = payProblem(order, now)
  if (problem) return refusal('NOT_PAYABLE', messages[problem], { reason: problem })
  if (halalasOf(amount) !== totalHalalas) throw new HttpError(400, 'BAD_REQUEST', 'amount: is not the total')
  const refused = await refuseWallet(trx, agent, { authCode, totalHalalas, now })
  if (refused) return refused

  const paid = { ...order, pay_by: null, remind_at: null }
  const { sub: actorSub } = agent
  await transfer(trx, {
    kind: 'hold',
    from: walletOf(companyId),
    to: heldOf(companyId),
    halalas: totalHalalas,
    at: now,
    orderReference: reference,
    actorSub,
  })
  await chargeHeld(trx, order, { at: now, actorSub })
  await updateOrder(trx, reference, { pay_by: null, remind_at: null }, now)
  await recordEvents(trx, reference, now, [
    { kind: 'CHARGED', actorKind: 'AGENT', actor: agent.name, halalas: totalHalalas },
  ])
  const recipient = await readActor(trx, agent.sub)
  await sendConfirmation(trx, { product: productOf(products, order), settings, order: paid, now }, recipient, cultCode)
  return ok({
    bookingReferenceNo: reference,
    bookingStatus: order.supplier_word,
    paidAmount: riyals(totalHalalas),
    currencyCode: 'SAR',
  })
}
