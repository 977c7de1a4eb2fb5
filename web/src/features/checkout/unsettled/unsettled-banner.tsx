import { lazy, useState } from 'react'
import { Optional } from '#src/components/feedback/optional.tsx'
import { loadTexts } from '#src/lib/i18n/i18n.ts'
import { useSharedText } from '#src/lib/storage/private-storage.ts'
import { unsettledKey } from './unsettled-key.ts'

const UnsettledNotices = lazy(async () => {
  const [{ UnsettledNotices: notices }] = await Promise.all([import('./unsettled-notices.tsx'), loadTexts('checkout')])
  return { default: notices }
})

/** Banner with bookings whose outcome is unknown, above the pages in every tab. Its code is loaded once there is a booking to show. */
export function UnsettledBanner() {
  const stored = useSharedText(unsettledKey)
  const [isNeeded, setNeeded] = useState(false)
  if (!isNeeded && stored !== null && stored !== '[]') setNeeded(true)
  return (
    isNeeded && (
      <Optional>
        <UnsettledNotices />
      </Optional>
    )
  )
}
