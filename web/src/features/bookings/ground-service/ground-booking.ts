import type { BookingRowFragment, BookingSummaryFragment } from '../booking-row.generated.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'

type GroundRow = Extract<BookingRowFragment, { __typename: 'GroundServiceBooking' }>
type GroundDetail = Extract<BookingDetailFragment, { __typename: 'GroundServiceBooking' }>

/** Booked ground services as the agenda shows them. */
export type GroundBookingSummary = Extract<BookingSummaryFragment, { __typename: 'GroundServiceBooking' }>

/** Booked ground services, with or without their details. */
export type GroundBooking = GroundRow & Partial<Pick<GroundDetail, 'details'>>
