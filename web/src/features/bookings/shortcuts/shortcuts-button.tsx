import { Button } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import type { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

// Loaded on demand to keep the code of floating panels out of the list.
const ShortcutsPanel = lazy(async () => ({ default: (await import('./shortcuts-panel.tsx')).ShortcutsPanel }))

/** Button that opens the list of keyboard shortcuts. Hidden on devices without a keyboard. */
export function ShortcutsButton({ isLoaded, button, panel }: ReturnType<typeof useFloatingPanel>) {
  const { t } = useTranslation('worklist')
  return (
    <>
      <Button {...button} size="xs" variant="ghost" color="fg.muted" hideBelow="lg">
        {t('keys.title')}
      </Button>
      {isLoaded && (
        <Suspense>
          <ShortcutsPanel {...panel} />
        </Suspense>
      )}
    </>
  )
}
