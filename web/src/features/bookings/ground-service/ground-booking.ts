import type { BookingRowFragment, BookingSummaryFragment } from '../booking-row.generated.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'

type GroundRow = Extract<BookingRowFragment, { __typename: 'GroundServiceBooking' }>
type GroundDetail = Extract<BookingDetailFragment, { __typename: 'GroundServiceBooking' }>

/** Facts about booked ground services that the agenda shows. */
export type GroundBookingSummary = Extract<BookingSummaryFragment, { __typename: 'GroundServiceBooking' }>

/** Facts about booked ground services, with or without details. */
export type GroundBooking = GroundRow & Partial<Pick<GroundDetail, 'details'>>
