import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError, refusal } from '#src/errors.ts'
import { claimKey, type KeyedCall, type KeyScope, readOutcome, releaseKey } from '#src/idempotency/repository.ts'
import { halalasOf } from '#src/values/money.ts'
import { settleWithinMs } from '../ask-supplier.ts'
import { refundOf } from '../cancellation-policy.ts'
import { findOrder, lockOrder, recordEvents, updateOrder } from '../repository.ts'
import { type CancellationBody, type CancellationResult, cancellationResult, type Reply } from '../schemas.ts'
import { blockersOf } from './cancellation-state.ts'
import { byTerms, readTerms } from '../terms/current-policy.ts'
import { cancelRefusal } from './refusals.ts'
import { findCancellationByKey, insertCancellation, lockQuote, markQuoteUsed } from './repository.ts'
import { CANCELLATION } from './refuse-cancellation.ts'
import { settleCancellation } from './settle-cancellation.ts'

/**
 * Cancels an order at a quoted refund.
 *
 * The state `cancelling`, the promised refund and the key are committed before the supplier is asked; its answer is written
 * afterwards. Of several confirmations that run at once one cancels, and a repetition with the same key gets the same answer.
 */
export async function cancelOrder(
  deps: Deps,
  kind: string,
  agent: Agent,
  { key, fingerprint }: KeyedCall,
  body: CancellationBody,
): Promise<Reply<CancellationResult>> {
  const scope: KeyScope = { userSub: agent.sub, operation: CANCELLATION, key }
  const { bookingReferenceNo: wanted } = body.requestObject
  const asked = await findOrder(deps.db, agent, { kind, reference: wanted, provider: body.provider })
  const terms = asked ? await readTerms(deps, asked) : null
  const intent = await deps.db.transaction().execute((trx) => recordIntent(trx))
  if (intent.kind === 'answered') return intent
  await settleCancellation(deps, intent.reference, { reread: false })
  const envelope = cancellationResult.parse(await readOutcome(deps.db, scope))
  return { envelope, replayed: intent.kind === 'known' }

  async function recordIntent(trx: Trx): Promise<Intent> {
    const now = deps.clock()
    const claim = await claimKey(trx, scope, { fingerprint, now })
    if (claim.kind === 'mismatch') {
      return answered(refusal('IDEMPOTENCY_MISMATCH', 'The idempotency key was used before with another request.'))
    }
    if (claim.kind === 'known') {
      if (claim.outcome) return answered(cancellationResult.parse(claim.outcome), true)
      const { order_reference: reference } = await findCancellationByKey(trx, agent.sub, key)
      return { kind: 'known', reference }
    }
    const refused = await refuse(trx, now)
    if (refused) {
      await releaseKey(trx, scope)
      return answered(refused)
    }
    return { kind: 'recorded', reference: await writeIntent(trx, now) }
  }

  async function refuse(trx: Trx, now: Date): Promise<Envelope<never> | undefined> {
    const { packageId, provider, requestObject } = body
    const quote = await lockQuote(trx, packageId, agent.sub)
    if (!quote || quote.order_reference !== requestObject.bookingReferenceNo) {
      return refusal('NOT_FOUND', 'Cancellation quote not found.', {}, { statusCode: 404 })
    }
    if (halalasOf(requestObject.refundAmount) !== quote.refund_halalas) {
      throw new HttpError(400, 'BAD_REQUEST', 'requestObject.refundAmount: is not the quoted refund')
    }
    const order = byTerms(await lockOrder(trx, quote.order_reference), terms)
    if (order.supplier !== provider.toLowerCase() || order.kind !== kind) {
      return refusal('NOT_FOUND', 'Reservation not found.', {}, { statusCode: 404 })
    }
    if (order.state === 'cancelling') return cancelRefusal([{ code: 'cancelInProgress' }], order.supplier)
    if (quote.used_at) return refusal('QUOTE_USED', 'The cancellation quote was used before.')
    if (quote.expires_at <= now) return refusal('QUOTE_EXPIRED', 'The cancellation quote has expired.')
    // The refund changes when the order is paid or changed, or when the supplier's terms change.
    if (order.state === 'confirmed' && refundOf(order, now) !== quote.refund_halalas) {
      return refusal('QUOTE_EXPIRED', 'The booking has been paid or changed since the quote.')
    }
    const blockers = blockersOf(order, { now, settings: deps.settings })
    return blockers.length > 0 ? cancelRefusal(blockers, order.supplier) : undefined
  }

  async function writeIntent(trx: Trx, now: Date): Promise<string> {
    const { packageId, cultCode, requestObject } = body
    const { bookingReferenceNo: reference, cancellationReason: reason } = requestObject
    await markQuoteUsed(trx, packageId, now)
    await insertCancellation(trx, {
      order_reference: reference,
      quote_id: packageId,
      refund_halalas: halalasOf(requestObject.refundAmount) ?? 0,
      user_sub: agent.sub,
      client_reference: key,
      reason,
      cult_code: cultCode,
      requested_at: now,
    })
    const dueAt = new Date(now.getTime() + settleWithinMs(deps.settings))
    await updateOrder(trx, reference, { state: 'cancelling', due_at: dueAt }, now)
    await recordEvents(trx, reference, now, [{ kind: 'CANCEL_REQUESTED', actorKind: 'AGENT', actor: agent.name }])
    return reference
  }
}

type Intent =
  | ({ readonly kind: 'answered' } & Reply<CancellationResult>)
  /** `known`: recorded by an earlier call with the same key. */
  | { readonly kind: 'known' | 'recorded'; readonly reference: string }

const answered = (envelope: Envelope<CancellationResult>, replayed = false): Intent => ({
  kind: 'answered',
  envelope,
  replayed,
})
