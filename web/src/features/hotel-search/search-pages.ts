/**
 * Cache of hotel search pages, one per Apollo client. Apollo's own cache is not used, because it would normalize every object of a page, although no other
 * query shares these objects.
 */
import type { ApolloClient } from '@apollo/client'
import { HotelSearchDocument, type HotelSearchQuery, type HotelSearchQueryVariables } from './hotel-search.generated.ts'

export type SearchResults = HotelSearchQuery['hotelSearch']

interface StoredPage {
  /** Key of the search that the page belongs to. */
  search: string
  request: Promise<SearchResults>
  /** Undefined while loading. */
  results?: SearchResults
}

/** Maximum number of cached pages. A page of fifty hotels takes about 300 kB. */
const maxPages = 30
/** Pages by key, oldest first. */
const pagesByClient = new WeakMap<ApolloClient, Map<string, StoredPage>>()

function getPages(client: ApolloClient): Map<string, StoredPage> {
  const pages = pagesByClient.get(client) ?? new Map<string, StoredPage>()
  pagesByClient.set(client, pages)
  return pages
}

/** Key of a page. Excludes the search id, which only saves the server a search. Includes the revision, because pages of different revisions must not mix. */
const pageKey = (variables: HotelSearchQueryVariables): string => JSON.stringify({ ...variables, searchId: undefined })

/** Returns a page from the cache; undefined if it has not been loaded. */
export const readPage = (client: ApolloClient, variables: HotelSearchQueryVariables): SearchResults | undefined =>
  getPages(client).get(pageKey(variables))?.results

/**
 * Loads a page, or returns a loaded or pending page. Failures are not cached. Without a search id, waits for another page of the same search to load.
 * Thus a filter chosen before the first response does not start a second search.
 */
export function loadPage(client: ApolloClient, variables: HotelSearchQueryVariables): Promise<SearchResults> {
  const pages = getPages(client)
  const key = pageKey(variables)
  const cached = pages.get(key)
  if (cached) return cached.request
  const search = JSON.stringify(variables.input)
  const sibling = [...pages.values()].findLast((other) => other.search === search)
  const page: StoredPage = { search, request: fetchPage(client, variables, sibling?.request) }
  pages.set(key, page)
  const [oldest] = pages.keys()
  if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
  page.request.then(
    (results) => {
      if (pages.get(key) !== page) return
      page.results = results
      removeReplacedPages(pages, search, results.searchId)
      // The server has searched again, and the new search has its own revisions.
      if (variables.revision != null && variables.revision !== results.revision) pages.delete(key)
    },
    () => pages.get(key) === page && pages.delete(key),
  )
  return page.request
}

async function fetchPage(
  client: ApolloClient,
  variables: HotelSearchQueryVariables,
  sibling: Promise<SearchResults> | undefined,
): Promise<SearchResults> {
  // If the search failed for the other page, it is retried for this one.
  const searchId = variables.searchId ?? (await sibling?.catch(() => undefined))?.searchId
  const { data } = await client.query({
    query: HotelSearchDocument,
    variables: { ...variables, ...(searchId && { searchId }) },
    fetchPolicy: 'no-cache',
  })
  if (!data) throw new Error('The search has no results.')
  return data.hotelSearch
}

/** Removes the pages of a search that the server has replaced, because it expired or was in another language, so that they do not mix with new pages. */
function removeReplacedPages(pages: Map<string, StoredPage>, search: string, searchId: string): void {
  for (const [key, { search: pageSearch, results }] of pages)
    if (pageSearch === search && results && results.searchId !== searchId) pages.delete(key)
}

/** Removes the pages of a search, including pending ones. */
export function removePages(client: ApolloClient, input: HotelSearchQueryVariables['input']): void {
  const search = JSON.stringify(input)
  for (const [key, page] of getPages(client)) if (page.search === search) getPages(client).delete(key)
}
