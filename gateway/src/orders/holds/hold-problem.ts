import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { readLiveHolds } from './repository.ts'
import type { AnyHold } from './tables.ts'

/** Lifetime of a hold. */
export const HOLD_MS = 15 * 60_000

interface Adding {
  readonly kind: string
  /** Number of units in the new hold. */
  readonly adding: number
  /** Name of the unit limit in the refusal. */
  readonly unitName: string
  /** Maximum number of an agent's holds of one product. */
  readonly limit: number
  /** Units in an ordinary hold, on which the limit of units depends. */
  readonly unitsPerHold: number
  readonly now: Date
}

/** Why an agent cannot hold more of a product. Ordered and expired holds do not count, and the wallet does not matter. */
export async function holdLimitProblem(
  trx: Trx,
  userSub: string,
  { kind, adding, unitName, limit, unitsPerHold, now }: Adding,
): Promise<Envelope<never> | undefined> {
  const live = await readLiveHolds(trx, { userSub, kind, now })
  if (live.holds < limit && live.units + adding <= limit * unitsPerHold) return undefined
  return refusal('TOO_MANY_HOLDS', 'You have too many open holds. Book one, or wait until one expires.', {
    maxHolds: limit,
    [`max${unitName}`]: limit * unitsPerHold,
    retryAt: live.firstExpiry?.toISOString() ?? null,
  })
}

/** Refusal for a hold that does not exist or belongs to another agent. */
export const unknownToken = () => refusal('TRACK_TOKEN_UNKNOWN', 'Unknown track token.')

/** Why a hold cannot be booked: it became an order, expired or was released. */
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
