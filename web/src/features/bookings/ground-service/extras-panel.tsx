import { PackageLines } from '#src/components/ground-service/package-lines.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LeadSection } from '../detail/lead-section.tsx'
import type { GroundBooking } from './ground-booking.ts'

type Details = NonNullable<GroundBooking['details']>

/** Booked package and extras, and the lead traveler's contact details. */
export function ExtrasPanel({ details }: { details: Details }) {
  const { t } = useTranslation('bookings')
  return (
    <LeadSection title={t('ground.title')} details={details}>
      <PackageLines package={details.package} extras={details.extras} />
    </LeadSection>
  )
}
