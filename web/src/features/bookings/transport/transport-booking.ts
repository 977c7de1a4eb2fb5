import type { BookingRowFragment, BookingSummaryFragment } from '../booking-row.generated.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'

type TransportRow = Extract<BookingRowFragment, { __typename: 'TransportBooking' }>
type TransportDetail = Extract<BookingDetailFragment, { __typename: 'TransportBooking' }>

/** A booked ride as the agenda shows it. */
export type TransportBookingSummary = Extract<BookingSummaryFragment, { __typename: 'TransportBooking' }>

/** A booked ride, with or without its details. */
export type TransportBooking = TransportRow & Partial<Pick<TransportDetail, 'details'>>
