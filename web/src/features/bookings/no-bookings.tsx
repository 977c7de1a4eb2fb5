import { Button, HStack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { FilterPill } from '#src/components/layout/chip.tsx'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { paths } from '#src/lib/navigation/paths.ts'
import { type BookingsView, clearFilter, clearFilters, type FilterName, filtersOf } from './bookings-view.ts'
import { useTravelDateWords } from './use-travel-date-words.ts'

type NoBookingsProps = { view: BookingsView; onView: (view: BookingsView) => void }

/** Says which filters left nothing and takes any of them away, or that there is nothing yet. */
export function NoBookings({ view, onView }: NoBookingsProps) {
  const { t } = useTranslation(['bookings', 'components'])
  const dateWords = useTravelDateWords()
  const filters = filtersOf(view)

  if (filters.length === 0) {
    return (
      <EmptyState icon="list" title={t('empty.title')} body={t('empty.text')}>
        <Button asChild mt="4">
          <Link to={paths.home}>{t('newBooking')}</Link>
        </Button>
      </EmptyState>
    )
  }

  const words: Record<FilterName, string> = {
    status: view.status ? t(`components:status.${view.status}`) : '',
    text: t('empty.byText', { text: view.text }),
    tag: t('empty.byTag', { tag: view.tag }),
    dates: dateWords({ kind: 'custom', from: view.from, to: view.to }),
  }

  return (
    <EmptyState icon="filter" title={t('empty.filtered')} body={t('empty.filteredText')}>
      <HStack mt="4" gap="2" wrap="wrap">
        {filters.map((name) => (
          <FilterPill key={name} onRemove={() => onView(clearFilter(view, name))}>
            {words[name]}
          </FilterPill>
        ))}
      </HStack>
      <Button mt="4" variant="outline" onClick={() => onView(clearFilters(view))}>
        {t('empty.clear')}
      </Button>
    </EmptyState>
  )
}
