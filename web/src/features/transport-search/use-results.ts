import { useSearchResults, useSearchVariables } from '#src/data/search/use-search-results.ts'
import { type TransportSearch, printTransportLink, toTransportInput } from '#src/domain/search/transport-search.ts'
import { type TransportSearchQuery, useTransportSearchQuery } from './transport-search.generated.ts'
import { type View, sorts, toWhere } from './results-view.ts'

export type SearchResults = NonNullable<TransportSearchQuery['transportSearch']>

/** Vehicles that match a search and view; null if the gateway sells no transport. Does not search until `ready`. */
export function useResults(
  search: TransportSearch,
  { sort, page, filters }: View,
  { pageSize, ready }: { pageSize: number; ready: boolean },
) {
  const key = printTransportLink(search, '')
  const variables = useSearchVariables(key, {
    input: toTransportInput(search),
    where: toWhere(filters),
    sort: sorts[sort],
    page,
    pageSize,
  })
  const { data, previousData, loading, error, refetch } = useTransportSearchQuery({
    variables,
    skip: !ready,
    notifyOnNetworkStatusChange: true,
  })
  return useSearchResults<SearchResults>({
    key,
    recent: { product: 'transport', search },
    response: data?.transportSearch,
    previousResponse: previousData?.transportSearch,
    loading: loading || !ready,
    error,
    refetch,
  })
}
