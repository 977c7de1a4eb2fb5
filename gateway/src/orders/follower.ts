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
  /** The payment link that the order pays. */
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

type Ask = (trx: Trx, placing: OrderToPlace) => Promise<Envelope<never> | undefined>

/** Returns the ids of documents to attach to the mail about the update. */
type Follow = (trx: Trx, update: OrderUpdate) => Promise<readonly number[]>

/** Reacts to orders in the transactions that write them. The order engine knows its followers by this interface only. */
export interface OrderFollower {
  /** Why an order cannot be placed, before its hold and price are checked. */
  readonly refusePlacing?: Ask
  /** Why a hold cannot be ordered, after it was checked. */
  readonly refuseHeld?: Ask
  readonly placed?: (trx: Trx, placing: OrderToPlace, written: { reference: string; now: Date }) => Promise<void>
  /** Confirmed and paid. */
  readonly paid?: Follow
  /** A card was charged. */
  readonly charged?: Follow
  /** Refused by the supplier, or abandoned before the supplier was asked. */
  readonly failed?: Follow
  readonly cancelled?: Follow
  /** The supplier has changed the order; the row is not updated yet. */
  readonly changing?: Follow
  readonly changed?: Follow
}

export type Followers = readonly OrderFollower[]

/** Notifies the followers of an order's event, one after the other. Returns the ids of documents to attach to the mail about it. */
export async function announce(
  trx: Trx,
  followers: Followers,
  what: 'paid' | 'charged' | 'failed' | 'cancelled' | 'changing' | 'changed',
  update: OrderUpdate,
): Promise<readonly number[]> {
  const documents: number[] = []
  for (const follower of followers) documents.push(...((await follower[what]?.(trx, update)) ?? []))
  return documents
}

/** The first follower's refusal of an order. */
export async function refusedBy(
  trx: Trx,
  followers: Followers,
  which: 'refusePlacing' | 'refuseHeld',
  placing: OrderToPlace,
): Promise<Envelope<never> | undefined> {
  for (const follower of followers) {
    const refused = await follower[which]?.(trx, placing)
    if (refused) return refused
  }
  return undefined
}
