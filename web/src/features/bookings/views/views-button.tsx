import { Button } from '@chakra-ui/react'
import { Suspense, lazy, useId, useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingsView } from '../list/bookings-view.ts'
import { queryOf } from './saved-views.ts'
import { useSavedViews } from './use-saved-views.ts'

// Floating panels need code that the list does without.
const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }))

/** Opens the saved views; named after the one that is shown. */
export function ViewsButton({ view }: { view: BookingsView }) {
  const { t } = useTranslation(['bookings', 'tools'])
  const saved = useSavedViews()
  const [open, setOpen] = useState<boolean>()
  const id = useId()
  const query = queryOf(view)
  const shown = saved.views.find((known) => known.query === query)
  return (
    <>
      <Button
        id={id}
        variant="outline"
        maxW="240px"
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(!open)}
      >
        <Icon name="list" />
        <bdi>{shown?.name ?? t('tools:views.title')}</bdi>
        <Icon name="down" size={14} />
      </Button>
      {open !== undefined && (
        <Suspense>
          <ViewsPanel buttonId={id} open={open} onOpen={setOpen} saved={saved} query={query} shown={shown?.name} />
        </Suspense>
      )}
    </>
  )
}
