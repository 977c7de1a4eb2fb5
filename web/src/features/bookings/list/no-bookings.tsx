import { Button, HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ActiveFilters } from '#src/components/lists/active-filters.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { type BookingsView, bookingFilters, changeView } from './bookings-view.ts'
import { useTravelDateText } from './use-travel-date-text.ts'

interface NoBookingsProps {
  view: BookingsView
  onViewChange: (view: BookingsView) => void
}

/** Empty list: offers to remove the filters, or links to the search. */
export function NoBookings({ view, onViewChange }: NoBookingsProps) {
  const { t } = useTranslation(['bookings', 'components', 'home'])
  const dateText = useTravelDateText()
  const groups = bookingFilters.active(view)

  if (groups.length === 0) {
    return (
      <EmptyState icon="list" title={t('empty.title')} body={t('empty.text')}>
        <Button asChild mt="4">
          <Link to={paths.home}>{t('newBooking')}</Link>
        </Button>
      </EmptyState>
    )
  }

  const labels = {
    status: view.status ? t(`components:status.${view.status}`) : '',
    text: t('empty.byText', { text: view.text }),
    tag: t('empty.byTag', { tag: view.tag }),
    agenda: view.agenda ? t(`home:sets.${view.agenda}`) : '',
    dates: dateText({ kind: 'custom', from: view.from, to: view.to }),
  }

  return (
    <EmptyState icon="filter" title={t('empty.filtered')} body={t('empty.filteredText')}>
      <HStack mt="4" gap="2" wrap="wrap">
        <ActiveFilters
          groups={groups}
          labelOf={(group) => labels[group]}
          onRemove={(group) => onViewChange(changeView(bookingFilters.removeGroup(view, group), {}))}
        />
      </HStack>
      <Button mt="4" variant="outline" onClick={() => onViewChange(changeView(bookingFilters.removeAll(view), {}))}>
        {t('empty.clear')}
      </Button>
    </EmptyState>
  )
}
