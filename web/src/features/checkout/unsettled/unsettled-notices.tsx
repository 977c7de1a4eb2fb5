import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useShownPaymentKeys } from '#src/components/payment/shown-payments.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type UnsettledBooking, isUnknown, useUnsettledBookings } from './unsettled-bookings.ts'
import { UnsettledNotice } from './unsettled-notice.tsx'

const hasSameKey = (left: UnsettledBooking) => (right: UnsettledBooking) => left.key === right.key

/** Notices for bookings with an unknown outcome, except those that the page shows itself. Each notice stays until the agent dismisses it in this tab. */
export function UnsettledNotices() {
  const { t } = useTranslation('checkout')
  const unsettled = useUnsettledBookings()
  const shownKeys = useShownPaymentKeys()
  // Re-renders over time, because a booking becomes unknown when its tab has waited too long.
  useNow(5000)
  const [notices, setNotices] = useState<readonly UnsettledBooking[]>([])
  const belongsInBanner = ({ key }: UnsettledBooking) => !shownKeys.includes(key)
  const newNotices = unsettled.filter(
    (booking) => isUnknown(booking) && belongsInBanner(booking) && !notices.some(hasSameKey(booking)),
  )
  if (newNotices.length > 0 || !notices.every(belongsInBanner))
    setNotices([...notices.filter(belongsInBanner), ...newNotices])
  if (notices.length === 0) return null
  return (
    <Box as="aside" aria-label={t('unsettled.label')} _print={{ display: 'none' }}>
      {notices.map((booking) => (
        <UnsettledNotice
          key={booking.key}
          booking={booking}
          onDismiss={() => setNotices((current) => current.filter((other) => other !== booking))}
        />
      ))}
    </Box>
  )
}
