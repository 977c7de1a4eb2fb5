import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type HotelLink, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { useHotelDetailQuery } from '#src/data/hotel-detail.generated.ts'
import { trackHotelDetail } from '#src/data/search/hotel-details.ts'
import { storeSearchCodes } from '#src/data/search/search-codes.ts'
import { readSearchId, storeSearchId, searchKey } from '#src/data/search/stored-search.ts'

/** Loads a hotel from this tab's stored search, or runs a new search. */
export function useHotelDetail({ search, hotelId }: HotelLink) {
  const client = useApolloClient()
  const key = searchKey(search)
  // Read once. If the response contains a new search id, it must not trigger another query.
  const [searchId, setSearchId] = useState(() => readSearchId(key))
  const { data, previousData, error, loading, refetch } = useHotelDetailQuery({
    variables: { id: hotelId, input: toSearchInput(search), ...(searchId ? { searchId } : {}) },
    notifyOnNetworkStatusChange: true,
  })
  const loadedHotel = data?.hotel
  // During a new search, the previous rooms and the choice stay visible.
  const displayed = loading ? (data ?? previousData) : data
  useEffect(() => {
    if (!loadedHotel) return
    storeSearchId(key, loadedHotel.searchId)
    storeSearchCodes(key, loadedHotel.codes)
    trackHotelDetail(client, loadedHotel.id)
  }, [loadedHotel, client, key])
  return {
    /** Null if the search has no such hotel; undefined while loading. */
    hotel: displayed?.hotel,
    error,
    loading,
    retry: () => void refetch(),
    /** Runs a new search, which returns new rates. */
    searchAgain: () => {
      if (!searchId) return void refetch()
      // Evicts older data that was loaded without this search, such as from a shared link.
      client.cache.evict({
        id: 'ROOT_QUERY',
        fieldName: 'hotel',
        args: { id: hotelId, input: toSearchInput(search) },
      })
      setSearchId(undefined)
    },
  }
}
