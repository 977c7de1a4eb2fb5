import type { BookingRowFragment, BookingSummaryFragment } from '../booking-row.generated.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'

type HotelRow = Extract<BookingRowFragment, { __typename: 'HotelBooking' }>
type HotelDetail = Extract<BookingDetailFragment, { __typename: 'HotelBooking' }>

/** A booked hotel as the agenda shows it. */
export type HotelBookingSummary = Extract<BookingSummaryFragment, { __typename: 'HotelBooking' }>

/** A booked hotel, with or without its details. */
export type HotelBooking = HotelRow & Partial<Pick<HotelDetail, 'details'>>
