import { useApolloClient } from '@apollo/client/react'
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { noteSearchCodes } from '#src/data/search/search-codes.ts'
import { latestRevision, noteRevision, noteShown, shownRevision } from '#src/data/search/search-revisions.ts'
import { rememberRecentSearch } from '#src/data/search/recent-searches.ts'
import { forgetSearch, recallSearch, rememberSearch, searchKey } from '#src/data/search/stored-search.ts'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { type HotelSearchQuery, useHotelSearchQuery } from './hotel-search.generated.ts'
import { type ResultsView, sorts, toWhere } from './results-view.ts'
import { useLateOffers } from './use-late-offers.ts'

export type SearchResults = HotelSearchQuery['hotelSearch']

/**
 * The results of a search in one view. Suppliers are asked once: filters, pages and a reload read the search that the server has
 * cached. `searchAgain` asks all suppliers again. What slow suppliers add is in `late` until the view changes or the agent asks for it:
 * nothing moves before. Nobody is asked before it is `ready`.
 */
export function useResults(
  search: HotelSearch,
  { sort, page, filters }: ResultsView,
  { pageSize, ready }: { pageSize: number; ready: boolean },
) {
  const client = useApolloClient()
  const key = searchKey(search)
  const view = JSON.stringify({ sort, page, filters })
  const [shown, setShown] = useState(() => ({ view, revision: shownRevision(key, recallSearch(key)) }))
  const revision = shown.view === view ? shown.revision : latestRevision(key, recallSearch(key))
  if (shown.view !== view) setShown({ view, revision })
  // The search id is read when the view changes, not when the first response brings it: that response is not needed twice.
  const variables = useMemo(
    () => ({
      input: toSearchInput(search),
      searchId: recallSearch(key),
      where: toWhere(filters),
      sort: sorts[sort],
      page,
      pageSize,
      revision,
    }),
    // `key` and `view` change only with the values of the objects, which are new at every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, view, pageSize, revision],
  )
  const { data, previousData, loading, error, refetch } = useHotelSearchQuery({
    variables,
    skip: !ready,
    notifyOnNetworkStatusChange: true,
  })
  const response = data?.hotelSearch
  const searchId = response?.searchId
  const remember = useEffectEvent((ofSearch: string, id: string) => {
    rememberSearch(ofSearch, id)
    rememberRecentSearch({ product: 'hotels', search })
  })
  useEffect(() => {
    if (searchId) remember(key, searchId)
  }, [key, searchId])
  useEffect(() => {
    if (!response) return
    noteSearchCodes(key, response.codes)
    noteRevision(key, response)
  }, [key, response])
  useEffect(() => noteShown(key, revision), [key, revision])

  // Earlier results stay on screen while a filter is applied; those of another search do not.
  const earlier = previousData?.hotelSearch
  const latest = response ?? (earlier && earlier.searchId === variables.searchId ? earlier : undefined)
  // A page of cards renders in slices, so that typing and taps are answered meanwhile.
  const results = useDeferredValue(latest)
  const busy = loading || !ready || results !== latest

  const show = (newer: number) => setShown({ view, revision: newer })
  const late = useLateOffers(response, variables.where, (answer) => {
    if (searchId) noteRevision(key, { ...answer, searchId })
    // Hotels that were read before lack this supplier's rooms.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'hotel' })
    // Where nothing is listed, nothing can move.
    if (response?.totalCount === 0) show(answer.revision)
  })

  function searchAgain() {
    const replaced = searchId
    forgetSearch(key)
    refetch({ searchId: undefined, revision: undefined }).then(
      () => {
        setShown({ view, revision: undefined })
        // Other views of the replaced search must not come back from the cache.
        client.cache.modify({
          fields: { hotelSearch: (stored: unknown, { DELETE }) => (isSearch(stored, replaced) ? DELETE : stored) },
        })
      },
      // The error is returned below.
      () => undefined,
    )
  }

  return {
    results,
    stale: busy && results !== undefined,
    loading: busy,
    error,
    searchAgain,
    late,
    showLate: () => late && show(late.revision),
  }
}

const isSearch = (stored: unknown, searchId: string | undefined): boolean =>
  typeof stored === 'object' && stored !== null && 'searchId' in stored && stored.searchId === searchId
