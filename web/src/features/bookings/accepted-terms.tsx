import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { SupplierText } from '#src/components/hotels/supplier-words.tsx'
import type { BookingFile } from './booking-file.ts'

/** The terms as they were when the agent booked, whatever the supplier says today. */
export function AcceptedTerms({ booking, now }: { booking: BookingFile; now: Date }) {
  const { t } = useTranslation('bookings')
  const { status, checkIn, createdAt, details } = booking
  const policy = details?.cancellationPolicy
  if (!policy || !checkIn) return null
  return (
    <Card as="section" p="5">
      <Text as="h2" textStyle="h2" mb="3">
        {t('terms')}
      </Text>
      <CancellationBar
        labels
        over={status === 'CANCELLED' || status === 'FAILED'}
        policy={policy}
        checkIn={checkIn}
        now={now}
        since={createdAt ?? undefined}
        total={details.price?.total}
      />
      <SupplierText>{policy.supplierText}</SupplierText>
    </Card>
  )
}
