/**
 * Pages of hotel searches as the server sent them, for as long as the client lives. Nothing else shares their objects, so the cache of Apollo, which writes and
 * reads a page object by object, would only delay them.
 */
import type { ApolloClient } from '@apollo/client'
import { HotelSearchDocument, type HotelSearchQuery, type HotelSearchQueryVariables } from './hotel-search.generated.ts'

export type SearchResults = HotelSearchQuery['hotelSearch']

interface StoredPage {
  /** The search that it belongs to. */
  search: string
  loaded: Promise<SearchResults>
  /** Undefined while it loads. */
  results?: SearchResults
}

/** Oldest first. A page of fifty hotels takes about 300 kB. */
const maxPages = 30
const pagesOf = new WeakMap<ApolloClient, Map<string, StoredPage>>()

function stored(client: ApolloClient): Map<string, StoredPage> {
  const pages = pagesOf.get(client) ?? new Map<string, StoredPage>()
  pagesOf.set(client, pages)
  return pages
}

/** Identifies a page. The search id only saves the server a search; it does not change the results. A revision does: pages of two must not mix. */
const pageKey = (variables: HotelSearchQueryVariables): string => JSON.stringify({ ...variables, searchId: undefined })

/** A page that has been loaded. */
export const recallPage = (client: ApolloClient, variables: HotelSearchQueryVariables): SearchResults | undefined =>
  stored(client).get(pageKey(variables))?.results

/**
 * Loads a page, or returns the one that is loaded or on its way. A failure is not stored. Without a search id it waits for another page of the same search, so that
 * a filter that is chosen before the first response does not ask the suppliers a second time.
 */
export function loadPage(client: ApolloClient, variables: HotelSearchQueryVariables): Promise<SearchResults> {
  const pages = stored(client)
  const key = pageKey(variables)
  const known = pages.get(key)
  if (known) return known.loaded
  const search = JSON.stringify(variables.input)
  const sibling = [...pages.values()].findLast((other) => other.search === search)
  const page: StoredPage = { search, loaded: fetchPage(client, variables, sibling?.loaded) }
  pages.set(key, page)
  const [oldest] = pages.keys()
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
  page.loaded.then(
    (results) => {
      if (pages.get(key) !== page) return
      page.results = results
      dropReplaced(pages, search, results.searchId)
      // The server has searched again, and the new search has revisions of its own.
      if (variables.revision != null && variables.revision !== results.revision) pages.delete(key)
    },
    () => pages.get(key) === page && pages.delete(key),
  )
  return page.loaded
}

async function fetchPage(
  client: ApolloClient,
  variables: HotelSearchQueryVariables,
  sibling: Promise<SearchResults> | undefined,
): Promise<SearchResults> {
  // A search that has failed for another page is tried again for this one.
  const searchId = variables.searchId ?? (await sibling?.catch(() => undefined))?.searchId
  const { data } = await client.query({
    query: HotelSearchDocument,
    variables: { ...variables, ...(searchId && { searchId }) },
    fetchPolicy: 'no-cache',
  })
  if (!data) throw new Error('The search has no results.')
  return data.hotelSearch
}

/** Forgets the pages of a search that the server has replaced, because it had expired or was in another language: pages of two must not mix. */
function dropReplaced(pages: Map<string, StoredPage>, search: string, searchId: string): void {
  for (const [key, { search: of, results }] of pages)
    if (of === search && results && results.searchId !== searchId) pages.delete(key)
}

/** Forgets the pages of a search, also those on their way. */
export function forgetPages(client: ApolloClient, input: HotelSearchQueryVariables['input']): void {
  const search = JSON.stringify(input)
  for (const [key, page] of stored(client)) if (page.search === search) stored(client).delete(key)
}
