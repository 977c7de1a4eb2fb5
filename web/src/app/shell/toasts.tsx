import { Stack, Toast, Toaster, createToaster } from '@chakra-ui/react'
import { toastSlotRecipe } from '@chakra-ui/react/theme'
import { useEffect } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { directionOf } from '#src/i18n/languages.ts'
import { type Message, setToastRenderer } from '#src/lib/browser/toaster.ts'

/** Keeps toasts below the header. */
const offsets = { top: '4rem', bottom: '1rem', left: '1rem', right: '1rem' }

const options = { duration: 3000, max: 3, pauseOnPageIdle: true, overlap: false, offsets }

/**
 * One toaster per text direction. Toasts appear at the top end of the page, but zag flips `end` twice, so a right-to-left page needs `start`.
 */
const toasters = {
  ltr: createToaster({ ...options, placement: 'top-end' }),
  rtl: createToaster({ ...options, placement: 'top-start' }),
}

/** A new toast replaces the previous one. */
function show({ tone, title, description }: Message): void {
  for (const toaster of Object.values(toasters)) toaster.dismiss()
  toasters[document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'].create({ type: tone, title, description })
}

export function Toasts() {
  const { t, i18n } = useTranslation()
  const direction = directionOf(i18n.language)
  useEffect(() => {
    const stop = setToastRenderer(show)
    return () => {
      stop()
      for (const toaster of Object.values(toasters)) toaster.remove()
    }
  }, [])
  return (
    <Toaster
      key={direction}
      toaster={toasters[direction]}
      aria-label={t('notifications')}
      insetInline={{ mdDown: '4' }}
    >
      {(toast) => (
        <Toast.Root recipe={toastSlotRecipe} width={{ md: 'sm' }} boxShadow="overlay">
          <Toast.Indicator />
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
