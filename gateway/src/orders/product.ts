import type { Agent } from '#src/agents/repository.ts'
import type { Db, Trx } from '#src/database/db.ts'
import type { Envelope } from '#src/errors.ts'
import type { Mail } from '#src/mail/render.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { Order } from './repository.ts'

/** What the engine writes into the order row of an accepted request. */
export interface NewOrder {
  readonly supplier: string
  /** First letters of the reference, `MKH`. */
  readonly referencePrefix: string
  readonly totalHalalas: number
  readonly startsOn: string
  readonly endsOn: string | null
  readonly startsAt: Date
  readonly leadName: string
  readonly paxCount: number
  readonly policy: CancellationPolicy
  /** Names by which an agent may look for the order: travelers and what was bought, in any language. */
  readonly searchNames: readonly string[]
}

export type ProductCheck =
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }
  | {
      readonly kind: 'accepted'
      readonly order: NewOrder
      /** Turns what is held into the order's and writes the product's own row. */
      readonly take: (trx: Trx, reference: string) => Promise<void>
    }

export type SupplierAnswer =
  | { readonly kind: 'confirmed' | 'pending'; readonly supplierReference: string }
  | { readonly kind: 'refused'; readonly message: string }

export interface MailEvent {
  readonly kind: 'booking-confirmed' | 'booking-cancelled'
  readonly agentName: string
  readonly locale: string
  readonly publicUrl: string
  readonly refundHalalas: number | null
}

/** What products work with. */
export interface ProductDeps {
  readonly db: Db
  readonly clock: () => Date
  readonly settings: { readonly publicUrl: string }
}

/**
 * What the engine asks of a product. The engine owns money, keys, states, history and mails; the product owns what is held,
 * its suppliers and the words of its own wire.
 */
export interface Product<Request = never> {
  /** Key in the table of products and in order rows; never changes. */
  readonly kind: string
  /** `bookingType` on the wire. */
  readonly bookingType: number
  /** Names placing an order in idempotency keys; never changes. */
  readonly operation: string
  /** Everything that must hold before money is looked at. What it locks stays locked until the transaction ends. */
  check(trx: Trx, deps: ProductDeps, agent: Agent, request: Request): Promise<ProductCheck>
  /** Frees what the order holds, so that it can be sold again. `failed`: the supplier refused the order. */
  release(trx: Trx, reference: string, reason: 'failed' | 'cancelled'): Promise<void>
  /** Orders from the supplier, or reads the order again when the supplier has it already. Called outside transactions. */
  order(deps: ProductDeps, order: Order): Promise<SupplierAnswer>
  /** Cancels at the supplier; again is no harm. Throws when the outcome is not known. Called outside transactions. */
  cancel(deps: ProductDeps, order: Order): Promise<void>
  /** The product's own fields of list rows, by reference. */
  listFacts(db: Db, orders: readonly Order[], locale: string): Promise<ReadonlyMap<string, Record<string, unknown>>>
  /** What a mail about the order says. */
  mail(trx: Trx, order: Order, event: MailEvent): Promise<Mail>
}
