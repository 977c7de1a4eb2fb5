import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError, refusal } from '#src/errors.ts'
import { type CallOutcome, runOncePerKey } from '#src/idempotency/run-once-per-key.ts'
import { type KeyedCall, type KeyScope, readOutcome } from '#src/idempotency/repository.ts'
import { toHalalas } from '#src/values/money.ts'
import { reconcileAfterMs } from '../supplier-call.ts'
import { orderRefundAt } from '../cancellation-policy.ts'
import { findOrder, lockOrder, recordEvents, updateOrder } from '../repository.ts'
import { type CancellationBody, type CancellationResult, cancellationResult, type Reply } from '../schemas.ts'
import { findBlockers } from './cancellation-state.ts'
import { withTerms, readTerms } from '../terms/current-policy.ts'
import { cancelRefusal } from './refusals.ts'
import { findCancellationByKey, insertCancellation, lockQuote, markQuoteUsed } from './repository.ts'
import { CANCEL_OPERATION } from './refuse-cancellation.ts'
import { settleCancellation } from './settle-cancellation.ts'

/**
 * Cancels an order for the quoted refund.
 *
 * The state `cancelling`, the promised refund and the key are committed before the supplier is called; its response is written
 * afterwards. If several confirmations run at once, only one of them cancels. A retry with the same key gets the same response.
 */
export async function cancelOrder(
  deps: Deps,
  kind: string,
  agent: Agent,
  { key, ...call }: KeyedCall,
  body: CancellationBody,
): Promise<Reply<CancellationResult>> {
  const scope: KeyScope = { userSub: agent.sub, operation: CANCEL_OPERATION, key }
  const { bookingReferenceNo } = body.requestObject
  const foundOrder = await findOrder(deps.db, agent, { kind, reference: bookingReferenceNo, provider: body.provider })
  const terms = foundOrder ? await readTerms(deps, foundOrder) : null
  const intent = await deps.db.transaction().execute((trx) =>
    runOncePerKey(trx, scope, {
      ...call,
      now: deps.clock(),
      reply: cancellationResult,
      resume: async () => ({ recorded: (await findCancellationByKey(trx, agent.sub, key)).order_reference }),
      run: () => recordIntent(trx),
    }),
  )
  if ('envelope' in intent) return intent
  await settleCancellation(deps, intent.recorded, { isRetry: false })
  const envelope = cancellationResult.parse(await readOutcome(deps.db, scope))
  return { envelope, replayed: intent.replayed }

  async function recordIntent(trx: Trx): Promise<CallOutcome<CancellationResult, string>> {
    const now = deps.clock()
    const refused = await findRefusal(trx, now)
    return refused ? { envelope: refused } : { recorded: await writeIntent(trx, now) }
  }

  async function findRefusal(trx: Trx, now: Date): Promise<Envelope<never> | undefined> {
    const { packageId, provider, requestObject } = body
    const quote = await lockQuote(trx, packageId, agent.sub)
    if (!quote || quote.order_reference !== bookingReferenceNo) {
      return refusal('NOT_FOUND', 'Cancellation quote not found.', {}, { statusCode: 404 })
    }
    if (toHalalas(requestObject.refundAmount) !== quote.refund_halalas) {
      throw new HttpError(400, 'BAD_REQUEST', 'requestObject.refundAmount: must equal the quoted refund')
    }
    const order = withTerms(await lockOrder(trx, quote.order_reference), terms)
    if (order.supplier !== provider.toLowerCase() || order.kind !== kind) {
      return refusal('NOT_FOUND', 'Reservation not found.', {}, { statusCode: 404 })
    }
    if (order.state === 'cancelling') return cancelRefusal([{ code: 'cancelInProgress' }], order.supplier)
    if (quote.used_at) return refusal('QUOTE_USED', 'The cancellation quote has already been used.')
    if (quote.expires_at <= now) return refusal('QUOTE_EXPIRED', 'The cancellation quote has expired.')
    // The refund changes when the order is paid or changed, or when the supplier's terms change.
    if (order.state === 'confirmed' && orderRefundAt(order, now) !== quote.refund_halalas) {
      return refusal('QUOTE_EXPIRED', 'The booking has been paid or changed since the quote.')
    }
    const blockers = findBlockers(order, { now, settings: deps.settings })
    return blockers.length > 0 ? cancelRefusal(blockers, order.supplier) : undefined
  }

  async function writeIntent(trx: Trx, now: Date): Promise<string> {
    const { packageId, cultCode, requestObject } = body
    const { bookingReferenceNo: reference, cancellationReason: reason } = requestObject
    await markQuoteUsed(trx, packageId, now)
    await insertCancellation(trx, {
      order_reference: reference,
      quote_id: packageId,
      refund_halalas: toHalalas(requestObject.refundAmount) ?? 0,
      user_sub: agent.sub,
      client_reference: key,
      reason,
      cult_code: cultCode,
      requested_at: now,
    })
    const dueAt = new Date(now.getTime() + reconcileAfterMs(deps.settings))
    await updateOrder(trx, reference, { state: 'cancelling', due_at: dueAt }, now)
    await recordEvents(trx, reference, now, [{ kind: 'CANCEL_REQUESTED', actorKind: 'AGENT', actor: agent.name }])
    return reference
  }
}
