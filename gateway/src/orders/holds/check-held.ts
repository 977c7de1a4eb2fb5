import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { halalasOf, riyals } from '#src/values/money.ts'
import { refuseSpent } from './refuse-hold.ts'
import { lockHold } from './repository.ts'
import type { Hold } from './tables.ts'

/** What a reservation says of the hold it is for. */
export interface HeldClaim {
  readonly kind: string
  readonly provider: string
  readonly trackToken: string
  readonly price: number
}

export type HeldCheck<Offer, Request> =
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }
  | { readonly kind: 'held'; readonly hold: Hold<Offer, Request> }

/** Finds the agent's open hold at the price that the agent saw. The hold and its stock stay locked until the transaction ends. */
export async function checkHeld<Offer, Request>(
  trx: Trx,
  clock: () => Date,
  { sub: userSub }: Agent,
  { kind, provider, trackToken, price }: HeldClaim,
): Promise<HeldCheck<Offer, Request>> {
  const hold = await lockHold<Offer, Request>(trx, { kind, trackToken, userSub })
  if (!hold || hold.supplier !== provider.toLowerCase()) {
    return { kind: 'refused', envelope: refusal('TRACK_TOKEN_UNKNOWN', 'There is no such track token.') }
  }
  const spent = refuseSpent(hold, clock())
  if (spent) return { kind: 'refused', envelope: spent }
  if (halalasOf(price) !== hold.total_halalas) {
    const prices = { oldPrice: price, newPrice: riyals(hold.total_halalas) }
    return { kind: 'refused', envelope: refusal('PRICE_CHANGED', 'The price has changed.', prices) }
  }
  return { kind: 'held', hold }
}
