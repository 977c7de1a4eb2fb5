import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { products } from '#src/domain/products.ts'
import type { ProductSearch } from '#src/domain/search/search-links.ts'
import { evictResults } from './evict-results.ts'
import { storeRecentSearch } from './recent-searches.ts'
import { removeSearchId, readSearchId, storeSearchId } from './stored-search.ts'

/** Query variables of a search in a view. Reads the id of the cached search when the search or view changes, but not when a response stores it. */
export function useSearchVariables<View extends object>(
  key: string,
  view: View,
): View & { searchId: string | undefined } {
  const viewText = JSON.stringify(view)
  return useMemo(
    () => ({ ...view, searchId: readSearchId(key) }),
    // `viewText` represents `view`, which is a new object on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, viewText],
  )
}

interface SearchResponse<Results> {
  /** Identifies the search, independent of the view. */
  key: string
  recent: ProductSearch
  /** Null if the gateway does not sell this product. */
  response: Results | null | undefined
  /** Previous response, of the same search in another view. */
  previousResponse: Results | null | undefined
  loading: boolean
  error: unknown
  refetch: (variables: { searchId: undefined }) => Promise<unknown>
}

/**
 * Results of a search in a view. Companies are queried once: filters, pages and a reload read the search that the server has cached.
 * `searchAgain` queries all companies again.
 */
export function useSearchResults<Results extends { searchId: string }>(search: SearchResponse<Results>) {
  const { key, recent, response, previousResponse, loading, error, refetch } = search
  const { searchField: field } = products[recent.product]
  const client = useApolloClient()
  const [replacedId, setReplacedId] = useState<string>()
  const searchId = response?.searchId
  const storeSearch = useEffectEvent((searchKey: string, id: string) => {
    // If the stored search had expired, the server has searched again. Views of the old and the new search must not mix.
    const storedId = readSearchId(searchKey)
    if (storedId !== id) evictResults(client, field, storedId)
    storeSearchId(searchKey, id)
    storeRecentSearch(recent)
  })
  useEffect(() => {
    if (searchId) storeSearch(key, searchId)
  }, [key, searchId])

  // Previous results stay on screen while a filter is applied, but not during `searchAgain`.
  const results =
    response === undefined && previousResponse && previousResponse.searchId !== replacedId ? previousResponse : response

  function searchAgain() {
    const currentId = searchId ?? previousResponse?.searchId
    setReplacedId(currentId)
    removeSearchId(key)
    evictResults(client, field, currentId)
    // The error is returned below.
    refetch({ searchId: undefined }).catch(() => undefined)
  }

  return { results, stale: loading && Boolean(results), loading, error, searchAgain }
}
