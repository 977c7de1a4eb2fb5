import { IconButton } from '@chakra-ui/react'
import { Suspense, lazy, useEffect, useEffectEvent } from 'react'
import { loadTexts } from '#src/lib/i18n/i18n.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { isLookupShortcut } from './lookup-shortcut.ts'

const LookupDialog = lazy(async () => {
  const [{ LookupDialog: dialog }] = await Promise.all([import('./lookup-dialog.tsx'), loadTexts('bookings', 'tools')])
  return { default: dialog }
})

/** Button that opens the lookup box, which also has a keyboard shortcut. */
export function LookupButton() {
  const { t } = useTranslation()
  const { isLoaded, open, close, button, panel } = useFloatingPanel()
  const onShortcut = useEffectEvent(open)
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isLookupShortcut(event)) return
      event.preventDefault()
      onShortcut()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <IconButton
        {...button}
        variant="ghost"
        minW={{ base: '11', md: '10' }}
        aria-label={t('lookup')}
        aria-keyshortcuts="Control+K"
      >
        <Icon name="search" />
      </IconButton>
      {isLoaded && (
        <Suspense>
          <LookupDialog open={panel.open} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
