import { ShareRide } from '#src/components/transport/share-ride.tsx'
import type { TransportBooking } from './transport-booking.ts'

/** Shares the ride as text with the travelers. */
export const SharePanel = ({ booking }: { booking: TransportBooking }) => {
  const { routeName, reference, date, companyName, passengerCount, details = null } = booking
  return <ShareRide title={routeName} {...{ reference, date, companyName, passengerCount, details }} />
}
