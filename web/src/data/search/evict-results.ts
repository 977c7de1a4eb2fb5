import type { ApolloClient } from '@apollo/client'
import type { SearchField } from '#src/domain/products.ts'

/** Evicts the results of a replaced search from Apollo's cache. The cache keys results by input and view, so it would return the old results. */
export function evictResults(client: ApolloClient, field: SearchField, searchId: string | undefined): void {
  if (searchId === undefined) return
  const isForSearch = (stored: unknown) =>
    typeof stored === 'object' && stored !== null && 'searchId' in stored && stored.searchId === searchId
  client.cache.modify({
    fields: { [field]: (stored: unknown, { DELETE }: { DELETE: unknown }) => (isForSearch(stored) ? DELETE : stored) },
  })
}
