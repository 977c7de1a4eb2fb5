import { Button } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { Columns } from './use-columns.ts'

// Loaded on demand to keep the code of floating panels out of the list.
const ColumnsPanel = lazy(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel }))

/** Button that opens the column settings. Hidden on narrow screens, where rows are cards. */
export function ColumnsButton({ columns }: { columns: Columns }) {
  const { t } = useTranslation('worklist')
  const { isLoaded, button, panel } = useFloatingPanel()
  return (
    <>
      <Button {...button} variant="outline" hideBelow="lg">
        <Icon name="columns" />
        {t('columnChoice.title')}
      </Button>
      {isLoaded && (
        <Suspense>
          <ColumnsPanel {...panel} columns={columns} />
        </Suspense>
      )}
    </>
  )
}
