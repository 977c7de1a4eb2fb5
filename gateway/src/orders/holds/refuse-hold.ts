import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { readLiveHolds } from './repository.ts'
import type { Hold } from './tables.ts'

/** Lifetime of a hold. */
export const HOLD_MS = 15 * 60_000

const UNITS_PER_HOLD = 3

/** Refuses more holds than agents need, whatever the wallet's balance. Ordered and expired holds do not count. */
export async function refuseTooMany(
  trx: Trx,
  userSub: string,
  { adding, limit, now }: { adding: number; limit: number; now: Date },
): Promise<Envelope<never> | undefined> {
  const live = await readLiveHolds(trx, userSub, now)
  if (live.holds < limit && live.units + adding <= limit * UNITS_PER_HOLD) return undefined
  return refusal('TOO_MANY_HOLDS', 'You hold too many rooms or vehicles. Book them, or wait until a hold expires.', {
    maxHolds: limit,
    maxRooms: limit * UNITS_PER_HOLD,
    retryAt: live.firstExpiry?.toISOString() ?? null,
  })
}

/** Refuses a hold that became an order, and one that holds nothing anymore. */
export function refuseSpent(
  { state, expires_at, order_reference }: Hold<unknown, unknown>,
  now: Date,
): Envelope<never> | undefined {
  if (state === 'used') {
    return refusal('TRACK_TOKEN_USED', 'The track token was used for a booking.', {
      bookingReferenceNo: order_reference,
    })
  }
  // A released hold has no stock: its order failed, or a later check replaced it.
  if (state === 'released' || expires_at <= now) {
    return refusal('TRACK_TOKEN_EXPIRED', 'The offer is no longer held. Check the availability again.')
  }
  return undefined
}
