import { Text } from '@chakra-ui/react'
import { dot } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { LeadCard } from '../detail/lead-card.tsx'
import type { GroundBooking } from './ground-booking.ts'

type Details = NonNullable<GroundBooking['details']>

/** The package and what it includes, then each extra: `2 × Wheelchair · 5 days`. */
export function PackageLines({ details }: { details: Pick<Details, 'package' | 'extras'> }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  return (
    <>
      {details.package && (
        <Text py="2.5" borderBottomWidth="1px" borderColor="border.muted" breakInside="avoid">
          <Text as="span" fontWeight="600">
            <bdi>{details.package.name}</bdi>
          </Text>
          {details.package.description && (
            <Text as="span" display="block" textStyle="small" color="fg.muted">
              <bdi>{details.package.description}</bdi>
            </Text>
          )}
        </Text>
      )}
      {details.extras.map(({ code, name, quantity, days }) => (
        <Text key={code} py="2.5" borderBottomWidth="1px" borderColor="border.muted" breakInside="avoid">
          {quantity !== null && `${format.number(quantity)} × `}
          <bdi>{name}</bdi>
          {days !== null && `${dot}${t('ground.days', { count: days })}`}
        </Text>
      ))}
    </>
  )
}

/** The booked package and extras, and how to reach the lead traveler. */
export function ExtrasPanel({ details }: { details: Details }) {
  const { t } = useTranslation('bookings')
  return (
    <LeadCard title={t('ground.title')} details={details}>
      <PackageLines details={details} />
    </LeadCard>
  )
}
