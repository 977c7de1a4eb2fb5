import type { ComponentType, ReactNode } from 'react'
import type { Money } from '#src/domain/money.ts'
import type { ProductKey, products } from '#src/domain/products.ts'
import type { BookedFieldsFragment } from './outcome/booked.generated.ts'
import type { CheckoutBooking, Outcome, PaymentRequest, Purchase, RequoteOutcome } from './purchase.ts'
import type { TravelersForm } from './travelers/travelers-form.ts'

export interface SummaryOptions {
  /** Whether the agent can still pay the total. */
  readonly payable: boolean
  /** Whether to omit product and terms, because the step next to the summary shows them. */
  readonly brief: boolean
  /** Commission set by the agent; undefined if the supplier's applies. */
  readonly commission: Money | undefined
}

/** A loaded purchase with its product-specific panels. */
export interface LoadedPurchase {
  readonly purchase: Purchase
  /** Booking made from the quote, for example in another tab. */
  readonly existingBooking: CheckoutBooking | null
  /** Product and terms. */
  readonly review: ReactNode
  /** Name and dates in two lines, for narrow screens. */
  readonly headline: ReactNode
  /** Price summary next to the steps. */
  readonly summary: (options: SummaryOptions) => ReactNode
}

/** State of a quote's query, and the requests that book the quote or replace it. */
export interface PurchaseQuery {
  /** Undefined while loading or if the quote does not exist. */
  readonly loaded: LoadedPurchase | undefined
  readonly error: unknown
  readonly loading: boolean
  readonly refetch: () => Promise<void>
  /** Refetches the quote in the background. A failure does not affect the screen. */
  readonly refresh: () => void
  readonly submit: (purchase: Purchase, form: TravelersForm, request: PaymentRequest) => Promise<Outcome>
  readonly requote: (purchase: Purchase) => Promise<RequoteOutcome>
}

/** Booking state shown on the confirmation page. `held`: confirmed but not yet paid. */
export type ConfirmationState = 'confirmed' | 'held' | 'cancelled'

/** Connects the checkout to a product. */
export interface ProductAdapter {
  readonly product: (typeof products)[ProductKey]
  /** Loads a quote and renders the checkout with it. */
  readonly PurchaseLoader: ComponentType<{ id: string; children: (query: PurchaseQuery) => ReactNode }>
  /** Product-specific fields in the travelers form. */
  readonly ProductFields: ComponentType<{ purchase: Purchase }>
  /** Product-specific details on the confirmation page. */
  readonly ConfirmationDetails: ComponentType<{ booking: CheckoutBooking }>
  /** Buttons that share the booking with the travelers. */
  readonly ShareButtons: ComponentType<{ booking: CheckoutBooking }>
  /** Returns undefined if the booking is for another product. */
  readonly readBooking: (booking: BookedFieldsFragment) => FoundBooking | undefined
}

/** A booking as the checkout stores it, and the lead traveler's name, which is not stored. */
export interface FoundBooking {
  readonly details: CheckoutBooking
  readonly leadName: string | null
}
