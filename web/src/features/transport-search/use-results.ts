import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { rememberRecentSearch } from '#src/data/search/recent-searches.ts'
import { forgetSearch, recallSearch, rememberSearch } from '#src/data/search/stored-search.ts'
import { type TransportSearch, printTransportLink, toTransportInput } from '#src/domain/search/transport-search.ts'
import { type TransportSearchQuery, useTransportSearchQuery } from './transport-search.generated.ts'
import { type ResultsView, sorts, toWhere } from './results-view.ts'

export type SearchResults = NonNullable<TransportSearchQuery['transportSearch']>

/**
 * The results of a search in one view; null where the gateway sells no transport. Companies are asked once: filters, pages and a reload
 * read the search that the server has cached. `searchAgain` asks all of them again.
 */
export function useResults(search: TransportSearch, { sort, page, filters }: ResultsView, pageSize: number) {
  const client = useApolloClient()
  const key = printTransportLink(search, '')
  const view = JSON.stringify({ sort, page, filters })
  const variables = useMemo(
    () => ({
      input: toTransportInput(search),
      searchId: recallSearch(key),
      where: toWhere(filters),
      sort: sorts[sort],
      page,
      pageSize,
    }),
    // `key` and `view` change only with the values of the objects, which are new at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, view, pageSize],
  )
  const { data, previousData, loading, error, refetch } = useTransportSearchQuery({
    variables,
    notifyOnNetworkStatusChange: true,
  })
  const response = data?.transportSearch
  const searchId = response?.searchId
  const remember = useEffectEvent((ofSearch: string, id: string) => {
    rememberSearch(ofSearch, id)
    rememberRecentSearch({ product: 'transport', search })
  })
  useEffect(() => {
    if (searchId) remember(key, searchId)
  }, [key, searchId])

  // Earlier results stay on screen while a filter is applied; those of another search do not.
  const earlier = previousData?.transportSearch
  const results = response === undefined && earlier?.searchId === recallSearch(key) ? earlier : response

  function searchAgain() {
    forgetSearch(key)
    // Other views of the replaced search must not come back from the cache.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'transportSearch' })
    // The error is returned below.
    refetch({ searchId: undefined }).catch(() => undefined)
  }

  return { results, stale: loading && Boolean(results), loading, error, searchAgain }
}
