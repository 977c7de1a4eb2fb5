import type { ApolloClient } from '@apollo/client'
import type { SearchField } from '#src/domain/products.ts'

/** Removes what Apollo's cache has of a search, which it holds by input and view: what another search has replaced must not come back. */
export function forgetResults(client: ApolloClient, field: SearchField, searchId: string | undefined): void {
  if (searchId === undefined) return
  const isOfSearch = (stored: unknown) =>
    typeof stored === 'object' && stored !== null && 'searchId' in stored && stored.searchId === searchId
  client.cache.modify({
    fields: { [field]: (stored: unknown, { DELETE }: { DELETE: unknown }) => (isOfSearch(stored) ? DELETE : stored) },
  })
}
