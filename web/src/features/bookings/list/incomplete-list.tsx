import { Box } from '@chakra-ui/react'
import { BusyNotice } from '#src/components/feedback/busy-notice.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Notice that the server is still loading older bookings. */
export function IncompleteList() {
  const { t } = useTranslation('bookings')
  return (
    <Box mb="3.5">
      <BusyNotice>{t('incomplete')}</BusyNotice>
    </Box>
  )
}
