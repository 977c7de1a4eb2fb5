import { Stack, Toast, Toaster } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { toasters } from '#src/lib/toaster.ts'

/** Draws the toasts of both directions; only the one in use ever has any. */
export function Toasts() {
  const { t } = useTranslation()
  return Object.entries(toasters).map(([direction, toaster]) => (
    <Toaster key={direction} toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(toast) => (
        <Toast.Root width={{ md: 'sm' }}>
          <Toast.Indicator />
          <Stack gap="1" flex="1" maxWidth="100%">
            <Toast.Title>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
          </Stack>
          <Toast.CloseTrigger aria-label={t('close')} />
        </Toast.Root>
      )}
    </Toaster>
  ))
}
