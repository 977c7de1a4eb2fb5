import { useApolloClient } from '@apollo/client/react'
import { OffersFilteredOut } from '#src/components/service-search/offers-filtered-out.tsx'
import { type GroundServiceSearch, toGroundServiceInput } from '#src/domain/search/ground-service-search.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useFilterText } from '../filters/use-filter-text.ts'
import { type Filters, groundServiceFilters, toWhere } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'
import { FoundPackagesDocument } from './found-packages.generated.ts'

interface PackagesFilteredOutProps {
  search: GroundServiceSearch
  results: SearchResults
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Shown if the filters leave no packages. */
export function PackagesFilteredOut({ search, results, filters, onChange }: PackagesFilteredOutProps) {
  const { t } = useTranslation('ground')
  const client = useApolloClient()
  const filterText = useFilterText(results)
  const { searchId } = results
  async function findOffers(others: Filters) {
    const variables = { input: toGroundServiceInput(search), searchId, where: toWhere(others) }
    const { data } = await client.query({ query: FoundPackagesDocument, variables })
    return data?.groundServiceSearch
  }
  return (
    <OffersFilteredOut
      title={t('filteredOut')}
      describeCount={(count) => t('found', { count })}
      searchId={searchId}
      filters={filters}
      filterGroups={groundServiceFilters}
      filterName={(group) => filterText(filters, group)}
      findOffers={findOffers}
      onChange={onChange}
    />
  )
}
