import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { toUrl, type SharedView } from './shared-view.ts'

/** Shown for an empty list. Explains what the list contains, or links to the list with all statuses. */
export function NoSharedReservations({ view }: { view: SharedView }) {
  const { t } = useTranslation(['shared', 'components'])
  if (view.status === null)
    return <EmptyState icon="mail" title={t(`empty.${view.tab}.title`)} body={t(`empty.${view.tab}.text`)} />
  const status = t(`components:status.${view.status}`)
  return (
    <EmptyState icon="filter" title={t('empty.filtered', { status })}>
      <Button asChild mt="4" variant="outline">
        <Link to={toUrl({ ...view, status: null, page: 1 })}>{t('empty.showAll')}</Link>
      </Button>
    </EmptyState>
  )
}
