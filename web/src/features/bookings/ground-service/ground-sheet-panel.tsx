import { PackageLines } from '#src/components/ground-service/package-lines.tsx'
import { useGroupTexts } from '#src/components/ground-service/use-group-texts.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LeadSheetBlock } from '../sheet/lead-sheet-block.tsx'
import { SheetBlock } from '../sheet/sheet-block.tsx'
import { ServiceTitle } from '../sheet/service-title.tsx'
import type { GroundBooking } from './ground-booking.ts'

/** Package, day of arrival, company, pilgrims and extras on the booking sheet. */
export function GroundServiceSheetPanel({ booking }: { booking: GroundBooking }) {
  const { t } = useTranslation(['bookings', 'components'])
  const texts = useGroupTexts()
  const { packageName, companyName, arrivalDate, pilgrimCount, leadName, details } = booking
  const party = pilgrimCount !== null && texts.pilgrims(pilgrimCount)
  return (
    <>
      <ServiceTitle
        title={packageName ?? t('components:groundBooking')}
        day={arrivalDate}
        facts={[companyName, party]}
      />
      <LeadSheetBlock leadName={leadName} phone={details?.contact?.phone} />
      {details && (
        <SheetBlock title={t('ground.package')}>
          <PackageLines package={details.package} extras={details.extras} />
        </SheetBlock>
      )}
    </>
  )
}
