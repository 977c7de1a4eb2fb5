import type { ComponentType, ReactNode } from 'react'
import type { Money } from '#src/domain/money.ts'
import type { ProductKey, products } from '#src/domain/products.ts'
import type { BookedFieldsFragment } from './outcome/booked.generated.ts'
import type { BookedFacts, Outcome, PaymentRequest, Purchase, RequoteOutcome } from './purchase.ts'
import type { TravelersForm } from './travelers/travelers-form.ts'

export interface SummaryOptions {
  /** Whether the total is still to be paid. */
  readonly payable: boolean
  /** Whether the page next to the summary shows product and terms, so the summary omits them. */
  readonly brief: boolean
  /** Commission set by the agent; undefined if the supplier's applies. */
  readonly commission: Money | undefined
}

/** A loaded purchase with its product-specific panels. */
export interface LoadedPurchase {
  readonly purchase: Purchase
  /** Booking made from the quote, for example in another tab. */
  readonly booked: BookedFacts | null
  /** Product and terms. */
  readonly review: ReactNode
  /** Name and dates in two lines, for narrow screens. */
  readonly headline: ReactNode
  /** Price summary next to the steps. */
  readonly summary: (options: SummaryOptions) => ReactNode
}

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

/** State of a booking on its confirmation. `held`: confirmed and still to be paid. */
export type BookedState = 'confirmed' | 'held' | 'cancelled'

/** Adapter between the checkout and a product. */
export interface Subject {
  readonly product: (typeof products)[ProductKey]
  /** Loads a quote and renders the checkout with it. */
  readonly PurchaseLoader: ComponentType<{ id: string; children: (query: PurchaseQuery) => ReactNode }>
  /** Product-specific fields of the travelers form. */
  readonly ProductFields: ComponentType<{ purchase: Purchase }>
  /** Facts about a booking on its confirmation. */
  readonly BookedDetails: ComponentType<{ booked: BookedFacts }>
  /** Buttons to share a booking, next to its facts. */
  readonly ShareBooked: ComponentType<{ booked: BookedFacts }>
  /** Reads a booking of this product; undefined for a booking of another product. */
  readonly readBooking: (booking: BookedFieldsFragment) => FoundBooking | undefined
}

export interface FoundBooking {
  readonly facts: BookedFacts
  readonly leadName: string | null
}
