import type { ReactNode } from 'react'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import type { BookingDetailFragment } from './detail/booking-detail.generated.ts'

type StoredDetails = NonNullable<BookingDetailFragment['details']>

/** What the gateway stores about a booking of any kind. */
export type BookingDetails = Pick<
  StoredDetails,
  | 'price'
  | 'payment'
  | 'cancellationPolicy'
  | 'supplierReference'
  | 'agentReference'
  | 'visaApplicationId'
  | 'vatNumber'
  | 'history'
>

/** A booking as every list, dialog and page shows it, whatever was booked. Null is what the gateway does not tell. */
export interface BookingFacts {
  readonly title: string | null
  /** Text of the namespace `bookings` for a booking without a title. */
  readonly untitled: 'hotelBooking'
  readonly picture: { readonly kind: 'hotel'; readonly pictureId: string; readonly src: string | null }
  readonly leadName: string | null
  readonly guestCount: number | null
  /** First day of the service, `YYYY-MM-DD`. */
  readonly startsOn: string | null
  /** Last day of the service; null for one day. */
  readonly endsOn: string | null
  /** Null also for what has no rooms. */
  readonly roomCount: number | null
  readonly total: Money | null
  /** When free cancellation ends. */
  readonly freeUntil: string | null
  readonly terms: (CancellationTerms & { readonly supplierText: string | null }) | null
  /** Undefined in a list. */
  readonly details: BookingDetails | null | undefined
}

/** What a kind of booking draws itself on the page of a booking and on its sheet. */
export interface BookingPanelSet {
  /** Facts of the service itself, at the top of the booking page. */
  readonly factsPanel: ReactNode
  /** The service and its travelers on the booking sheet. */
  readonly sheetPanel: ReactNode
  /** Who travels, in which part of the booking. */
  readonly travelersPanel: ReactNode
}
