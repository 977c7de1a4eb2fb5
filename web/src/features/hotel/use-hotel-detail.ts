import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type HotelLink, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { useHotelDetailQuery } from '#src/data/hotel-detail.generated.ts'
import { trackHotelDetail } from '#src/data/search/hotel-details.ts'
import { storeSearchCodes } from '#src/data/search/search-codes.ts'
import { readSearchId, storeSearchId, searchKey } from '#src/data/search/stored-search.ts'

/** Loads a hotel from this tab's stored search, or runs a new search if there is none. */
export function useHotelDetail({ search, hotelId }: HotelLink) {
  const client = useApolloClient()
  const key = searchKey(search)
  // Read only once, because a new search id in the response must not trigger another query.
  const [searchId, setSearchId] = useState(() => readSearchId(key))
  const { data, previousData, error, loading, refetch } = useHotelDetailQuery({
    variables: { id: hotelId, input: toSearchInput(search), ...(searchId ? { searchId } : {}) },
    notifyOnNetworkStatusChange: true,
  })
  const loadedHotel = data?.hotel
  // During a new search, the previous rooms and the choice stay visible.
  const displayedData = loading ? (data ?? previousData) : data
  useEffect(() => {
    if (!loadedHotel) return
    storeSearchId(key, loadedHotel.searchId)
    storeSearchCodes(key, loadedHotel.codes)
    trackHotelDetail(client, loadedHotel.id)
  }, [loadedHotel, client, key])
  return {
    /** Null if the search does not include the hotel; undefined while loading. */
    detail: displayedData?.hotel,
    error,
    loading,
    retry: () => void refetch(),
    /** Runs a new search, which returns new rates. */
    searchAgain: () => {
      if (!searchId) return void refetch()
      // Evicts older data that was loaded without a search id, such as from a shared link.
      client.cache.evict({
        id: 'ROOT_QUERY',
        fieldName: 'hotel',
        args: { id: hotelId, input: toSearchInput(search) },
      })
      setSearchId(undefined)
    },
  }
}
