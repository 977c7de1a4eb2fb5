import { randomInt } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { claimKey, type KeyedCall, type KeyScope, readOutcome, releaseKey } from '#src/idempotency/repository.ts'
import { refuseLink, refuseOtherService, startPayment } from '#src/payment-links/pay-link.ts'
import { newReference } from '#src/values/references.ts'
import { heldOf, transfer, walletOf } from '#src/wallet/repository.ts'
import { settleWithinMs } from './ask-supplier.ts'
import { type Buyer, checkBuyer } from './check-buyer.ts'
import { checkHeld, type HeldClaim } from './holds/check-held.ts'
import { giveToOrder } from './holds/repository.ts'
import type { AnyHold } from './holds/tables.ts'
import type { NewOrder, Product } from './product.ts'
import { recordUse } from './promo/repository.ts'
import { findByKey, insertOrder, recordEvents } from './repository.ts'
import { type Reply, type Reservation, reservationAnswer } from './schemas.ts'
import { reminderAt } from './unpaid/pay-later-rules.ts'
import { refusePayLater } from './unpaid/refuse-pay-later.ts'
import { searchText } from './list/search-text.ts'
import { settleOrder } from './settle-order.ts'

/** An order as requested: the payment, the hold and the product's part. */
export interface OrderRequest<Request> {
  readonly buyer: Buyer
  readonly claim: HeldClaim
  /** The payment link that the order pays. */
  readonly linkId?: string | null
  /** The product's part of the request. */
  readonly request: Request
}

/**
 * Orders what a product holds for the agent and charges the wallet, unless it is paid later.
 *
 * The intent, the money set aside and the key are committed before the supplier is asked, so that an order can be finished
 * after a crash and found by its key. A refusal before that releases the key.
 */
export async function placeOrder<Request, Held extends AnyHold>(
  deps: Deps,
  product: Product<Request, Held>,
  agent: Agent,
  { key, fingerprint }: KeyedCall,
  wanted: OrderRequest<Request>,
): Promise<Reply<Reservation>> {
  const scope: KeyScope = { userSub: agent.sub, operation: product.operation, key }
  const intent = await deps.db.transaction().execute((trx) => recordIntent(trx))
  if (intent.kind === 'answered') return intent
  await settleOrder(deps, intent.reference, { reread: false })
  const envelope = reservationAnswer.parse(await readOutcome(deps.db, scope))
  return { envelope, replayed: intent.kind === 'known' }

  async function recordIntent(trx: Trx): Promise<Intent> {
    const claim = await claimKey(trx, scope, { fingerprint, now: deps.clock() })
    if (claim.kind === 'mismatch') {
      return answered(refusal('IDEMPOTENCY_MISMATCH', 'The idempotency key was used before with another request.'))
    }
    if (claim.kind === 'known') {
      if (claim.outcome) return answered(reservationAnswer.parse(claim.outcome), true)
      const { reference } = await findByKey(trx, { userSub: agent.sub, kind: product.kind, key })
      return { kind: 'known', reference }
    }
    const refuse = async (envelope: Envelope<never>) => {
      await releaseKey(trx, scope)
      return answered(envelope)
    }
    // Checked first: an agent whose link is paid already should not have to accept a new price or try another code.
    const { linkId } = wanted
    const linkRefused = linkId && (await refuseLink(trx, agent, linkId, deps.clock))
    if (linkRefused) return refuse(linkRefused)
    const held = await checkHeld(trx, deps, product, agent, wanted.claim)
    if (held.kind === 'refused') return refuse(held.envelope)
    const check = await product.check(trx, deps, held.hold, wanted.request)
    if (check.kind === 'refused') return refuse(check.envelope)
    const { trackToken } = wanted.claim
    const mismatch = linkId && (await refuseOtherService(trx, agent, { linkId, trackToken }))
    if (mismatch) return refuse(mismatch)
    const payBy = wanted.buyer.payLater ? check.order.payLaterUntil : null
    const unpaid = wanted.buyer.payLater && (await refusePayLater(trx, deps, agent, { until: payBy, linkId }))
    if (unpaid) return refuse(unpaid)
    const now = deps.clock()
    const buyer = await checkBuyer(trx, agent, wanted.buyer, { totalHalalas: check.order.totalHalalas, now })
    if (buyer.kind === 'refused') return refuse(buyer.envelope)
    const reference = await writeIntent(trx, check.order, { iban: buyer.iban, promo: held.use?.code, payBy, now })
    await giveToOrder(trx, trackToken, reference)
    if (held.use) await recordUse(trx, reference, held.use)
    await check.write(trx, reference)
    if (linkId) await startPayment(trx, { linkId, reference, agent, now })
    return { kind: 'recorded', reference }
  }

  async function writeIntent(
    trx: Trx,
    order: NewOrder,
    { iban, promo, payBy, now }: { iban: string | null; promo: string | undefined; payBy: Date | null; now: Date },
  ): Promise<string> {
    const reference = newReference(order.referencePrefix, randomInt)
    const { vatNumber, partnerReference, cultCode } = wanted.buyer
    await insertOrder(trx, {
      reference,
      kind: product.kind,
      supplier: order.supplier,
      company_id: agent.companyId,
      user_sub: agent.sub,
      client_reference: key,
      state: 'requested',
      // The wire has no status for an order that is being sent; agents see it as pending.
      supplier_word: 'Pending',
      supplier_reference: null,
      created_at: now,
      updated_at: now,
      due_at: new Date(now.getTime() + settleWithinMs(deps.settings)),
      pay_by: payBy,
      remind_at: payBy && reminderAt(payBy),
      starts_on: order.startsOn,
      ends_on: order.endsOn,
      starts_at: order.startsAt,
      lead_name: order.leadName,
      pax_count: order.paxCount,
      total_halalas: order.totalHalalas,
      commission_halalas: order.commissionHalalas,
      policy: JSON.stringify(order.policy),
      iban,
      vat_number: vatNumber,
      cult_code: cultCode,
      partner_reference: partnerReference,
      visa_application_id: null,
      search_text: searchText([reference, order.leadName, partnerReference, ...order.searchNames]),
    })
    if (!payBy) {
      await transfer(trx, {
        kind: 'hold',
        from: walletOf(agent.companyId),
        to: heldOf(agent.companyId),
        halalas: order.totalHalalas,
        at: now,
        orderReference: reference,
        actorSub: agent.sub,
      })
    }
    const note = promo && `Promo code ${promo}`
    await recordEvents(trx, reference, now, [{ kind: 'REQUESTED', actorKind: 'AGENT', actor: agent.name, note }])
    return reference
  }
}

type Intent =
  | ({ readonly kind: 'answered' } & Reply<Reservation>)
  /** `known`: recorded by an earlier call with the same key. */
  | { readonly kind: 'known' | 'recorded'; readonly reference: string }

const answered = (envelope: Envelope<Reservation>, replayed = false): Intent => ({
  kind: 'answered',
  envelope,
  replayed,
})
