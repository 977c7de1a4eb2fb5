import type { ComponentType, ReactNode } from 'react'
import type { Money } from '#src/domain/money.ts'
import type { ProductKey, products } from '#src/domain/products.ts'
import type { BookedFieldsFragment } from './outcome/booked.generated.ts'
import type { BookedFacts, Outcome, PaymentRequest, Purchase, RequoteOutcome } from './purchase.ts'
import type { TravelersForm } from './travelers/travelers-form.ts'

export interface SummaryOptions {
  /** The total is still to be paid. */
  readonly payable: boolean
  /** The page beside it states what is bought and on which terms, so the summary does not. */
  readonly brief: boolean
  /** What the agent has set; undefined where that of the supplier applies. */
  readonly commission: Money | undefined
}

/** A loaded purchase with the two panels that only its product can draw. */
export interface LoadedPurchase {
  readonly purchase: Purchase
  /** The booking that was made from the quote, such as in another tab. */
  readonly booked: BookedFacts | null
  /** What is bought and on which terms. */
  readonly review: ReactNode
  /** Hotel and dates in two lines, for narrow screens. */
  readonly headline: ReactNode
  /** The price summary beside the steps. */
  readonly summary: (options: SummaryOptions) => ReactNode
}

export interface PurchaseQuery {
  /** Undefined while it loads, and when there is no such quote. */
  readonly loaded: LoadedPurchase | undefined
  readonly error: unknown
  readonly loading: boolean
  readonly refetch: () => Promise<void>
  /** Loads it again in the background; a failure changes nothing on screen. */
  readonly refresh: () => void
  readonly submit: (purchase: Purchase, form: TravelersForm, request: PaymentRequest) => Promise<Outcome>
  readonly requote: (purchase: Purchase) => Promise<RequoteOutcome>
}

/** State of a booking on its confirmation; `held` is confirmed and still to be paid. */
export type BookedState = 'confirmed' | 'held' | 'cancelled'

/** An adapter between the checkout and one product. */
export interface Subject {
  readonly product: (typeof products)[ProductKey]
  /** Loads a quote and renders what the checkout makes of it. */
  readonly PurchaseLoader: ComponentType<{ id: string; children: (query: PurchaseQuery) => ReactNode }>
  /** Fields of the travelers form that only this product asks for. */
  readonly OrderFields: ComponentType<{ purchase: Purchase }>
  /** Facts of a booking on its confirmation. */
  readonly BookedDetails: ComponentType<{ booked: BookedFacts }>
  /** Ways to pass a booking on, beside its facts. */
  readonly ShareBooked: ComponentType<{ booked: BookedFacts }>
  /** Reads a booking of this product; undefined for one of another product. */
  readonly readBooking: (booking: BookedFieldsFragment) => FoundBooking | undefined
}

export interface FoundBooking {
  readonly facts: BookedFacts
  readonly leadName: string | null
}
