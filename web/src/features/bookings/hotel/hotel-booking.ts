import type { BookingRowFragment, BookingSummaryFragment } from '../booking-row.generated.ts'
import type { BookingDetailFragment } from '../detail/booking-detail.generated.ts'

type HotelRow = Extract<BookingRowFragment, { __typename: 'HotelBooking' }>
type HotelDetail = Extract<BookingDetailFragment, { __typename: 'HotelBooking' }>

/** Facts about a booked hotel that the agenda shows. */
export type HotelBookingSummary = Extract<BookingSummaryFragment, { __typename: 'HotelBooking' }>

/** Facts about a booked hotel, with or without details. */
export type HotelBooking = HotelRow & Partial<Pick<HotelDetail, 'details'>>
