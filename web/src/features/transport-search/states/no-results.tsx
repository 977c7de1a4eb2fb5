import { useApolloClient } from '@apollo/client/react'
import { Button, HStack } from '@chakra-ui/react'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { FilteredOut } from '#src/components/lists/filtered-out.tsx'
import { type TransportSearch, toTransportInput } from '#src/domain/search/transport-search.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useRelaxations } from '#src/lib/list-kit/use-relaxations.ts'
import { useFilterWords } from '../filters/use-filter-words.ts'
import { type FilterGroup, type Filters, noFilters, toWhere, transportFilters } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'
import { FoundRidesDocument } from './found-rides.generated.ts'

interface VehiclesFilteredOutProps {
  search: TransportSearch
  results: SearchResults
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The filters have removed every vehicle. */
export function VehiclesFilteredOut({ search, results, filters, onChange }: VehiclesFilteredOutProps) {
  const { t } = useTranslation('transport')
  const format = useFormat()
  const client = useApolloClient()
  const words = useFilterWords(results)
  const { searchId } = results
  const relaxations = useRelaxations<FilterGroup>(
    JSON.stringify([searchId, filters]),
    transportFilters.active(filters),
    async (group) => {
      const where = toWhere(transportFilters.without(filters, group))
      const variables = { input: toTransportInput(search), searchId, where }
      const { data } = await client.query({ query: FoundRidesDocument, variables })
      const result = data?.transportSearch
      const lowest = result?.items[0]?.total
      return result && lowest ? { group, rows: result.totalCount, lowest } : undefined
    },
  )
  return (
    <FilteredOut
      title={t('filteredOut.title')}
      body={t('filteredOut.body')}
      relaxations={relaxations}
      labelOf={(group) => words(filters, group)}
      describe={({ rows, lowest }) => t('filteredOut.offersFrom', { count: rows, amount: format.money(lowest) })}
      onRemove={(group) => onChange(transportFilters.without(filters, group))}
      onClear={() => onChange(noFilters)}
    />
  )
}

interface NothingFoundProps {
  onEdit: () => void
  onSearchAgain: () => void
}

/** The search has no vehicle. */
export function NothingFound({ onEdit, onSearchAgain }: NothingFoundProps) {
  const { t } = useTranslation(['transport', 'listing'])
  return (
    <EmptyState icon="search" title={t('nothing.title')} body={t('nothing.advice')}>
      <HStack mt="5" gap="2" wrap="wrap">
        <Button onClick={onEdit}>{t('nothing.change')}</Button>
        <Button variant="outline" onClick={onSearchAgain}>
          {t('listing:searchAgain')}
        </Button>
      </HStack>
    </EmptyState>
  )
}
