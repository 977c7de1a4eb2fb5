import type { CancellationPolicy } from '../cancellation-policy.ts'

/** A new name of a traveler; positions count from 0. */
export interface NewName {
  readonly room: number
  readonly traveler: number
  readonly title: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'Male' | 'Female' | null
}

/** A change requested by an agent. */
export interface WantedChange {
  readonly stay: { readonly checkIn: string; readonly checkOut: string } | null
  /** Empty if the names stay the same. */
  readonly names: readonly NewName[]
}

/** Changes that a supplier allows on a confirmed booking. */
export interface ChangeTerms {
  readonly names: boolean
  readonly dates: boolean
  /** Hours before the service when changes end. */
  readonly noticeHours: number
}

/** A value of an order before and after a change, as its history states it. */
export interface FieldChange {
  readonly field: 'checkInDate' | 'checkOutDate' | 'travellerName' | 'gender'
  /** Position of the renamed traveler, counted from 1; null for dates. */
  readonly room: number | null
  readonly traveller: number | null
  readonly oldValue: string
  readonly newValue: string
}

/** Columns of an order after a change. Instants are ISO 8601 text, because plans are stored as JSON. */
export interface PlannedOrder {
  readonly startsOn: string
  readonly endsOn: string | null
  readonly startsAt: string
  readonly totalHalalas: number
  readonly commissionHalalas: number | null
  readonly policy: CancellationPolicy
  readonly leadName: string
  /** Deadline of the payment of an unpaid order; null when it is paid. */
  readonly payBy: string | null
  /** Names that a text search finds. */
  readonly searchNames: readonly string[]
}

/** A checked and priced change. It is stored with the quote, so that it can be finished after a crash. */
export interface ChangePlan<Details = unknown> {
  readonly changes: readonly FieldChange[]
  readonly order: PlannedOrder
  /** Discount of the order's promo code on the new total; null without one. */
  readonly discountHalalas: number | null
  /** Days of the new service; empty if unchanged. */
  readonly days: readonly string[]
  /** Values for the product's own row. */
  readonly details: Details
}
