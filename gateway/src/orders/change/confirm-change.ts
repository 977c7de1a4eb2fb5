import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError, refusal } from '#src/errors.ts'
import { runOncePerKey } from '#src/idempotency/once-under-key.ts'
import { type KeyedCall, type KeyScope, readOutcome } from '#src/idempotency/repository.ts'
import { halalasOf } from '#src/values/money.ts'
import { settleWithinMs } from '../ask-supplier.ts'
import { readTerms } from '../terms/current-policy.ts'
import { lockStock, stockOfOrder, reserveDays } from '../holds/repository.ts'
import { authorizePayment } from '../payment/check-buyer.ts'
import { moveFunds } from '../payment/funds.ts'
import { productOf } from '../product-of.ts'
import { findOrder, lockOrder, type Order, recordEvents, updateOrder } from '../repository.ts'
import type { Reply } from '../schemas.ts'
import { differenceOf, planChange } from './plan-change.ts'
import { blockedChange } from './refusals.ts'
import { countChanges, findChange, findChangeByKey, markRequested, type OrderChange } from './repository.ts'
import { type ChangeResult, changeResult, type ConfirmChangeBody } from './schemas.ts'
import { CHANGE, settleChange } from './settle-change.ts'

/**
 * Changes an order as quoted.
 *
 * The state `changing`, the plan, the new days of the stock, the difference set aside in the wallet and the key are committed before the supplier
 * is asked. Of several confirmations that run at once one changes, and a repetition with the same key gets the same response.
 */
export async function confirmChange(
  deps: Deps,
  agent: Agent,
  { key, ...call }: KeyedCall,
  body: ConfirmChangeBody,
): Promise<Reply<ChangeResult>> {
  const scope: KeyScope = { userSub: agent.sub, operation: CHANGE, key }
  const { bookingReferenceNo } = body.requestObject
  const asked = await findOrder(deps.db, agent, { reference: bookingReferenceNo, provider: body.provider })
  const terms = asked ? await readTerms(deps, asked) : null
  const intent = await deps.db.transaction().execute((trx) =>
    runOncePerKey<ChangeResult, string>(trx, scope, {
      ...call,
      now: deps.clock(),
      reply: changeResult,
      resume: async () => ({ recorded: (await findChangeByKey(trx, agent.sub, key)).order_reference }),
      run: async () => {
        const refused = await request(trx)
        return refused ? { envelope: refused } : { recorded: bookingReferenceNo }
      },
    }),
  )
  if ('envelope' in intent) return intent
  await settleChange(deps, intent.recorded, { reread: false })
  const envelope = changeResult.parse(await readOutcome(deps.db, scope))
  return { envelope, replayed: intent.replayed }

  /** Writes the intent or returns a refusal. */
  async function request(trx: Trx): Promise<Envelope<never> | undefined> {
    const change = await findChange(trx, body.changeId, agent.sub)
    const reference = bookingReferenceNo
    if (change?.order_reference !== reference) {
      return refusal('NOT_FOUND', 'Change quote not found.', {}, { statusCode: 404 })
    }
    // Stock is locked before orders, everywhere. An order without stock has ended and cannot be changed.
    const stock = change.has_dates ? await stockOfOrder(trx, reference) : undefined
    if (stock) await lockStock(trx, stock)
    const order = await lockOrder(trx, reference)
    const spent = await quoteProblem(trx, order, change)
    if (spent) return spent
    const product = productOf(deps.products, order)
    const question = { userSub: agent.sub, quotedHalalas: change.plan.order.totalHalalas }
    const checked = await planChange(trx, deps, { product, order, terms }, change.wanted, question)
    if (checked.kind === 'refused') return checked.envelope
    const due = differenceOf(order, change.plan)
    if (halalasOf(body.requestObject.difference) !== due) {
      throw new HttpError(400, 'BAD_REQUEST', 'requestObject.difference: is not the quoted difference')
    }
    const now = deps.clock()
    const unpayable =
      due > 0 &&
      (await authorizePayment(
        trx,
        agent,
        { authCode: body.authCode, paymentMethod: 'wallet' },
        { totalHalalas: due, now },
      ))
    if (unpayable) return unpayable
    await writeIntent(trx, order, change, now)
    return undefined
  }

  async function quoteProblem(trx: Trx, order: Order, { id }: OrderChange): Promise<Envelope<never> | undefined> {
    if (order.supplier !== body.provider.toLowerCase()) {
      return refusal('NOT_FOUND', 'Reservation not found.', {}, { statusCode: 404 })
    }
    if (order.state === 'changing') return blockedChange('changeInProgress', order.supplier)
    // Read again, because another confirmation may have used it while this one waited for the order's lock.
    const change = await findChange(trx, id, agent.sub)
    if (!change || change.state !== 'quoted') return refusal('QUOTE_USED', 'The change quote was used before.')
    if (change.expires_at <= deps.clock()) return refusal('QUOTE_EXPIRED', 'The change quote has expired.')
    const isSame = order.total_halalas === change.old_total_halalas && (order.pay_by !== null) === change.is_unpaid
    if (!isSame || (await countChanges(trx, order.reference)).all !== change.revision) {
      return refusal('QUOTE_EXPIRED', 'The booking has been paid or changed since the quote.')
    }
    return undefined
  }

  async function writeIntent(trx: Trx, order: Order, { id, plan }: OrderChange, now: Date): Promise<void> {
    const { reference } = order
    const halalas = differenceOf(order, plan)
    if (halalas > 0) await moveFunds(trx, order, 'hold', { halalas, at: now, actorSub: agent.sub })
    await reserveDays(trx, reference, plan.days)
    await markRequested(trx, id, { key, cultCode: body.cultCode, now })
    const dueAt = new Date(now.getTime() + settleWithinMs(deps.settings))
    await updateOrder(trx, reference, { state: 'changing', due_at: dueAt }, now)
    await recordEvents(trx, reference, now, [{ kind: 'CHANGE_REQUESTED', actorKind: 'AGENT', actor: agent.name }])
  }
}
