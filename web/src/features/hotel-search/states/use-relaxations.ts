import { useApolloClient } from '@apollo/client/react'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { useRelaxations } from '#src/lib/list-kit/use-relaxations.ts'
import { type FilterGroup, type Filters, hotelFilters, toWhere } from '../results-view.ts'
import { FoundHotelsDocument } from './found-hotels.generated.ts'

/** Counts the hotels that removing each filter would bring back. Uses only the cached search. */
export function useHotelRelaxations(
  search: HotelSearch,
  { searchId, revision }: { searchId: string; revision: number },
  filters: Filters,
) {
  const client = useApolloClient()
  const key = JSON.stringify([searchId, revision, filters])
  return useRelaxations<FilterGroup>(key, hotelFilters.active(filters), async (group) => {
    const where = toWhere(hotelFilters.removeGroup(filters, group))
    const variables = { input: toSearchInput(search), searchId, revision, where }
    const { data } = await client.query({ query: FoundHotelsDocument, variables })
    const result = data?.hotelSearch
    const lowest = result?.items[0]?.price.total
    return result && lowest && { group, rows: result.totalCount, lowest }
  })
}
