import type { Db, Trx } from '#src/database/db.ts'
import type { Envelope } from '#src/errors.ts'
import type { Locale } from '#src/locales.ts'
import type { BookedService } from '#src/mail/booking-mail.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { ChangePlan, ChangeTerms, WantedChange } from './change/plan.ts'
import type { DocumentedService, DocumentedSpan } from './documented-service.ts'
import type { AnyHold, HeldUnit } from './holds/tables.ts'
import type { ListedOrder, Order } from './repository.ts'

/** What the engine writes into the order row of an accepted request. */
export interface NewOrder {
  readonly supplier: string
  /** First letters of the reference, `MKH`. */
  readonly referencePrefix: string
  readonly totalHalalas: number
  /** The agent's commission; null where the supplier does not state it. */
  readonly commissionHalalas: number | null
  readonly startsOn: string
  readonly endsOn: string | null
  readonly startsAt: Date
  readonly leadName: string
  readonly paxCount: number
  readonly policy: CancellationPolicy
  /** Until when the supplier holds it without payment; null where it must be paid when it is ordered. */
  readonly payLaterUntil: Date | null
  /** Names that a text search finds: travelers, and the product in all languages. */
  readonly searchNames: readonly string[]
  /** Passport numbers that the order is found by, as `codeOf` writes them. */
  readonly lookupKeys: readonly string[]
}

export type ProductCheck =
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }
  | {
      readonly kind: 'accepted'
      readonly order: NewOrder
      /** Writes the product's own row. */
      readonly write: (trx: Trx, reference: string) => Promise<void>
    }

export type SupplierAnswer =
  | { readonly kind: 'confirmed' | 'pending'; readonly supplierReference: string }
  | { readonly kind: 'refused'; readonly message: string }

export type CancelAnswer = { readonly kind: 'cancelled' } | { readonly kind: 'refused'; readonly message: string }

export type ChangeAnswer = { readonly kind: 'confirmed' } | { readonly kind: 'refused'; readonly message: string }

export type ChangeCheck =
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }
  | { readonly kind: 'planned'; readonly plan: ChangePlan }

/** For whom a change is priced, and at which total it was quoted before; null for a new quote. */
export interface ChangeQuestion {
  readonly userSub: string
  readonly quotedHalalas: number | null
}

/** How orders of a product are changed after their supplier has confirmed them. */
export interface Changing {
  /** Undefined where the supplier changes nothing. */
  termsOf(supplier: string): ChangeTerms | undefined
  /** Checks and prices a change. To confirm one of days, the caller has locked the stock of the order; a quote takes no stock and locks none. */
  plan(trx: Trx, deps: ProductDeps, order: Order, wanted: WantedChange, question: ChangeQuestion): Promise<ChangeCheck>
  /** Writes the details of a plan into the product's own row. */
  write(trx: Trx, reference: string, details: unknown): Promise<void>
  /** Changes the order at the supplier. Idempotent by the change's id; throws when the outcome is unknown. Called outside transactions. */
  change(deps: ProductDeps, order: Order, changeId: string): Promise<ChangeAnswer>
}

/** What the client shares by a payment link, in the product's part of the wire. */
export interface SharedData {
  readonly search: unknown
  readonly basket: unknown
  readonly selectedRooms: unknown
}

/** A service that is shared by a payment link. */
export interface SharedService {
  readonly supplier: string
  /** Hotel or company whose stock is booked. */
  readonly stock: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly startsAt: Date
  /** What a hold of the service takes. */
  readonly units: readonly HeldUnit[]
  /** Words the service for a mail. */
  readonly describe: (locale: Locale) => BookedService
}

/** How payment links share a product. */
export interface Sharing {
  /** Name of the product in the data of a link. */
  readonly type: string
  /** Screen of the web app that opens its links. */
  readonly path: string
  /** Undefined when the data cannot be read, or what they name is not for sale. */
  readonly read: (data: SharedData) => SharedService | undefined
}

/** What products work with. */
export interface ProductDeps {
  readonly db: Db
  readonly clock: () => Date
  readonly settings: { readonly publicUrl: string; readonly unpaidPerCompany: number }
}

/** How a product prices a hold again for a promo code. */
export interface Repricing<Held> {
  /** Field of the answer to a promo code that has the priced hold. */
  readonly answerField: string
  /** Why no promo code counts for the hold. */
  refusal?(held: Held): Envelope<never> | undefined
  /** Why a code is no promo code, where the product takes it in another way. */
  refuseCode?(code: string): Envelope<never> | undefined
  /** The hold at its price without a share; undefined when the supplier no longer sells it. */
  withoutShare(deps: ProductDeps, held: Held, basisPoints: number): Held | undefined
  /** The hold as the availability check answers it. */
  answer(deps: ProductDeps, held: Held, locale: Locale): { totalPrice: number; currencyCode: 'SAR' }
}

/**
 * What a product implements. The engine owns money, keys, holds, states, history and mails; the product owns what it sells, its suppliers,
 * its part of the wire and its words in a mail.
 */
export interface Product<Request = never, Held extends AnyHold = AnyHold> {
  /** Key in the table of products and in order rows; never changes. */
  readonly kind: string
  /** `bookingType` on the wire. */
  readonly bookingType: number
  /** Names placing an order in idempotency keys; never changes. */
  readonly operation: string
  /** Missing where the product takes no promo codes. */
  readonly repricing?: Repricing<Held>
  /** Checks the request for a locked hold before payment is checked. Its locks last until the transaction ends. */
  check(trx: Trx, deps: ProductDeps, held: Held, request: Request): Promise<ProductCheck>
  /** Orders from the supplier, or reads the order that it already has. Idempotent. Called outside transactions. */
  order(deps: ProductDeps, order: Order): Promise<SupplierAnswer>
  /** Cancels at the supplier. Idempotent; throws when the outcome is unknown. Called outside transactions. */
  cancel(deps: ProductDeps, order: Order): Promise<CancelAnswer>
  /** Missing where orders cannot be changed. */
  readonly changing?: Changing
  /**
   * What cancelling costs by the supplier's terms now, which may differ from the accepted ones. Missing where the terms of an order never change.
   * Called outside transactions.
   */
  readonly currentPolicy?: (deps: ProductDeps, order: Order) => Promise<CancellationPolicy>
  /** Hours before free cancellation ends by which an order that is held without payment is paid. Missing where no order is. */
  readonly paymentNoticeHours?: (order: Order) => number
  /** The product's own fields of list rows, by reference. */
  listFacts(
    db: Db,
    orders: readonly ListedOrder[],
    locale: string,
  ): Promise<ReadonlyMap<string, Record<string, unknown>>>
  /** Words what was ordered for a mail. */
  describe(trx: Trx, order: Order, locale: Locale): Promise<BookedService>
  /** States what was ordered on the order's documents. */
  document(trx: Trx, order: Order): Promise<DocumentedService>
  /** The days that a document of the product shows, from what was stated when it was issued. */
  documentSpan(booking: { startsOn: string; endsOn: string | null }, service: DocumentedService): DocumentedSpan
  /** Missing where the product cannot be shared. */
  readonly sharing?: Sharing
}
