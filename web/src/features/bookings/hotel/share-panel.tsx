import { ShareStay } from '#src/components/hotels/share-stay.tsx'
import { usePlaceLine } from '#src/data/use-city-name.ts'
import type { HotelBooking } from './hotel-booking.ts'

/** Shares the stay as text with the travelers. */
export function SharePanel({ booking }: { booking: HotelBooking }) {
  const { hotelName, reference, checkIn, checkOut, locationCode, details = null } = booking
  const place = usePlaceLine(booking)
  return <ShareStay title={hotelName} {...{ place, reference, checkIn, checkOut, locationCode, details }} />
}
