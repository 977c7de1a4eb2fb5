import { Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingStatus } from '#src/__generated__/schema.ts'
import { SupplierText } from '#src/components/hotels/supplier-text.tsx'
import { Part } from '#src/components/layout/surface.tsx'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { CancellationLine } from '#src/components/prices/cancellation-summary.tsx'
import { areFeesKnown } from '#src/domain/cancellation-timeline.ts'
import type { BookingFacts } from '../booking-types.ts'
import { CurrentTerms } from './current-terms.tsx'

interface AcceptedTermsProps {
  facts: BookingFacts
  status: BookingStatus
  createdAt: string | null
  now: Date
}

/** Cancellation terms that the agent accepted, and the supplier's current terms if they differ. */
export function AcceptedTerms({ facts, status, createdAt, now }: AcceptedTermsProps) {
  const { t } = useTranslation('bookings')
  const { terms, startsOn, total, details } = facts
  if (!terms) return null
  const isCancelledOrFailed = status === 'CANCELLED' || status === 'FAILED'
  const price = details?.price?.total ?? total ?? undefined
  return (
    <Part as="section">
      <Text as="h2" textStyle="h2" mb="3">
        {t(facts.currentTerms ? 'terms' : 'statedTerms')}
      </Text>
      {startsOn ? (
        <CancellationBar
          labels
          isOver={isCancelledOrFailed}
          policy={terms}
          checkIn={startsOn}
          now={now}
          since={createdAt ?? undefined}
          total={price}
        />
      ) : (
        !isCancelledOrFailed && <CancellationLine policy={terms} now={now} total={price} />
      )}
      <SupplierText folded={areFeesKnown(terms, price)}>{terms.supplierText}</SupplierText>
      {!isCancelledOrFailed && <CurrentTerms facts={facts} createdAt={createdAt} total={price} now={now} />}
    </Part>
  )
}
