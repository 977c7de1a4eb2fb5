import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { ServiceTitle } from '../sheet/service-title.tsx'
import { SheetBlock } from '../sheet/sheet-block.tsx'
import type { TransportBooking } from './transport-booking.ts'
import { VehicleLines } from './vehicles.tsx'

/** Route, day, meeting point and vehicles, as the sheet prints them. */
export function RideOnSheet({ booking }: { booking: TransportBooking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const { routeName, companyName, date, details } = booking
  const pickUp = details?.pickUp
  return (
    <>
      <ServiceTitle title={routeName ?? t('transportBooking')} day={date} facts={[companyName]} />
      {pickUp && (
        <SheetBlock title={t('ride.pickUp')}>
          <bdi>{dotted([pickUp.place, pickUp.time && format.clock(pickUp.time), pickUp.flightNumber])}</bdi>
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
