import { Stack, Toast, Toaster } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { directionOf } from '#src/i18n/languages.ts'
import { toasters } from '#src/lib/browser/toaster.ts'

/** Color of the icon; panel and text are the same for every tone. */
const tones: Partial<Record<string, string>> = {
  success: 'status.confirmed.fg',
  info: 'brand.fg',
  warning: 'status.pending.fg',
  error: 'status.failed.fg',
}

export function Toasts() {
  const { t, i18n } = useTranslation()
  const direction = directionOf(i18n.language)
  return (
    <Toaster
      key={direction}
      toaster={toasters[direction]}
      aria-label={t('notifications')}
      insetInline={{ mdDown: '4' }}
    >
      {(toast) => (
        <Toast.Root width={{ md: 'sm' }} bg="bg.panel" color="fg" boxShadow="overlay">
          <Toast.Indicator color={tones[toast.type ?? 'info']} />
          <Stack gap="1" flex="1" maxWidth="100%">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </Stack>
          <Toast.CloseTrigger aria-label={t('close')} />
        </Toast.Root>
      )}
    </Toaster>
  )
}
