import { usePlaceLine } from '#src/data/use-city-name.ts'
import type { CheckoutBooking } from '../../purchase.ts'
import { useBookedStayQuery } from './booked-stay.generated.ts'

/** Details of a booked stay, with address and city in one line. Parts that cannot be loaded are null or empty. */
export function useBookedStay({ id }: Pick<CheckoutBooking, 'id'>) {
  const { data, loading } = useBookedStayQuery({ variables: { id } })
  const booking = data?.booking
  const stay = booking?.__typename === 'HotelBooking' ? booking : null
  return {
    details: stay?.details ?? null,
    locationCode: stay?.locationCode ?? null,
    place: usePlaceLine(stay),
    loading,
  }
}
