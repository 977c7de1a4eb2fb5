import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError, refusal } from '#src/errors.ts'
import { runOncePerKey } from '#src/idempotency/run-once-per-key.ts'
import { type KeyedCall, type KeyScope, readOutcome } from '#src/idempotency/repository.ts'
import { toHalalas } from '#src/values/money.ts'
import { reconcileAfterMs } from '../supplier-call.ts'
import { readTerms } from '../terms/current-policy.ts'
import { lockStock, findOrderStock, reserveDays } from '../holds/repository.ts'
import { authorizePayment } from '../payment/check-buyer.ts'
import { moveFunds } from '../payment/funds.ts'
import { productOf } from '../product-of.ts'
import { findOrder, lockOrder, type Order, recordEvents, updateOrder } from '../repository.ts'
import type { Reply } from '../schemas.ts'
import { priceDifference, planChange } from './plan-change.ts'
import { blockedChange } from './refusals.ts'
import { countChanges, findChange, findChangeByKey, markRequested, type OrderChange } from './repository.ts'
import { type ChangeResult, changeResult, type ConfirmChangeBody } from './schemas.ts'
import { CHANGE_OPERATION, settleChange } from './settle-change.ts'

/**
 * Changes an order as quoted.
 *
 * Before the supplier is called, one transaction commits the state `changing`, the plan, the stock of the new days, the difference set aside in the
 * wallet, and the key. If several confirmations run at once, only one of them changes the order. A retry with the same key gets the same response.
 */
export async function confirmChange(
  deps: Deps,
  agent: Agent,
  { key, ...call }: KeyedCall,
  body: ConfirmChangeBody,
): Promise<Reply<ChangeResult>> {
  const scope: KeyScope = { userSub: agent.sub, operation: CHANGE_OPERATION, key }
  const { bookingReferenceNo } = body.requestObject
  const foundOrder = await findOrder(deps.db, agent, { reference: bookingReferenceNo, provider: body.provider })
  const terms = foundOrder ? await readTerms(deps, foundOrder) : null
  const intent = await deps.db.transaction().execute((trx) =>
    runOncePerKey<ChangeResult, string>(trx, scope, {
      ...call,
      now: deps.clock(),
      reply: changeResult,
      resume: async () => ({ recorded: (await findChangeByKey(trx, agent.sub, key)).order_reference }),
      run: async () => {
        const refused = await recordIntent(trx)
        return refused ? { envelope: refused } : { recorded: bookingReferenceNo }
      },
    }),
  )
  if ('envelope' in intent) return intent
  await settleChange(deps, intent.recorded, { isRetry: false })
  const envelope = changeResult.parse(await readOutcome(deps.db, scope))
  return { envelope, replayed: intent.replayed }

  /** Writes the intent or returns a refusal. */
  async function recordIntent(trx: Trx): Promise<Envelope<never> | undefined> {
    const change = await findChange(trx, body.changeId, agent.sub)
    const reference = bookingReferenceNo
    if (change?.order_reference !== reference) {
      return refusal('NOT_FOUND', 'Change quote not found.', {}, { statusCode: 404 })
    }
    // Stock is always locked before orders. An order without stock is closed and cannot be changed.
    const stock = change.has_dates ? await findOrderStock(trx, reference) : undefined
    if (stock) await lockStock(trx, stock)
    const order = await lockOrder(trx, reference)
    const problem = await quoteProblem(trx, order, change)
    if (problem) return problem
    const product = productOf(deps.products, order)
    const pricing = { userSub: agent.sub, quotedHalalas: change.plan.order.totalHalalas }
    const check = await planChange(trx, deps, { product, order, terms }, change.wanted, pricing)
    if (check.kind === 'refused') return check.envelope
    const difference = priceDifference(order, change.plan)
    if (toHalalas(body.requestObject.difference) !== difference) {
      throw new HttpError(400, 'BAD_REQUEST', 'requestObject.difference: must equal the quoted difference')
    }
    const now = deps.clock()
    const paymentRefusal =
      difference > 0 &&
      (await authorizePayment(
        trx,
        agent,
        { authCode: body.authCode, paymentMethod: 'wallet' },
        { totalHalalas: difference, now },
      ))
    if (paymentRefusal) return paymentRefusal
    await writeIntent(trx, order, change, now)
    return undefined
  }

  async function quoteProblem(trx: Trx, order: Order, { id }: OrderChange): Promise<Envelope<never> | undefined> {
    if (order.supplier !== body.provider.toLowerCase()) {
      return refusal('NOT_FOUND', 'Reservation not found.', {}, { statusCode: 404 })
    }
    if (order.state === 'changing') return blockedChange('changeInProgress', order.supplier)
    // Reads the quote again: another confirmation may have used it while this one waited for the order's lock.
    const change = await findChange(trx, id, agent.sub)
    if (!change || change.state !== 'quoted') return refusal('QUOTE_USED', 'The change quote has already been used.')
    if (change.expires_at <= deps.clock()) return refusal('QUOTE_EXPIRED', 'The change quote has expired.')
    const isUnchanged = order.total_halalas === change.old_total_halalas && (order.pay_by !== null) === change.is_unpaid
    if (!isUnchanged || (await countChanges(trx, order.reference)).total !== change.revision) {
      return refusal('QUOTE_EXPIRED', 'The booking has been paid or changed since the quote.')
    }
    return undefined
  }

  async function writeIntent(trx: Trx, order: Order, { id, plan }: OrderChange, now: Date): Promise<void> {
    const { reference } = order
    const halalas = priceDifference(order, plan)
    if (halalas > 0) await moveFunds(trx, order, 'hold', { halalas, at: now, actorSub: agent.sub })
    await reserveDays(trx, reference, plan.days)
    await markRequested(trx, id, { key, cultCode: body.cultCode, now })
    const dueAt = new Date(now.getTime() + reconcileAfterMs(deps.settings))
    await updateOrder(trx, reference, { state: 'changing', due_at: dueAt }, now)
    await recordEvents(trx, reference, now, [{ kind: 'CHANGE_REQUESTED', actorKind: 'AGENT', actor: agent.name }])
  }
}
