import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { HotelBooking } from './hotel-booking.ts'

type Requests = NonNullable<NonNullable<HotelBooking['details']>['specialRequests']>

/** Arrival time, wishes and note, as they were sent with the order. */
export function SpecialRequests({ requests: { arrivalTime, codes, note } }: { requests: Requests }) {
  const { t } = useTranslation(['bookings', 'stay'])
  const format = useFormat()
  return (
    <>
      {codes.length > 0 && (
        <Text textStyle="small">{codes.map((code) => t(`stay:specialRequest.${code}`)).join(' · ')}</Text>
      )}
      {arrivalTime && <Text textStyle="small">{t('requests.arrival', { time: format.clock(arrivalTime) })}</Text>}
      {note && (
        <Text textStyle="small" overflowWrap="anywhere">
          <bdi>{note}</bdi>
        </Text>
      )}
      <Text textStyle="micro" color="fg.subtle" mt="1">
        {t('requests.hint')}
      </Text>
    </>
  )
}
