import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { evictResults } from '#src/data/search/evict-results.ts'
import { storeSearchCodes } from '#src/data/search/search-codes.ts'
import {
  latestRevision,
  recordRevision,
  recordVisibleRevision,
  visibleRevision,
} from '#src/data/search/search-revisions.ts'
import { storeRecentSearch } from '#src/data/search/recent-searches.ts'
import { removeSearchId, readSearchId, storeSearchId, searchKey } from '#src/data/search/stored-search.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { type ResultsView, sorts, toWhere } from './results-view.ts'
import { removePages, loadPage } from './search-pages.ts'
import { useLateOffers } from './use-late-offers.ts'
import { useSearchPage } from './use-search-page.ts'

/**
 * Results of a search in a view. Suppliers are queried once: filters, pages and a reload read the search that the server has cached. `searchAgain`
 * queries all suppliers again. Offers from slow suppliers are shown immediately while the agent has not touched the list. After that, they are in `lateOffers`
 * until the view changes or the agent asks for them, so that nothing moves. Does not search until `ready`.
 */
export function useResults(
  search: HotelSearch,
  { sort, page, filters }: ResultsView,
  { pageSize, ready, isUntouched }: { pageSize: number; ready: boolean; isUntouched: () => boolean },
) {
  const client = useApolloClient()
  const key = searchKey(search)
  const toVariables = (requestedView: Omit<ResultsView, 'showsMap'>, atRevision: number | undefined) => ({
    input: toSearchInput(search),
    searchId: readSearchId(key),
    where: toWhere(requestedView.filters),
    sort: sorts[requestedView.sort],
    page: requestedView.page,
    pageSize,
    revision: atRevision,
  })
  const view = JSON.stringify({ sort, page, filters })
  const [displayed, setDisplayed] = useState(() => ({
    view,
    revision: visibleRevision(key, readSearchId(key)),
    run: 0,
  }))
  const revision = displayed.view === view ? displayed.revision : latestRevision(key, readSearchId(key))
  if (displayed.view !== view) setDisplayed({ ...displayed, view, revision })
  // Reads the search id when the view changes, but not when the first response sets it, because that would load the same page twice.
  const variables = useMemo(
    () => toVariables({ sort, page, filters }, revision),
    // `key` and `view` stand for the values of objects that are new on every render. `run` changes when the suppliers are queried again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, view, pageSize, revision, displayed.run],
  )
  const { results, loading, error } = useSearchPage(variables, ready, (loaded) => {
    const storedId = readSearchId(key)
    if (storedId !== loaded.searchId) {
      evictResults(client, 'hotelSearch', storedId)
      storeSearchId(key, loaded.searchId)
    }
    storeSearchCodes(key, loaded.codes)
    recordRevision(key, loaded)
  })
  useEffect(() => recordVisibleRevision(key, revision), [key, revision])
  const isFound = results !== undefined
  useEffect(() => {
    if (isFound) storeRecentSearch({ product: 'hotels', search })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same search may be a new object
  }, [key, isFound])

  // Always changes `run`, because the same number may now be a revision of another search.
  const showRevision = (newRevision: number) => setDisplayed({ view, revision: newRevision, run: displayed.run + 1 })
  const response = loading || error !== undefined ? undefined : results
  const lateOffers = useLateOffers(response, variables.where, (progress) => {
    if (response) recordRevision(key, { ...progress, searchId: response.searchId })
    // Hotels that were loaded earlier lack this supplier's rooms.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'hotel' })
    // In an empty list, nothing can move.
    if (response?.totalCount === 0 || (progress.additions && progress.additions.offerCount > 0 && isUntouched()))
      showRevision(progress.revision)
  })

  function searchAgain() {
    removeSearchId(key)
    // Other views of the replaced search must not be shown again.
    removePages(client, variables.input)
    evictResults(client, 'hotelSearch', results?.searchId)
    setDisplayed({ view, revision: undefined, run: displayed.run + 1 })
  }

  /** Prefetches a view from the cached search. */
  function prefetchView(next: ResultsView) {
    const searchId = readSearchId(key)
    if (!response || response.searchId !== searchId || Date.parse(response.expiresAt) <= serverNow().getTime()) return
    // A failure is shown when the view is opened.
    loadPage(client, toVariables(next, latestRevision(key, searchId))).catch(() => undefined)
  }

  return {
    results,
    stale: loading && results !== undefined,
    loading,
    error,
    searchAgain,
    prefetchView,
    lateOffers,
    showLateOffers: () => lateOffers && showRevision(lateOffers.revision),
  }
}
