import { randomUUID } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { riyals } from '#src/money.ts'
import type { CancellationBlocker } from './cancellation-eligibility.ts'
import { nextChange, refundAt } from './cancellation-policy.ts'
import { blockersOf } from './cancellation-state.ts'
import { findBooking } from './repository.ts'
import type { BookingBody, CancellationQuote } from './schemas.ts'
import { noSuchBooking } from './view-booking.ts'

const LONGEST_MS = 10 * 60_000

/** What cancelling would give back now. The booking stays as it is; only the promise is written down, for one confirmation. */
export async function quoteCancellation(
  { db, clock, settings }: Deps,
  agent: Agent,
  { bookingReferenceNo, provider }: BookingBody,
): Promise<Envelope<CancellationQuote>> {
  const booking = await findBooking(db, agent, { reference: bookingReferenceNo, provider })
  if (!booking) return noSuchBooking()
  const now = clock()
  const blockers = blockersOf(booking, { now, settings })
  if (blockers.length > 0) return cancelRefusal(blockers, booking.supplier)

  const refund = refundAt(booking.offer.rooms, now)
  // A refund is never promised beyond the moment at which the terms change it.
  const until = Math.min(now.getTime() + LONGEST_MS, nextChange(booking.offer.rooms, now)?.getTime() ?? Infinity)
  const id = randomUUID()
  await db
    .insertInto('cancellation_quotes')
    .values({
      id,
      booking_reference: booking.reference,
      user_sub: agent.sub,
      refund_halalas: refund,
      expires_at: new Date(until),
      used_at: null,
    })
    .execute()
  return ok({
    bookingReferenceNo: booking.reference,
    cancellationStatus: refund === booking.total_halalas ? 'Refundable' : 'Partially Refundable',
    refundAmount: riyals(refund),
    bookingPaymentAmount: riyals(booking.total_halalas),
    currencyCode: 'SAR',
    referenceCode: booking.supplier_reference ?? booking.reference,
    packageId: id,
    expiresAt: new Date(until).toISOString(),
    tpExtensions: [],
    config: [],
  })
}

const words: Record<CancellationBlocker['code'], string> = {
  waitTimeError: 'A booking can be cancelled some minutes after it was made.',
  cancelVisaError: 'The booking is used in a visa application.',
  nonRefundable: 'Nothing would be refunded.',
  notEligible: 'The booking cannot be cancelled.',
}

const facts = (blocker: CancellationBlocker): Record<string, string> => {
  if (blocker.code === 'waitTimeError') return { availableFrom: blocker.availableFrom.toISOString() }
  return blocker.code === 'cancelVisaError' ? { visaApplicationId: blocker.visaApplicationId } : {}
}

/** Every rule that stands in the way, as errors of the wire. */
export const cancelRefusal = (blockers: readonly CancellationBlocker[], provider: string): Envelope<never> => {
  const refusals = blockers.map((blocker) => refusal(blocker.code, words[blocker.code], facts(blocker), { provider }))
  const first = refusals[0] ?? refusal('notEligible', words.notEligible, {}, { provider })
  return { ...first, errors: refusals.flatMap(({ errors }) => errors) }
}
