import { usePickUpText, useRideCounts } from '#src/components/transport/use-ride-texts.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LeadSheetBlock } from '../sheet/lead-sheet-block.tsx'
import { ServiceTitle } from '../sheet/service-title.tsx'
import { SheetBlock } from '../sheet/sheet-block.tsx'
import type { TransportBooking } from './transport-booking.ts'
import { VehicleLines } from './vehicles.tsx'

/** Route, day, meeting point and vehicles on the booking sheet. */
export function RideSheetPanel({ booking }: { booking: TransportBooking }) {
  const { t } = useTranslation(['bookings', 'components'])
  const pickUpText = usePickUpText()
  const counts = useRideCounts()
  const { routeName, companyName, date, passengerCount, leadName, details } = booking
  const pickUp = details?.pickUp
  return (
    <>
      <ServiceTitle
        title={routeName ?? t('components:transportBooking')}
        day={date}
        facts={[companyName, passengerCount !== null && counts.passengers(passengerCount)]}
      />
      <LeadSheetBlock leadName={leadName} phone={details?.contact?.phone} />
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
