import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { storeOutcome } from '#src/idempotency/repository.ts'
import { finalResponseColumns } from '../supplier-call.ts'
import type { OrderUpdate } from '../order-listener.ts'
import { queueOrderEmail } from '../order-emails.ts'
import { readActor, recordEvents, updateOrder } from '../repository.ts'
import { deadlineAfterRefusedRelease } from '../unpaid/pay-later-rules.ts'
import { type Cancellation, deleteCancellation } from './repository.ts'

/** Operation name in stored idempotency keys; must never change. */
export const CANCEL_OPERATION = 'confirm-cancellation'

/** A cancellation that the supplier has accepted or refused, with its locked order. */
export interface SettledCancellation extends OrderUpdate {
  readonly cancellation: Cancellation
}

/** Stores the response to the call that confirmed the cancellation. Cancellations by the platform have no such call. */
export async function storeCancellationOutcome(
  trx: Trx,
  { user_sub: userSub, client_reference: key }: Cancellation,
  outcome: Envelope<unknown>,
): Promise<void> {
  if (userSub !== null && key !== null) await storeOutcome(trx, { userSub, operation: CANCEL_OPERATION, key }, outcome)
}

/**
 * Restores an order that the supplier refused to cancel, so that the cancellation can be tried again. An unpaid order that was due for release gets
 * a new payment deadline.
 */
export async function refuseCancellation(
  trx: Trx,
  { product, order, cancellation, now, settings }: SettledCancellation,
  message: string,
): Promise<void> {
  const { reference, supplier, user_sub: bookedBy } = order
  const { user_sub: requestedBy, requested_at: requestedAt } = cancellation
  const isRelease = requestedBy === null
  const confirmed = {
    ...order,
    state: 'confirmed',
    pay_by: isRelease ? deadlineAfterRefusedRelease(order, now) : order.pay_by,
  } as const
  await updateOrder(trx, reference, { state: confirmed.state, pay_by: confirmed.pay_by, ...finalResponseColumns }, now)
  await deleteCancellation(trx, reference)
  await recordEvents(trx, reference, now, [
    { kind: 'CANCEL_REFUSED', actorKind: 'SUPPLIER', actor: supplier, note: message },
  ])
  await storeCancellationOutcome(trx, cancellation, refusal('SUPPLIER_REFUSED', message, {}, { provider: supplier }))
  await queueOrderEmail(trx, product, confirmed, {
    kind: isRelease ? 'payment-due' : 'cancellation-refused',
    dedupeSuffix: requestedAt.toISOString(),
    recipient: await readActor(trx, requestedBy ?? bookedBy),
    cultCode: cancellation.cult_code,
    refundHalalas: null,
    documents: [],
    publicUrl: settings.publicUrl,
    now,
  })
}
