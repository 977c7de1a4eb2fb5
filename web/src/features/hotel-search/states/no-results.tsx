import { Button, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useSupplierNames } from '#src/components/hotels/use-supplier-names.ts'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { FilteredOut } from '#src/components/lists/filtered-out.tsx'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { countUnreadableRows } from '#src/lib/list-kit/count-unreadable-rows.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useFilterText } from '../filters/use-filter-text.ts'
import { type Filters, hotelFilters, noFilters } from '../results-view.ts'
import type { SearchResults } from '../search-pages.ts'
import { ProposedSplits } from './proposed-splits.tsx'
import { useHotelRelaxations } from './use-relaxations.ts'

interface FilteredOutProps {
  search: HotelSearch
  results: SearchResults
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Shown if the filters leave no hotels. */
export function HotelsFilteredOut({ search, results, filters, onChange }: FilteredOutProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const filterText = useFilterText(results)
  const relaxations = useHotelRelaxations(search, results, filters)
  const offerCount = results.suppliers.reduce((sum, supplier) => sum + supplier.offerCount, 0)
  const { coverage } = results.facets
  const filtersRates = filters.boards.length > 0 || filters.refundable !== undefined
  return (
    <FilteredOut
      title={t('filteredOut.title')}
      body={t('filteredOut.body', { count: offerCount })}
      relaxations={relaxations}
      // Every filter is quoted here, so a name needs no quotation marks of its own.
      labelOf={(group) => (group === 'name' ? filters.name : filterText(filters, group))}
      describe={({ rows, lowest }) => t('filteredOut.hotelsFrom', { count: rows, amount: format.money(lowest) })}
      onRemove={(group) => onChange(hotelFilters.removeGroup(filters, group))}
      onClear={() => onChange(noFilters)}
    >
      {filtersRates && coverage !== 'ALL_RATES' && (
        <Text mt="3" color="fg.muted">
          {t(`coverage.${coverage}`)}
        </Text>
      )}
    </FilteredOut>
  )
}

interface NothingFoundProps {
  search: HotelSearch
  city: string
  results: SearchResults
  onEdit: () => void
  onSearch: (search: HotelSearch) => void
  onSearchAgain: () => void
}

/** Shown if the search found no hotels: suggestions, suppliers that have not responded, and unreadable results. */
export function NothingFound({ search, city, results, onEdit, onSearch, onSearchAgain }: NothingFoundProps) {
  const { t } = useTranslation(['hotels', 'listing'])
  const format = useFormat()
  const names = useSupplierNames()
  const failedSuppliers = results.suppliers.flatMap(({ state, supplierInfo }) =>
    state === 'FAILED' ? supplierInfo : [],
  )
  const unreadable = countUnreadableRows(results.warnings)
  // Other dates do not help if hotels were found but could not be read.
  if (unreadable > 0)
    return (
      <EmptyState icon="alert" title={t('unreadable', { count: unreadable })} body={t('nothing.unreadable')}>
        <Button mt="5" variant="outline" onClick={onSearchAgain}>
          {t('listing:searchAgain')}
        </Button>
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={t('nothing.title', { city, dates: format.stay(search.checkIn, search.checkOut) })}
      body={t('nothing.advice')}
    >
      {failedSuppliers.length > 0 && (
        <Text mt="3" color="fg.muted">
          {t('nothing.silent', { suppliers: names(failedSuppliers) })}
        </Text>
      )}
      <ProposedSplits search={search} onSearch={onSearch} />
      <HStack mt="5" gap="2" wrap="wrap">
        <Button onClick={onEdit}>{t('nothing.changeDates')}</Button>
        <Button variant="outline" onClick={onSearchAgain}>
          {t('listing:searchAgain')}
        </Button>
      </HStack>
    </EmptyState>
  )
}
