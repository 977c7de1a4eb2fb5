import { Box, Button } from '@chakra-ui/react'
import { Suspense, lazy } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { ColumnId } from '../columns/columns.ts'
import type { BookingsView } from '../list/bookings-view.ts'
import { toQuery } from './saved-views.ts'
import { useSavedViews } from './use-saved-views.ts'

// Loaded on demand to keep the code of floating panels out of the list.
const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }))

/** Button that opens the saved views. Its label is the name of the current view. */
export function ViewsButton({ view, columns }: { view: BookingsView; columns: readonly ColumnId[] }) {
  const { t } = useTranslation(['bookings', 'tools'])
  const savedViews = useSavedViews()
  const { isLoaded, button, panel } = useFloatingPanel()
  const query = toQuery({ ...view, columns })
  // A saved view without columns uses the agent's columns.
  const currentView = savedViews.views.find((saved) => saved.query === query || saved.query === toQuery(view))
  return (
    <>
      <Button
        {...button}
        variant="outline"
        size={{ base: 'sm', md: 'md' }}
        flex={{ base: '1', lg: 'none' }}
        px={{ base: '2.5', md: '3' }}
        maxW={{ base: '180px', md: '240px' }}
        aria-label={currentView?.name ?? t('tools:views.title')}
      >
        <Box as="span" display="contents" hideBelow="md">
          <Icon name="list" />
        </Box>
        {currentView ? (
          <Box as="bdi" truncate>
            {currentView.name}
          </Box>
        ) : (
          <>
            <Box as="span" hideBelow="md">
              {t('tools:views.title')}
            </Box>
            <Box as="span" hideFrom="md">
              {t('tools:views.short')}
            </Box>
          </>
        )}
        <Icon name="down" size={14} />
      </Button>
      {isLoaded && (
        <Suspense>
          <ViewsPanel {...panel} savedViews={savedViews} query={query} currentViewName={currentView?.name} />
        </Suspense>
      )}
    </>
  )
}
