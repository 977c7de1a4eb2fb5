import { useEffect, useMemo } from 'react'
import { type HotelSearch, toSearchInput } from '#src/domain/hotel-search.ts'
import { recallSearch, rememberSearch, searchKey } from '#src/data/stored-search.ts'
import { rememberRecentSearch } from '#src/data/recent-searches.ts'
import { type HotelSearchQuery, useHotelSearchQuery } from './hotel-search.generated.ts'
import { type ListingView, SORTS, toWhere } from './listing-view.ts'

export const PAGE_SIZE = 50

export type Listing = HotelSearchQuery['hotelSearch']

/**
 * The results of a search as a view shows them. Suppliers are asked once: every later look, also after a reload, reads the
 * kept search. An answer that has been overtaken by another view is dropped by Apollo and never shown.
 */
export function useListing(search: HotelSearch, { sort, page, filters }: ListingView) {
  const key = searchKey(search)
  const view = JSON.stringify({ sort, page, filters })
  // The id is looked up when the view changes, not when the first answer brings it: that answer need not be asked for again.
  const variables = useMemo(
    () => ({
      input: toSearchInput(search),
      searchId: recallSearch(key),
      where: toWhere(filters),
      sort: SORTS[sort],
      page,
      pageSize: PAGE_SIZE,
    }),
    // The texts stand for the objects, which are read anew from the address at every drawing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [key, view],
  )
  const { data, previousData, loading, error, refetch } = useHotelSearchQuery({
    variables,
    notifyOnNetworkStatusChange: true,
  })
  const answer = data?.hotelSearch
  const searchId = answer?.searchId
  useEffect(() => {
    if (!searchId) return
    rememberSearch(key, searchId)
    rememberRecentSearch(search)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the search
  }, [key, searchId])

  // Earlier results stay on screen while filters work; those of another search do not.
  const earlier = previousData?.hotelSearch
  const shown = answer ?? (earlier && earlier.searchId === variables.searchId ? earlier : undefined)
  return { listing: shown, stale: loading && shown !== undefined, loading, error, again: () => void refetch() }
}
