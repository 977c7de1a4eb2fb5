import { useApolloClient } from '@apollo/client/react'
import { OffersFilteredOut } from '#src/components/service-search/offers-filtered-out.tsx'
import { type TransportSearch, toTransportInput } from '#src/domain/search/transport-search.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useFilterText } from '../filters/use-filter-text.ts'
import { type Filters, toWhere, transportFilters } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'
import { FoundRidesDocument } from './found-rides.generated.ts'

interface VehiclesFilteredOutProps {
  search: TransportSearch
  results: SearchResults
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Shown if the filters leave no vehicles. */
export function VehiclesFilteredOut({ search, results, filters, onChange }: VehiclesFilteredOutProps) {
  const { t } = useTranslation('transport')
  const client = useApolloClient()
  const filterText = useFilterText(results)
  const { searchId } = results
  async function findOffers(remainingFilters: Filters) {
    const variables = { input: toTransportInput(search), searchId, where: toWhere(remainingFilters) }
    const { data } = await client.query({ query: FoundRidesDocument, variables })
    return data?.transportSearch
  }
  return (
    <OffersFilteredOut
      title={t('filteredOut')}
      describeCount={(count) => t('found', { count })}
      searchId={searchId}
      filters={filters}
      filterGroups={transportFilters}
      filterName={(group) => filterText(filters, group)}
      findOffers={findOffers}
      onChange={onChange}
    />
  )
}
