import { Button } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { ColumnId } from '../columns/columns.ts'
import type { BookingsView } from '../list/bookings-view.ts'
import { queryOf } from './saved-views.ts'
import { useSavedViews } from './use-saved-views.ts'

// Floating panels need code that the list does without.
const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }))

/** Opens the saved views; named after the one that is shown. */
export function ViewsButton({ view, columns }: { view: BookingsView; columns: readonly ColumnId[] }) {
  const { t } = useTranslation(['bookings', 'tools'])
  const saved = useSavedViews()
  const { isLoaded, button, panel } = useFloatingPanel()
  const query = queryOf({ ...view, columns })
  // A view without columns of its own is shown with those of the agent.
  const shown = saved.views.find((known) => known.query === query || known.query === queryOf(view))
  return (
    <>
      <Button
        {...button}
        variant="outline"
        flex={{ base: '1', md: 'none' }}
        maxW={{ md: '240px' }}
        aria-label={shown?.name ?? t('tools:views.title')}
      >
        <Icon name="list" />
        {shown ? <bdi>{shown.name}</bdi> : t('tools:views.title')}
        <Icon name="down" size={14} />
      </Button>
      {isLoaded && (
        <Suspense>
          <ViewsPanel {...panel} saved={saved} query={query} shown={shown?.name} />
        </Suspense>
      )}
    </>
  )
}
