import { Button, HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { SortSelect } from './filters/sort-select.tsx'
import { type ResultsView, type SortName, hotelFilters } from './results-view.ts'

interface ResultsToolbarProps {
  view: ResultsView
  hasDistances: boolean
  onSort: (sort: SortName) => void
  onView: (view: ResultsView) => void
  onOpenFilters: () => void
}

/** Filters (on small screens), map or list, and the order. */
export function ResultsToolbar({ view, hasDistances, onSort, onView, onOpenFilters }: ResultsToolbarProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const active = hotelFilters.active(view.filters).length
  return (
    <HStack gap="2" flexShrink={0}>
      <Button
        variant="outline"
        size="sm"
        hideFrom="lg"
        flex={{ base: '1 0 auto', md: 'none' }}
        px={{ base: '2.5', md: '3' }}
        onClick={onOpenFilters}
      >
        <Icon name="filter" size={14} />
        {t('filters')}
        {active > 0 && <Chip tone="brand">{format.number(active)}</Chip>}
      </Button>
      <Button
        variant="outline"
        size="sm"
        flex={{ base: '1 0 auto', md: 'none' }}
        px={{ base: '2.5', md: '3' }}
        aria-pressed={view.map}
        onClick={() => onView({ ...view, map: !view.map })}
      >
        <Icon name={view.map ? 'list' : 'pin'} size={14} />
        {t(view.map ? 'list' : 'map')}
      </Button>
      <SortSelect sort={view.sort} hasDistances={hasDistances} onChange={onSort} />
    </HStack>
  )
}
