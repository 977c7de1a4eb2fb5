import type { BookingRowFragment, BookingSummaryFragment } from '../booking-row.generated.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'

type TransportRow = Extract<BookingRowFragment, { __typename: 'TransportBooking' }>
type TransportDetail = Extract<BookingDetailFragment, { __typename: 'TransportBooking' }>

/** Facts about a booked ride that the agenda shows. */
export type TransportBookingSummary = Extract<BookingSummaryFragment, { __typename: 'TransportBooking' }>

/** Facts about a booked ride, with or without details. */
export type TransportBooking = TransportRow & Partial<Pick<TransportDetail, 'details'>>
