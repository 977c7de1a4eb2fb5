import type { CancellationPolicy } from '../cancellation-policy.ts'

/** A traveler's new name. Positions count from 0. */
export interface NewName {
  readonly room: number
  readonly traveler: number
  readonly title: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'Male' | 'Female' | null
}

/** A change requested by an agent. */
export interface RequestedChange {
  readonly stay: { readonly checkIn: string; readonly checkOut: string } | null
  /** Empty if the names stay the same. */
  readonly names: readonly NewName[]
}

/** Changes that a supplier allows on a confirmed booking. */
export interface ChangeTerms {
  readonly names: boolean
  readonly dates: boolean
  /** The supplier accepts changes until this many hours before the service starts. */
  readonly noticeHours: number
}

/** A value of an order before and after a change, as recorded in its history. */
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
  /** Payment deadline of an unpaid order; null if the order is paid. */
  readonly payBy: string | null
  /** Names for the text search: travelers, and the product in all languages. */
  readonly searchNames: readonly string[]
}

/** A checked and priced change. Stored with the quote, so that the change can be completed after a crash. */
export interface ChangePlan<Details = unknown> {
  readonly changes: readonly FieldChange[]
  readonly order: PlannedOrder
  /** Discount of the order's promo code on the new total; null if it has none. */
  readonly discountHalalas: number | null
  /** Days of the new stay; empty if the dates do not change. */
  readonly days: readonly string[]
  /** Values for the product's own row. */
  readonly details: Details
}
