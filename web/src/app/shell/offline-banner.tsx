import { Box } from '@chakra-ui/react'
import { useIsOnline } from '#src/lib/browser/use-is-online.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

export function OfflineBanner() {
  const { t } = useTranslation('errors')
  const online = useIsOnline()
  return (
    <Box as="output" display="block">
      {!online && (
        <Box bg="status.pending.bg" color="status.pending.fg" textStyle="small" textAlign="center" px="4" py="2">
          {t('offline')}
        </Box>
      )}
    </Box>
  )
}
