import { Button } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { FiltersButton } from '#src/components/lists/filters-button.tsx'
import { SortSelect } from '#src/components/lists/sort-select.tsx'
import { Toolbar } from '#src/components/lists/toolbar.tsx'
import { type ResultsView, type SortName, hotelFilters, offeredSorts, sortNames } from './results-view.ts'

interface ResultsToolbarProps {
  view: ResultsView
  hasDistances: boolean
  onSort: (sort: SortName) => void
  onView: (view: ResultsView) => void
  onOpenFilters: () => void
}

/** Toolbar: filters (on small screens), map or list, and sort order. */
export function ResultsToolbar({ view, hasDistances, onSort, onView, onOpenFilters }: ResultsToolbarProps) {
  const { t } = useTranslation(['hotels', 'listing'])
  return (
    <Toolbar flexShrink={0}>
      <FiltersButton
        label={t('listing:filters')}
        active={hotelFilters.active(view.filters).length}
        onOpen={onOpenFilters}
      />
      <Button
        variant="outline"
        size="sm"
        flex={{ base: '1 0 auto', md: 'none' }}
        px={{ base: '2.5', md: '3' }}
        aria-pressed={view.map}
        onClick={() => onView({ ...view, map: !view.map })}
      >
        <Icon name={view.map ? 'list' : 'pin'} size={14} />
        <span>{t(view.map ? 'list' : 'map')}</span>
      </Button>
      <SortSelect
        label={t('listing:sort')}
        options={offeredSorts(sortNames, view.sort, hasDistances).map((name) => ({ name, label: t(`sort.${name}`) }))}
        value={view.sort}
        onChange={onSort}
      />
    </Toolbar>
  )
}
