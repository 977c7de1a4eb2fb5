import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SheetBlock } from '../sheet/sheet-block.tsx'
import { ServiceTitle } from '../sheet/service-title.tsx'
import { PackageLines } from './extras.tsx'
import type { GroundBooking } from './ground-booking.ts'

/** Package, day of arrival, company, pilgrims and extras, as the sheet prints them. */
export function GroundOnSheet({ booking }: { booking: GroundBooking }) {
  const { t } = useTranslation('bookings')
  const { packageName, companyName, arrivalDate, pilgrimCount, details } = booking
  const party = pilgrimCount !== null && t('ground.pilgrims', { count: pilgrimCount })
  return (
    <>
      <ServiceTitle title={packageName ?? t('groundBooking')} day={arrivalDate} facts={[companyName, party]} />
      {details && (
        <SheetBlock title={t('ground.package')}>
          <PackageLines details={details} />
        </SheetBlock>
      )}
    </>
  )
}
