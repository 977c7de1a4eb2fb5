import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Envelope } from '#src/errors.ts'
import type { Settings } from '#src/settings.ts'
import type { Product } from './product.ts'
import type { Order } from './repository.ts'

/** An order that is about to be placed. */
export interface OrderToPlace {
  readonly agent: Agent
  readonly products: Readonly<Record<string, Product>>
  readonly clock: () => Date
  /** Payment link that the order pays; null if none. */
  readonly linkId: string | null
  readonly trackToken: string
}

/** An order written by the running transaction, which has locked it. */
export interface OrderUpdate {
  readonly product: Product
  readonly settings: Settings
  readonly order: Order
  readonly now: Date
  /** Set for a change of dates. */
  readonly hasNewDates?: boolean
}

type CheckOrder = (trx: Trx, orderToPlace: OrderToPlace) => Promise<Envelope<never> | undefined>

/** Reacts to an update and returns the ids of documents to attach to its e-mail. */
type Reaction = (trx: Trx, update: OrderUpdate) => Promise<readonly number[]>

/** Reacts to orders in the transactions that write them. The order engine knows its followers only through this interface. */
export interface OrderFollower {
  /** Returns a refusal if an order cannot be placed. Called before its hold and price are checked. */
  readonly checkBeforeHold?: CheckOrder
  /** Returns a refusal if a hold cannot be ordered. Called after the hold is checked. */
  readonly checkAfterHold?: CheckOrder
  readonly placed?: (trx: Trx, orderToPlace: OrderToPlace, written: { reference: string; now: Date }) => Promise<void>
  /** The order was confirmed and paid. */
  readonly paid?: Reaction
  /** A card was charged. */
  readonly charged?: Reaction
  /** The supplier refused the order, or it was abandoned before it was sent. */
  readonly failed?: Reaction
  readonly cancelled?: Reaction
  /** The supplier has changed the order; the row is not updated yet. */
  readonly changing?: Reaction
  readonly changed?: Reaction
}

export type Followers = readonly OrderFollower[]

/** Notifies all followers of an event, one after the other. Returns the ids of documents to attach to its e-mail. */
export async function notifyFollowers(
  trx: Trx,
  followers: Followers,
  event: 'paid' | 'charged' | 'failed' | 'cancelled' | 'changing' | 'changed',
  update: OrderUpdate,
): Promise<readonly number[]> {
  const documents: number[] = []
  for (const follower of followers) documents.push(...((await follower[event]?.(trx, update)) ?? []))
  return documents
}

/** Returns the first refusal by a follower, or undefined if there is none. */
export async function findRefusal(
  trx: Trx,
  followers: Followers,
  check: 'checkBeforeHold' | 'checkAfterHold',
  orderToPlace: OrderToPlace,
): Promise<Envelope<never> | undefined> {
  for (const follower of followers) {
    const refusal = await follower[check]?.(trx, orderToPlace)
    if (refusal) return refusal
  }
  return undefined
}
