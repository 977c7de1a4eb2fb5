import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { countOpenHolds } from './repository.ts'
import type { AnyHold } from './tables.ts'

/** Lifetime of a hold. */
export const HOLD_MS = 15 * 60_000

interface NewUnits {
  readonly kind: string
  /** Number of units in the new hold. */
  readonly count: number
  /** Suffix of the refusal's `max…` field, such as `Rooms` in `maxRooms`. */
  readonly unitName: string
  /** Maximum number of holds that an agent may have for one product. */
  readonly limit: number
  /** Units in a typical hold. An agent may hold at most `limit` times as many units. */
  readonly unitsPerHold: number
  readonly now: Date
}

/** Returns a refusal if an agent cannot hold more of a product. Ordered and expired holds do not count. */
export async function holdLimitProblem(
  trx: Trx,
  userSub: string,
  { kind, count, unitName, limit, unitsPerHold, now }: NewUnits,
): Promise<Envelope<never> | undefined> {
  const openHolds = await countOpenHolds(trx, { userSub, kind, now })
  if (openHolds.holds < limit && openHolds.units + count <= limit * unitsPerHold) return undefined
  return refusal('TOO_MANY_HOLDS', 'You have too many open holds. Book one, or wait until one expires.', {
    maxHolds: limit,
    [`max${unitName}`]: limit * unitsPerHold,
    retryAt: openHolds.firstExpiry?.toISOString() ?? null,
  })
}

/** Builds the refusal for a hold that does not exist or belongs to another agent. */
export const unknownToken = () => refusal('TRACK_TOKEN_UNKNOWN', 'Unknown track token.')

/** Returns a refusal if a hold cannot be booked because it was used, has expired or was released. */
export function holdProblem({ state, expires_at, order_reference }: AnyHold, now: Date): Envelope<never> | undefined {
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
