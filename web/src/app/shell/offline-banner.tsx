import { Box } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function OfflineBanner() {
  const { t } = useTranslation('errors')
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
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
