import type { BookedStayQuery } from './booked-stay.generated.ts'

type Booking = Extract<NonNullable<BookedStayQuery['booking']>, { __typename: 'HotelBooking' }>

/** What a confirmation reads about a booked stay. */
export type StayDetails = NonNullable<Booking['details']>
