import { useApolloClient } from '@apollo/client/react'
import { useEffect, useMemo, useState } from 'react'
import { forgetResults } from '#src/data/search/forget-results.ts'
import { noteSearchCodes } from '#src/data/search/search-codes.ts'
import { latestRevision, noteRevision, noteShown, shownRevision } from '#src/data/search/search-revisions.ts'
import { rememberRecentSearch } from '#src/data/search/recent-searches.ts'
import { forgetSearch, recallSearch, rememberSearch, searchKey } from '#src/data/search/stored-search.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { type ResultsView, sorts, toWhere } from './results-view.ts'
import { forgetPages, loadPage } from './search-pages.ts'
import { useLateOffers } from './use-late-offers.ts'
import { useSearchPage } from './use-search-page.ts'

/**
 * The results of a search in one view. Suppliers are asked once: filters, pages and a reload read the search that the server has
 * cached. `searchAgain` asks all suppliers again. What slow suppliers add is shown at once while the list is untouched, and is in `late` later, until
 * the view changes or the agent asks for it: nothing moves before. Nobody is asked before it is `ready`.
 */
export function useResults(
  search: HotelSearch,
  { sort, page, filters }: ResultsView,
  { pageSize, ready, isUntouched }: { pageSize: number; ready: boolean; isUntouched: () => boolean },
) {
  const client = useApolloClient()
  const key = searchKey(search)
  const variablesOf = (wanted: Omit<ResultsView, 'map'>, atRevision: number | undefined) => ({
    input: toSearchInput(search),
    searchId: recallSearch(key),
    where: toWhere(wanted.filters),
    sort: sorts[wanted.sort],
    page: wanted.page,
    pageSize,
    revision: atRevision,
  })
  const view = JSON.stringify({ sort, page, filters })
  const [shown, setShown] = useState(() => ({ view, revision: shownRevision(key, recallSearch(key)), run: 0 }))
  const revision = shown.view === view ? shown.revision : latestRevision(key, recallSearch(key))
  if (shown.view !== view) setShown({ ...shown, view, revision })
  // The search id is read when the view changes, not when the first response brings it: that response is not needed twice.
  const variables = useMemo(
    () => variablesOf({ sort, page, filters }, revision),
    // `key` and `view` change only with the values of the objects, which are new at every render; `run` when the suppliers are asked again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, view, pageSize, revision, shown.run],
  )
  const { results, loading, error } = useSearchPage(variables, ready, (loaded) => {
    const earlier = recallSearch(key)
    if (earlier !== loaded.searchId) {
      forgetResults(client, 'hotelSearch', earlier)
      rememberSearch(key, loaded.searchId)
    }
    noteSearchCodes(key, loaded.codes)
    noteRevision(key, loaded)
  })
  useEffect(() => noteShown(key, revision), [key, revision])
  const isFound = results !== undefined
  useEffect(() => {
    if (isFound) rememberRecentSearch({ product: 'hotels', search })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the object of the same search may be new
  }, [key, isFound])

  // The same number may be a revision of another search by now.
  const show = (newer: number) => setShown({ view, revision: newer, run: shown.run + 1 })
  const response = loading || error !== undefined ? undefined : results
  const late = useLateOffers(response, variables.where, (answer) => {
    if (response) noteRevision(key, { ...answer, searchId: response.searchId })
    // Hotels that were read before lack this supplier's rooms.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'hotel' })
    // Where nothing is listed, nothing can move.
    if (response?.totalCount === 0 || (answer.additions && answer.additions.offerCount > 0 && isUntouched()))
      show(answer.revision)
  })

  function searchAgain() {
    forgetSearch(key)
    // Other views of the replaced search must not come back.
    forgetPages(client, variables.input)
    forgetResults(client, 'hotelSearch', results?.searchId)
    setShown({ view, revision: undefined, run: shown.run + 1 })
  }

  /** Loads a view before it is asked for. Reads only the cached search, never a supplier. */
  function prepare(next: ResultsView) {
    const searchId = recallSearch(key)
    if (!response || response.searchId !== searchId || Date.parse(response.expiresAt) <= serverNow().getTime()) return
    // A failure is shown when the view is opened.
    loadPage(client, variablesOf(next, latestRevision(key, searchId))).catch(() => undefined)
  }

  return {
    results,
    stale: loading && results !== undefined,
    loading,
    error,
    searchAgain,
    prepare,
    late,
    showLate: () => late && show(late.revision),
  }
}
