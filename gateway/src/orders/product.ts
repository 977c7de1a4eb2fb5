import type { Db, Trx } from '#src/database/db.ts'
import type { Envelope } from '#src/errors.ts'
import type { Locale } from '#src/locales.ts'
import type { ServiceDescription } from '#src/mail/booking-email.ts'
import type { CancellationPolicy } from './cancellation-policy.ts'
import type { ChangePlan, ChangeTerms, RequestedChange } from './change/plan.ts'
import type { DocumentedService, DocumentedSpan } from './documented-service.ts'
import type { AnyHold, HeldUnit } from './holds/tables.ts'
import type { ListedOrder, Order } from './repository.ts'

/** Values for the order row of an accepted request. */
export interface NewOrder {
  readonly supplier: string
  /** Prefix of the reference, such as `MKH`. */
  readonly referencePrefix: string
  readonly totalHalalas: number
  /** The agent's commission; null if the supplier does not report it. */
  readonly commissionHalalas: number | null
  readonly startsOn: string
  readonly endsOn: string | null
  readonly startsAt: Date
  readonly leadName: string
  readonly paxCount: number
  readonly policy: CancellationPolicy
  /** Payment deadline; null if the order must be paid immediately. */
  readonly payLaterUntil: Date | null
  /** Names for the text search: travelers, and the product in all languages. */
  readonly searchNames: readonly string[]
  /** Passport numbers for lookups, normalized by `compactCode`. */
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

export type SupplierResponse =
  | { readonly kind: 'confirmed' | 'pending'; readonly supplierReference: string }
  | { readonly kind: 'refused'; readonly message: string }

export type CancelResponse = { readonly kind: 'cancelled' } | { readonly kind: 'refused'; readonly message: string }

export type ChangeResponse = { readonly kind: 'confirmed' } | { readonly kind: 'refused'; readonly message: string }

export type ChangeCheck =
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }
  | { readonly kind: 'planned'; readonly plan: ChangePlan }

/** Circumstances in which a change is priced. */
export interface PricingContext {
  /** The agent for whom the change is priced. */
  readonly userSub: string
  /** Total of the quote that is being confirmed; null for a new quote. */
  readonly quotedHalalas: number | null
}

/** Changes of a product's confirmed orders. */
export interface ProductChanges {
  /** Returns the supplier's rules for changes, or undefined if it allows none. */
  termsOf(supplier: string): ChangeTerms | undefined
  /**
   * Checks and prices a change. When a change of days is confirmed, the caller has locked the order's stock; a quote neither takes nor locks
   * stock.
   */
  plan(
    trx: Trx,
    deps: ProductDeps,
    order: Order,
    change: RequestedChange,
    pricing: PricingContext,
  ): Promise<ChangeCheck>
  /** Writes the details of a plan into the product's own row. */
  write(trx: Trx, reference: string, details: unknown): Promise<void>
  /** Changes the order with the supplier. Idempotent by the change's id; throws when the outcome is unknown. Called outside transactions. */
  change(deps: ProductDeps, order: Order, changeId: string): Promise<ChangeResponse>
}

/** Data of a chosen service, stored in a payment link or a trip, in the product's wire format. */
export interface ChosenData {
  readonly search: unknown
  readonly basket: unknown
  readonly selectedRooms: unknown
}

/** A service that an agent has chosen. */
export interface ChosenService {
  /** Place of the service in a trip, which has at most one service of each type: the location code of a stay, otherwise the kind of service. */
  readonly type: string
  readonly supplier: string
  /** Hotel or company whose stock is booked. */
  readonly stock: string
  readonly startsOn: string
  readonly endsOn: string | null
  readonly startsAt: Date
  /** Units that a hold on the service needs. */
  readonly units: readonly HeldUnit[]
  /** Number of travelers for whom the service was chosen. */
  readonly travelers: number
  /** Codes of the cities and airports that the service covers, in the order of travel. */
  readonly stops: readonly string[]
  /** Describes the service for an e-mail. */
  readonly describe: (locale: Locale) => ServiceDescription
}

