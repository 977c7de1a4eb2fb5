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
  /** True for a change that has new dates. */
  readonly hasNewDates?: boolean
}

type CheckOrder = (trx: Trx, orderToPlace: OrderToPlace) => Promise<Envelope<never> | undefined>

/** Reacts to an update and returns the ids of documents to attach to the e-mail about it. */
type Reaction = (trx: Trx, update: OrderUpdate) => Promise<readonly number[]>

/** Reacts to order events in the transactions that write the orders. The order engine knows its listeners only through this interface. */
export interface OrderListener {
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

export type OrderListeners = readonly OrderListener[]

/** Notifies all listeners of an event, one after the other. Returns the ids of documents to attach to the e-mail about the event. */
export async function notifyListeners(
  trx: Trx,
  orderListeners: OrderListeners,
  event: 'paid' | 'charged' | 'failed' | 'cancelled' | 'changing' | 'changed',
  update: OrderUpdate,
): Promise<readonly number[]> {
  const documents: number[] = []
  for (const listener of orderListeners) documents.push(...((await listener[event]?.(trx, update)) ?? []))
  return documents
}

/** Returns the first refusal by a listener, or undefined if there is none. */
export async function findRefusal(
  trx: Trx,
  orderListeners: OrderListeners,
  check: 'checkBeforeHold' | 'checkAfterHold',
  orderToPlace: OrderToPlace,
): Promise<Envelope<never> | undefined> {
  for (const listener of orderListeners) {
    const refusal = await listener[check]?.(trx, orderToPlace)
    if (refusal) return refusal
  }
  return undefined
}
