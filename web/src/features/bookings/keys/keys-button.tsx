import { Button } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import type { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

// Floating panels need code that the list does without.
const KeysPanel = lazy(async () => ({ default: (await import('./keys-panel.tsx')).KeysPanel }))

/** Opens the list of keys. Phones and tablets have no keyboard. */
export function KeysButton({ isLoaded, button, panel }: ReturnType<typeof useFloatingPanel>) {
  const { t } = useTranslation('worklist')
  return (
    <>
      <Button {...button} size="xs" variant="ghost" color="fg.muted" hideBelow="lg">
        {t('keys.title')}
      </Button>
      {isLoaded && (
        <Suspense>
          <KeysPanel {...panel} />
        </Suspense>
      )}
    </>
  )
}