/** How payment links and trips store the services of a product. */
export interface Choices {
  /** Name of the product in the chosen data. */
  readonly type: string
  /** Path of the web app's screen that opens the product's payment links; null if payment links cannot share the product. */
  readonly sharePath: string | null
  /** Reads the service from the chosen data. Returns undefined if the data is invalid or the service is not for sale. */
  readonly read: (data: ChosenData) => ChosenService | undefined
}

/** Dependencies of products. */
export interface ProductDeps {
  readonly db: Db
  readonly clock: () => Date
  readonly settings: { readonly publicUrl: string; readonly unpaidPerCompany: number }
}

/** Reprices a product's holds for promo codes. */
export interface Repricing<Held> {
  /** Field of the promo code's response that contains the priced hold. */
  readonly responseField: string
  /** Returns a refusal if no promo code is valid for the hold. */
  refusal?(held: Held): Envelope<never> | undefined
  /** Returns a refusal for a code that the product accepts in another call, such as a hotel promo code in a search. */
  refuseCode?(code: string): Envelope<never> | undefined
  /** Returns the hold at a discounted price, or undefined if the supplier no longer sells it. */
  applyDiscount(deps: ProductDeps, held: Held, basisPoints: number): Held | undefined
  /** Returns the hold in the form of the availability check's response. */
  reply(deps: ProductDeps, held: Held, locale: Locale): { totalPrice: number; currencyCode: 'SAR' }
}

/**
 * A product of the order engine. The engine owns money, keys, holds, states, history and e-mails; the product owns its offers, its suppliers,
 * its part of the wire format and its part of e-mails.
 */
export interface Product<Request = never, Held extends AnyHold = AnyHold> {
  /** Key in `Products` and in order rows; must never change. */
  readonly kind: string
  /** `bookingType` on the wire. */
  readonly bookingType: number
  /** Operation name in the stored idempotency keys of placed orders; must never change. */
  readonly operation: string
  /** Missing if the product accepts no promo codes. */
  readonly repricing?: Repricing<Held>
  /** Checks the request for a locked hold before payment is checked. The locks that it takes last until the transaction ends. */
  check(trx: Trx, deps: ProductDeps, held: Held, request: Request): Promise<ProductCheck>
  /** Places the order with the supplier, or reads the existing one. Idempotent. Called outside transactions. */
  order(deps: ProductDeps, order: Order): Promise<SupplierResponse>
  /** Cancels the order with the supplier. Idempotent; throws when the outcome is unknown. Called outside transactions. */
  cancel(deps: ProductDeps, order: Order): Promise<CancelResponse>
  /** Missing if orders cannot be changed. */
  readonly changes?: ProductChanges
  /**
   * Returns the cancellation fees under the supplier's current terms, which may differ from the accepted terms. Missing if the terms of an order never change.
   * Called outside transactions.
   */
  readonly currentPolicy?: (deps: ProductDeps, order: Order) => Promise<CancellationPolicy>
  /** Returns how many hours before the end of free cancellation an unpaid order must be paid. Missing if orders must always be paid immediately. */
  readonly paymentNoticeHours?: (order: Order) => number
  /** Reads the product's own fields of list rows, by reference. */
  readListFields(
    db: Db,
    orders: readonly ListedOrder[],
    locale: string,
  ): Promise<ReadonlyMap<string, Record<string, unknown>>>
  /** Describes the order for an e-mail. */
  describe(trx: Trx, order: Order, locale: Locale): Promise<ServiceDescription>
  /** Returns the content of the order's documents. */
  document(trx: Trx, order: Order): Promise<DocumentedService>
  /** Returns the days shown on a document of the product, from the data stored when the document was issued. */
  documentSpan(booking: { startsOn: string; endsOn: string | null }, service: DocumentedService): DocumentedSpan
  /** Missing if payment links and trips cannot contain the product. */
  readonly choices?: Choices
}
