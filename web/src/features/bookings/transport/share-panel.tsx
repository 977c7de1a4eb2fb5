import { ShareRide } from '#src/components/transport/share-ride.tsx'
import type { TransportBooking } from './transport-booking.ts'

/** Shares the ride with the travelers as text. */
export const SharePanel = ({ booking }: { booking: TransportBooking }) => {
  const { routeName, reference, date, companyName, passengerCount, details = null } = booking
  return <ShareRide title={routeName} {...{ reference, date, companyName, passengerCount, details }} />
}
