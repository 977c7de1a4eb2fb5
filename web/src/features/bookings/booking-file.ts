import type { BookingDetailQuery } from './booking-detail.generated.ts'

/** A booking with everything the gateway keeps about it. */
export type BookingFile = NonNullable<BookingDetailQuery['booking']>

export type BookingDetails = NonNullable<BookingFile['details']>
