import type { PictureFacts } from '#src/components/layout/product-picture.tsx'
import type { ReactNode } from 'react'
import type { ProductKey, products } from '#src/domain/products.ts'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import type { PriceFieldsFragment } from '#src/data/price.generated.ts'
import type { EventFieldsFragment, PaymentFieldsFragment } from './detail/booking-detail.generated.ts'
import type { BookedRooms } from './hotel/use-room-prices.tsx'

/** What the gateway stores about a booking of any kind; null where it states nothing. */
export interface BookingDetails {
  readonly price: PriceFieldsFragment | null
  readonly promo: { readonly code: string; readonly discount: Money | null } | null
  readonly payment: PaymentFieldsFragment | null
  readonly supplierReference: string | null
  readonly agentReference: string | null
  readonly visaApplicationId: string | null
  readonly vatNumber: string | null
  /** Newest first. */
  readonly history: readonly EventFieldsFragment[]
}

type BookedTerms = CancellationTerms & { readonly supplierText: string | null }

/** What was booked. Null where the gateway states nothing. */
export interface ServiceFacts {
  readonly title: string | null
  /** Text of the namespace `bookings` for a booking without a title. */
  readonly untitled: (typeof products)[ProductKey]['untitled']
  readonly picture: PictureFacts
  readonly product: ProductKey
  readonly guestCount: number | null
  /** First day of the service, `YYYY-MM-DD`. */
  readonly startsOn: string | null
  /** Last day of the service; null for one day. */
  readonly endsOn: string | null
  /** Null also for what has no rooms. */
  readonly roomCount: number | null
}

/** A booking as the agenda and the deadlines show it, whatever was booked. */
export interface SummaryFacts extends ServiceFacts {
  readonly leadName: string | null
  readonly total: Money | null
  /** When free cancellation ends. */
  readonly freeUntil: string | null
  /** Whether the supplier is known to have tightened the terms since the booking. */
  readonly isTightened: boolean
}

/** A booking as every other list, dialog and page shows it. */
export interface BookingFacts extends SummaryFacts {
  /** The agent's commission, which no client sees. */
  readonly commission: Money | null
  readonly terms: BookedTerms | null
  /** What the supplier says now; in a list only where it is stricter than what was accepted. */
  readonly currentTerms: BookedTerms | null
  /** Undefined in a list. */
  readonly details: BookingDetails | null | undefined
}

/** What a kind of booking draws itself on the page of a booking and on its sheet. */
export interface BookingPanelSet {
  /** Facts of the service itself, at the top of the booking page. */
  readonly factsPanel: ReactNode
  /** The service and its travelers on the booking sheet. */
  readonly sheetPanel: ReactNode
  /** Passes the service on to its travelers. */
  readonly sharePanel: ReactNode
  /** Who travels, in which part of the booking. */
  readonly travelersPanel: ReactNode
  /** Rooms that the price is listed by. */
  readonly pricedRooms?: BookedRooms
}
