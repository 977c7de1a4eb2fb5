/** Product-independent types of the checkout. */
import type { PaymentInput, PaymentMethod } from '#src/__generated__/schema.ts'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'

/** Travelers who are entered together, such as the guests of a room. */
export interface TravelerGroup extends RoomGuests {
  /** Details that describe the group: `Room 1`, `Double room`, `2 single beds`. */
  readonly facts: readonly string[]
}

/** Product-specific labels, hints and messages for the steps, in the current language. */
export interface PurchaseTexts {
  /** Title of the price summary. */
  readonly summary: string
  /** Label of the link to `backTo.choose`. */
  readonly choose: string
  /** Message for a sold-out product. */
  readonly unavailable: string
  /** Explains who the lead traveler is. */
  readonly leadHint: string
  /** Explains who uses the lead traveler's email address. */
  readonly emailHint: string
  /** Shown instead of `emailHint` if the address is the agent's own. */
  readonly ownEmailHint: string
  /** Number of travelers, such as `5 guests`. */
  readonly party: string
}

export interface Purchase {
  /** Id of the quote. */
  readonly id: string
  /** Name of the product; null if the supplier does not provide one. */
  readonly title: string | null
  /** Key shared by all quotes for the same product, time and travelers. */
  readonly basketKey: string
  readonly total: Money
  /** Whether promo codes apply to this product. */
  readonly acceptsPromo: boolean
  /** Promo code included in the total; null if there is none. */
  readonly promo: PurchasePromo | null
  /** Why no promo code can be used; null or missing if one can. */
  readonly noPromoReason?: string | null
  readonly commission: Money | null
  /** Whether the agent may set the commission. */
  readonly commissionEditable?: boolean
  readonly expiresAt: string
  readonly expired: boolean
  readonly policy: CancellationTerms
  /** Terms that the agent accepts. A change of `fingerprint` requires accepting again. */
  readonly terms: { readonly fingerprint: string; readonly label: string }
  readonly travelers: { readonly groups: readonly TravelerGroup[]; readonly nationality: string }
  /** Codes entered in the search, shown in the travelers form. */
  readonly codes: readonly { readonly label: string; readonly value: string }[]
  /** Preferred method first. */
  readonly paymentMethods: readonly PaymentMethod[]
  /** Payment deadline if the agent may book now and pay later; null or missing otherwise. */
  readonly payLaterUntil?: string | null
  readonly texts: PurchaseTexts
  /** First day of the service, `YYYY-MM-DD`; null if unknown. */
  readonly firstDay: string | null
  /** Payment link that this purchase pays; null if there is none. */
  readonly paymentLinkId: string | null
  /** Details for a payment link; null if the purchase cannot be shared. */
  readonly linkDetails: PaymentLinkDetails | null
  /** URLs of the other options of the same offer, and of the search results. */
  readonly backTo: { readonly choose: string; readonly results: string }
}

/** Purchase details for a payment link. Dates are `YYYY-MM-DD`. */
export interface PaymentLinkDetails {
  readonly serviceName: string | null
  /** First day of the service. */
  readonly travelDate: string | null
  /** Null unless the service is a stay. */
  readonly checkIn: string | null
  /** Null unless the service is a stay. */
  readonly checkOut: string | null
}

/** Promo code included in a purchase's price. */
export interface PurchasePromo {
  readonly code: string
  readonly description: string | null
  readonly discount: Money
  readonly fullTotal: Money
}

/** Booking as shown on the confirmation page. Stored, so that a reload needs no request. Contains no personal data. */
export interface CheckoutBooking {
  readonly id: string
  readonly reference: string
  readonly title: string | null
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string | null
  readonly to: string | null
  readonly total: Money | null
  readonly policy: CancellationTerms | null
  /** The agent's commission; missing if unknown. */
  readonly commission?: Money | null | undefined
  /** Payment deadline of an unpaid booking. */
  readonly paymentDeadline?: string | null | undefined
  /** Payment method; undefined if this browser did not send the payment. */
  readonly paymentMethod?: PaymentMethod | undefined
  /** Whether special requests were sent; undefined if unknown. */
  readonly requestsSent?: boolean | undefined
}

export interface FieldMessage {
  /** Path in the input, equal to the name of the form field. */
  readonly path: string
  readonly message: string
}

/** Outcome of a booking request. A request that fails without a result throws instead. */
export type Outcome =
  | { readonly kind: 'booked'; readonly booking: CheckoutBooking }
  /** `pageUrl`: the card provider's page, where the agent must pay first. */
  | { readonly kind: 'unknown'; readonly clientReference: string; readonly pageUrl?: string | null }
  | { readonly kind: 'keyMismatch'; readonly message: string; readonly code: string }
  | { readonly kind: 'refused'; readonly message: string | null; readonly supplierText: string | null }
  /** The agent left the card page (`message` is null), or it cannot be opened. The quote can still be paid. */
  | { readonly kind: 'cardNotCharged'; readonly message: string | null }
  | { readonly kind: 'unavailable'; readonly message: string }
  | ({ readonly kind: 'priceChanged' } & PriceChange)
  | { readonly kind: 'authCodeRefused'; readonly message: string; readonly retryAt: string | null }
  /** `balance` is null if the gateway does not return it. Show `message` instead. */
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
  /** Quote at the new price. The same quote if only its promo code is no longer valid. */
  readonly quoteId: string
  /** The server's message, if the supplier did not cause the change. */
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
