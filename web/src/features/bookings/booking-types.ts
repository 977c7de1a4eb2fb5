import type { PictureFacts } from '#src/components/pictures/product-picture.tsx'
import type { ReactNode } from 'react'
import type { ProductKey, products } from '#src/domain/products.ts'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import type { PriceFieldsFragment } from '#src/data/price.generated.ts'
import type { EventFieldsFragment, PaymentFieldsFragment } from './detail/booking-detail.generated.ts'
import type { BookedRooms } from './hotel/use-room-prices.tsx'

/** Details of a booking of any product. A field is null if the gateway does not send it. */
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

/** Facts about the booked service. A field is null if the gateway does not send it. */
export interface ServiceFacts {
  readonly title: string | null
  readonly picture: PictureFacts
  readonly product: ProductKey
  readonly guestCount: number | null
  /** First day of the service, `YYYY-MM-DD`. */
  readonly startsOn: string | null
  /** Last day of the service; null for a one-day service. */
  readonly endsOn: string | null
  /** Number of rooms; null for products without rooms. */
  readonly roomCount: number | null
}

/** Facts shown in the agenda and the list of deadlines. */
export interface SummaryFacts extends ServiceFacts {
  /** Translation key of the title to show if the booking has none. */
  readonly untitled: (typeof products)[ProductKey]['untitled']
  readonly leadName: string | null
  readonly total: Money | null
  /** End of free cancellation. */
  readonly freeUntil: string | null
  /** Whether the gateway reports that the supplier has tightened the terms since the booking. */
  readonly areTermsTightened: boolean
}

/** Facts shown in other lists, dialogs and pages. */
export interface BookingFacts extends SummaryFacts {
  /** The agent's commission. Never shown to clients. */
  readonly commission: Money | null
  /** Terms that the agent accepted. */
  readonly terms: BookedTerms | null
  /** The supplier's current terms. In a list, set only if they are stricter than the accepted terms. */
  readonly currentTerms: BookedTerms | null
  /** Null if the details could not be loaded; undefined in a list, which does not request them. */
  readonly details: BookingDetails | null | undefined
}

/** Product-specific panels of the booking page and the booking sheet. */
export interface BookingPanelSet {
  /** Details of the service itself, at the top of the booking page. */
  readonly factsPanel: ReactNode
  /** The service and its travelers on the booking sheet. */
  readonly sheetPanel: ReactNode
  /** Shares the booking as text with its travelers. */
  readonly sharePanel: ReactNode
  /** Travelers, grouped by room or vehicle. */
  readonly travelersPanel: ReactNode
  /** Rooms for the price breakdown. */
  readonly pricedRooms?: BookedRooms
}
