import { useEffect } from 'react'
import { sellsGroundServices } from '#src/data/search/sells-ground-services.ts'
import { useSearchResults, useSearchVariables } from '#src/data/search/use-search-results.ts'
import {
  type GroundServiceSearch,
  printGroundServiceLink,
  toGroundServiceInput,
} from '#src/domain/search/ground-service-search.ts'
import { type GroundServiceSearchQuery, useGroundServiceSearchQuery } from './ground-service-search.generated.ts'
import { type View, sorts, toWhere } from './results-view.ts'

export type SearchResults = NonNullable<GroundServiceSearchQuery['groundServiceSearch']>

/** Packages that match a search and view; null if the gateway sells no ground services. Does not search until `ready`. */
export function useResults(
  search: GroundServiceSearch,
  { sort, page, filters }: View,
  { pageSize, ready }: { pageSize: number; ready: boolean },
) {
  const key = printGroundServiceLink(search, '')
  const variables = useSearchVariables(key, {
    input: toGroundServiceInput(search),
    where: toWhere(filters),
    sort: sorts[sort],
    page,
    pageSize,
  })
  const { data, previousData, loading, error, refetch } = useGroundServiceSearchQuery({
    variables,
    skip: !ready,
    notifyOnNetworkStatusChange: true,
  })
  const response = data?.groundServiceSearch
  useEffect(() => {
    if (response !== undefined) sellsGroundServices(response !== null)
  }, [response])
  return useSearchResults<SearchResults>({
    key,
    // Recent searches are stored without extras, because extras differ between groups.
    recent: { product: 'groundServices', search: { ...search, extras: [] } },
    response,
    previousResponse: previousData?.groundServiceSearch,
    loading: loading || !ready,
    error,
    refetch,
  })
}
