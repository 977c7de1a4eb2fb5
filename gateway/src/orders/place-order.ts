import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type CallOutcome, runOncePerKey } from '#src/idempotency/run-once-per-key.ts'
import { type KeyedCall, type KeyScope, readOutcome } from '#src/idempotency/repository.ts'
import { type OrderToPlace, findRefusal } from './order-listener.ts'
import { checkHold, type HoldClaim } from './holds/check-hold.ts'
import { transferToOrder } from './holds/repository.ts'
import type { AnyHold } from './holds/tables.ts'
import { openAwaitedCardPage, cardsNotAccepted } from './payment/card-page.ts'
import { type Buyer, checkBuyer } from './payment/check-buyer.ts'
import type { Product } from './product.ts'
import { recordPromoUse } from './promo/repository.ts'
import { findOrderByKey } from './repository.ts'
import { type Reply, type Reservation, reservationResponse } from './schemas.ts'
import { payLaterProblem } from './unpaid/pay-later-problem.ts'
import { settleOrder } from './settle-order.ts'
import { firstTermsCheckAt } from './terms/terms-checks.ts'
import { writeIntent } from './write-intent.ts'

/** A request to place an order for a hold. */
export interface OrderRequest<Request> {
  readonly buyer: Buyer
  readonly claim: HoldClaim
  /** The payment link that the order pays. */
  readonly linkId?: string | null
  /** The product's part of the request. */
  readonly request: Request
  /** Called when the card provider fails. */
  readonly onCardError: (error: unknown) => void
}

/**
 * Places the order for an agent's hold and charges the wallet, unless it is paid later. For a card payment, it opens the provider's page, and
 * the order is sent to the supplier once the amount is authorized on the card.
 *
 * The order, the money set aside and the key are committed before the supplier or the card provider is called. After a crash, the order can then
 * be finished, and found by its key. A refusal before this commit releases the key.
 */
export async function placeOrder<Request, Held extends AnyHold>(
  deps: Deps,
  product: Product<Request, Held>,
  agent: Agent,
  { key, ...call }: KeyedCall,
  orderRequest: OrderRequest<Request>,
): Promise<Reply<Reservation>> {
  const scope: KeyScope = { userSub: agent.sub, operation: product.operation, key }
  const intent = await deps.db.transaction().execute((trx) =>
    runOncePerKey(trx, scope, {
      ...call,
      now: deps.clock(),
      reply: reservationResponse,
      resume: async () => ({
        recorded: (await findOrderByKey(trx, { userSub: agent.sub, kind: product.kind, key })).reference,
      }),
      run: () => recordIntent(trx),
    }),
  )
  if ('envelope' in intent) return intent
  const { recorded: reference, replayed } = intent
  const cardPageReply = await openAwaitedCardPage(deps, reference, orderRequest.onCardError)
  if (cardPageReply) return { envelope: cardPageReply, replayed }
  await settleOrder(deps, reference, { isRetry: false })
  const envelope = reservationResponse.parse(await readOutcome(deps.db, scope))
  return { envelope, replayed }

  /** Writes the order and returns its reference, or returns a refusal. */
  async function recordIntent(trx: Trx): Promise<CallOutcome<Reservation, string>> {
    const { products, clock, orderListeners } = deps
    const { linkId = null } = orderRequest
    const { trackToken } = orderRequest.claim
    const orderToPlace: OrderToPlace = { agent, products, clock, linkId, trackToken }
    // Checked first: if the link is already paid, the agent should not have to accept a new price or enter another code.
    const refusal = await findRefusal(trx, orderListeners, 'checkBeforeHold', orderToPlace)
    if (refusal) return { envelope: refusal }
    const holdCheck = await checkHold(trx, deps, product, agent, orderRequest.claim)
    if (holdCheck.kind === 'refused') return { envelope: holdCheck.envelope }
    const check = await product.check(trx, deps, holdCheck.hold, orderRequest.request)
    if (check.kind === 'refused') return { envelope: check.envelope }
    const mismatch = await findRefusal(trx, orderListeners, 'checkAfterHold', orderToPlace)
    if (mismatch) return { envelope: mismatch }
    const payBy = orderRequest.buyer.payLater ? check.order.payLaterUntil : null
    const payLaterRefusal = orderRequest.buyer.payLater && (await payLaterProblem(trx, deps, agent, { payBy, linkId }))
    if (payLaterRefusal) return { envelope: payLaterRefusal }
    const now = deps.clock()
    if (orderRequest.buyer.paymentMethod === 'card' && !deps.cards) return { envelope: cardsNotAccepted() }
    const buyer = await checkBuyer(trx, agent, orderRequest.buyer, { totalHalalas: check.order.totalHalalas, now })
    if (buyer.kind === 'refused') return { envelope: buyer.envelope }
    const reference = await writeIntent(trx, deps, check.order, {
      agent,
      kind: product.kind,
      key,
      buyer: orderRequest.buyer,
      iban: buyer.iban,
      promo: holdCheck.promoUse?.code,
      payBy,
      termsDueAt: product.currentPolicy ? firstTermsCheckAt(now) : null,
      now,
    })
    await transferToOrder(trx, trackToken, reference)
    if (holdCheck.promoUse) await recordPromoUse(trx, reference, holdCheck.promoUse)
    await check.write(trx, reference)
    for (const { placed } of orderListeners) await placed?.(trx, orderToPlace, { reference, now })
    return { recorded: reference }
  }
}
