/** What the checkout knows about the thing being bought, whatever product it is. */
import type { PaymentInput, PaymentMethod } from '#src/__generated__/schema.ts'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'

/** Travelers who are named together, such as the guests of one room. */
export interface TravelerGroup extends RoomGuests {
  /** The facts that name it: `Room 1`, `Double room`, `2 single beds`. */
  readonly facts: readonly string[]
}

/** What the steps call the product, in the language of the screen. */
export interface PurchaseWords {
  /** Title of the price summary. */
  readonly summary: string
  /** Label of the way to `backTo.choose`. */
  readonly choose: string
  /** Says that it is sold out. */
  readonly unavailable: string
  /** Who is the lead traveler, and who writes to the address. */
  readonly leadHint: string
  readonly emailHint: string
  readonly ownEmailHint: string
  /** Number of travelers, such as `5 guests`. */
  readonly party: string
}

export interface Purchase {
  /** Id of the quote. */
  readonly id: string
  /** Name of what is bought; null where the supplier gives none. */
  readonly title: string | null
  /** The same for every quote of the same thing at the same time for the same travelers. */
  readonly basket: string
  readonly total: Money
  /** Whether promo codes are for this product. */
  readonly takesPromo: boolean
  /** The promo code in the total; null without one. */
  readonly promo: PurchasePromo | null
  /** Why no promo code can be used; null or missing where one can. */
  readonly promoExcluded?: string | null
  readonly commission: Money | null
  /** Whether the agent may set the commission. */
  readonly commissionEditable?: boolean
  readonly expiresAt: string
  readonly expired: boolean
  readonly policy: CancellationTerms
  /** What the agent accepts. A change of `fingerprint` asks for acceptance again. */
  readonly terms: { readonly fingerprint: string; readonly label: string }
  readonly travelers: { readonly groups: readonly TravelerGroup[]; readonly nationality: string }
  /** Codes of the search, shown on the form. */
  readonly codes: readonly { readonly label: string; readonly value: string }[]
  /** The preferred one first. */
  readonly paymentMethods: readonly PaymentMethod[]
  /** Until when it can be booked without payment; null or missing where it cannot. */
  readonly payLaterUntil?: string | null
  readonly words: PurchaseWords
  /** First day of the service, `YYYY-MM-DD`; null when not known. */
  readonly firstDay: string | null
  /** Payment link that this purchase pays; null without one. */
  readonly paymentLinkId: string | null
  /** What a payment link for it says; null when it cannot be shared. */
  readonly shared: SharedFacts | null
  /** URLs: to choose something else of the same offer, and to the search results. */
  readonly backTo: { readonly choose: string; readonly results: string }
}

/** Facts of a purchase that somebody else is to pay. Dates are `YYYY-MM-DD`. */
export interface SharedFacts {
  readonly serviceName: string | null
  /** First day. */
  readonly travelDate: string | null
  /** Of a stay. */
  readonly checkIn: string | null
  readonly checkOut: string | null
}

/** A promo code in the price of a purchase. */
export interface PurchasePromo {
  readonly code: string
  readonly description: string | null
  readonly discount: Money
  readonly fullTotal: Money
}

/** What a confirmation shows; stored, so that a reload needs no request. Contains no personal data. */
export interface BookedFacts {
  readonly id: string
  readonly reference: string
  readonly title: string | null
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string | null
  readonly to: string | null
  readonly total: Money | null
  readonly policy: CancellationTerms | null
  /** What the agent earns with it; missing where that is not known. */
  readonly commission?: Money | null | undefined
  /** Deadline of the payment of an unpaid booking. */
  readonly payBy?: string | null | undefined
  /** How it was paid; undefined when this browser did not send the payment. */
  readonly paidBy?: PaymentMethod | undefined
  /** Whether special requests were sent with it; undefined when that is not known. */
  readonly requested?: boolean | undefined
}

export interface FieldMessage {
  /** Path in the input, which is also the name of the form field. */
  readonly path: string
  readonly message: string
}

/** How a booking ended. A failure without a result is thrown instead. */
export type Outcome =
  | { readonly kind: 'booked'; readonly booking: BookedFacts }
  /** `pageUrl`: the page of the card provider, where it is to be paid first. */
  | { readonly kind: 'unknown'; readonly clientReference: string; readonly pageUrl?: string | null }
  | { readonly kind: 'keyMismatch'; readonly message: string; readonly code: string }
  | { readonly kind: 'refused'; readonly message: string | null; readonly supplierText: string | null }
  /** The card page was left or cannot be opened; null for the former. The quote can still be paid. */
  | { readonly kind: 'cardNotCharged'; readonly message: string | null }
  | { readonly kind: 'unavailable'; readonly message: string }
  | ({ readonly kind: 'priceChanged' } & PriceChange)
  | { readonly kind: 'codeRefused'; readonly message: string; readonly retryAt: string | null }
  /** `balance` is null where the gateway does not state it; show `message` instead. */
  | {
      readonly kind: 'insufficientFunds'
      readonly balance: Money | null
      readonly required: Money
      readonly message: string
    }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid'; readonly message: string; readonly fields: readonly FieldMessage[] }

export interface PriceChange {
  readonly previousTotal: Money
  readonly newTotal: Money
  /** The quote at the new price; the same one where only its promo code is no longer valid. */
  readonly quoteId: string
  /** The server's words, where it is not the supplier who changed the price. */
  readonly reason?: string | undefined
}

export type RequoteOutcome =
  | { readonly kind: 'quoted'; readonly quoteId: string }
  | ({ readonly kind: 'priceChanged' } & PriceChange)
  | { readonly kind: 'searchExpired' }
  | { readonly kind: 'unavailable'; readonly message: string }

export interface PaymentRequest {
  readonly idempotencyKey: string
  readonly payment: PaymentInput
}
