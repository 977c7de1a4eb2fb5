import { usePickUpText } from '#src/components/transport/use-ride-words.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ServiceTitle } from '../sheet/service-title.tsx'
import { SheetBlock } from '../sheet/sheet-block.tsx'
import type { TransportBooking } from './transport-booking.ts'
import { VehicleLines } from './vehicles.tsx'

/** Route, day, meeting point and vehicles, as the sheet prints them. */
export function RideOnSheet({ booking }: { booking: TransportBooking }) {
  const { t } = useTranslation('bookings')
  const pickUpText = usePickUpText()
  const { routeName, companyName, date, details } = booking
  const pickUp = details?.pickUp
  return (
    <>
      <ServiceTitle title={routeName ?? t('transportBooking')} day={date} facts={[companyName]} />
      {pickUp && (
        <SheetBlock title={t('ride.pickUp')}>
          <bdi>{pickUpText(pickUp)}</bdi>
        </SheetBlock>
      )}
      {details && (
        <SheetBlock title={t('ride.vehicles')}>
          <VehicleLines vehicles={details.vehicles} />
        </SheetBlock>
      )}
    </>
  )
}
