import { SkeletonLines } from '#src/components/feedback/skeletons.tsx'
import { PackageLines } from '#src/components/ground-service/package-lines.tsx'
import { useGroupTexts } from '#src/components/ground-service/use-group-texts.ts'
import { Part } from '#src/components/layout/surface.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { CheckoutBooking } from '../../purchase.ts'
import { BookedServiceHeading } from '../service/booked-service-heading.tsx'
import { useBookedPackageQuery } from './booked-ground-service.generated.ts'

/** Booked package: day, pilgrims and extras. Details that cannot be loaded are omitted. */
export function BookedPackage({ booking }: { booking: CheckoutBooking }) {
  const { t } = useTranslation('ground')
  const texts = useGroupTexts()
  const { data, loading } = useBookedPackageQuery({ variables: { id: booking.id } })
  const group = data?.booking?.__typename === 'GroundServiceBooking' ? data.booking : null
  const { title, from } = booking
  return (
    <>
      <BookedServiceHeading
        title={title ?? t('pageTitle')}
        day={from}
        facts={[group?.companyName, group?.pilgrimCount != null && texts.pilgrims(group.pilgrimCount)]}
        travelerKind="pilgrims"
        leadName={group?.leadName}
      />
      {loading ? (
        <Part>
          <SkeletonLines lines={3} />
        </Part>
      ) : (
        group?.details && (
          <Part>
            <Section title={t('checkout.packageAndExtras')}>
              <PackageLines {...group.details} />
            </Section>
          </Part>
        )
      )}
    </>
  )
}
