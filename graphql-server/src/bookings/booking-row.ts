import type { BookingStatus, Supplier } from '../__generated__/schema-types.ts'
import type { BookingKey } from './booking-id.ts'
import type { CancelCode } from './cancel/cancellation-quote.ts'

/** What stands in the way of cancelling, without words: rows are kept for agents of several languages. */
export type CancellationFacts = {
  eligible: boolean
  /** False when the gateway reports no cancellation rules for the booking. */
  reported: boolean
  availableFrom: string | null
  blockers: CancelCode[]
}

/** A booking as the list tells it, free of language; everything but the key may be missing at a foreign gateway. */
export type BookingRow = BookingKey & {
  supplier: Supplier | null
  createdAt: string | null
  status: BookingStatus
  rawStatus: string | null
  tags: string[]
  cancellation: CancellationFacts
  clientReference: string | null
  hotelName: string | null
  hotelId: string | null
  imageUrl: string | null
  locationCode: string | null
  checkIn: string | null
  checkOut: string | null
  leadName: string | null
  guestCount: number | null
  roomCount: number | null
  total: { amount: string; currency: string } | null
  freeCancellationUntil: string | null
}
