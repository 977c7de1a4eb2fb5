import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, HttpError, ok, refusal } from '#src/errors.ts'
import { giveRoomsBack } from '#src/holds/repository.ts'
import { claimKey, keepOutcome, type KeyScope, releaseKey } from '#src/idempotency/keys.ts'
import { halalasOf, riyals } from '#src/money.ts'
import { supplierAccount, transfer, walletOf } from '#src/wallet/ledger.ts'
import { mailBooking } from './booking-mails.ts'
import { blockersOf } from './cancellation-state.ts'
import { recordEvents } from './events.ts'
import { cancelRefusal } from './quote-cancellation.ts'
import { type Booking, lockBooking } from './repository.ts'
import type { KeyedCall, Reply } from './reserve-hotel.ts'
import { type CancellationBody, type CancellationResult, cancellationResult } from './schemas.ts'
import { cancelOrder } from './supplier-orders.ts'

/**
 * Cancels a booking at a quoted refund: status, refund, rooms, history and quote change together or not at all. Of several
 * confirmations that run at once, one cancels; a repetition with the same key gets the same answer.
 */
export async function confirmCancellation(
  deps: Deps,
  agent: Agent,
  { key, fingerprint }: KeyedCall,
  body: CancellationBody,
): Promise<Reply<CancellationResult>> {
  const scope: KeyScope = { userSub: agent.sub, operation: 'confirm-cancellation', key }
  return deps.db.transaction().execute(async (trx) => {
    const now = deps.clock()
    const claim = await claimKey(trx, scope, { fingerprint, now })
    if (claim.kind === 'mismatch') {
      const words = 'The idempotency key was used before with another request.'
      return { envelope: refusal('IDEMPOTENCY_MISMATCH', words), replayed: false }
    }
    if (claim.kind === 'known') {
      return { envelope: cancellationResult.parse(claim.outcome), replayed: true }
    }
    const envelope = await cancel(trx, deps, agent, body, now)
    await (envelope.response === null ? releaseKey(trx, scope) : keepOutcome(trx, scope, envelope))
    return { envelope, replayed: false }
  })
}

async function cancel(
  trx: Trx,
  { settings }: Deps,
  agent: Agent,
  { packageId, provider, requestObject, cultCode }: CancellationBody,
  now: Date,
): Promise<Envelope<CancellationResult>> {
  const quote = await trx
    .selectFrom('cancellation_quotes')
    .selectAll()
    .where('id', '=', packageId)
    .where('user_sub', '=', agent.sub)
    .forUpdate()
    .executeTakeFirst()
  if (!quote || quote.booking_reference !== requestObject.bookingReferenceNo) {
    return refusal('NOT_FOUND', 'There is no such cancellation quote.', {}, { statusCode: 404 })
  }
  if (halalasOf(requestObject.refundAmount) !== quote.refund_halalas) {
    throw new HttpError(400, 'BAD_REQUEST', 'requestObject.refundAmount: is not the quoted refund')
  }
  if (quote.used_at) return refusal('QUOTE_USED', 'The cancellation quote was used before.')
  if (quote.expires_at <= now) return refusal('QUOTE_EXPIRED', 'The quoted refund does not hold any more.')

  const booking = await lockBooking(trx, quote.booking_reference)
  if (booking.supplier !== provider.toLowerCase()) {
    return refusal('NOT_FOUND', 'There is no such reservation.', {}, { statusCode: 404 })
  }
  const blockers = blockersOf(booking, { now, settings })
  if (blockers.length > 0) return cancelRefusal(blockers, booking.supplier)

  await trx.updateTable('cancellation_quotes').set({ used_at: now }).where('id', '=', packageId).execute()
  await writeCancellation(trx, booking, {
    agent,
    now,
    refund: quote.refund_halalas,
    reason: requestObject.cancellationReason,
  })
  await mailBooking(trx, booking, {
    kind: 'booking-cancelled',
    refundHalalas: quote.refund_halalas,
    recipient: agent,
    locale: agent.language ?? cultCode,
    publicUrl: settings.publicUrl,
    now,
  })
  return ok({
    bookingReferenceNo: booking.reference,
    bookingStatus: 'Cancelled',
    refundAmount: riyals(quote.refund_halalas),
    currencyCode: 'SAR',
  })
}

async function writeCancellation(
  trx: Trx,
  { reference, supplier, company_id: companyId }: Booking,
  { agent, now, refund, reason }: { agent: Agent; now: Date; refund: number; reason: string },
) {
  await cancelOrder(trx, reference, now)
  await trx
    .updateTable('bookings')
    .set({ state: 'cancelled', supplier_word: 'Cancelled', refunded_halalas: refund })
    .where('reference', '=', reference)
    .execute()
  // The hold stays used: its track token can never book again.
  await giveRoomsBack(trx, reference, null)
  await transfer(trx, {
    kind: 'refund',
    from: supplierAccount(supplier),
    to: walletOf(companyId),
    halalas: refund,
    at: now,
    bookingReference: reference,
    actorSub: agent.sub,
  })
  await recordEvents(trx, reference, now, [
    { kind: 'CANCELLED', actorKind: 'AGENT', actor: agent.name, note: reason },
    { kind: 'REFUNDED', actorKind: 'SYSTEM', halalas: refund },
  ])
}
