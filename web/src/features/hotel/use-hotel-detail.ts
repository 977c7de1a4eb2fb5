import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type HotelLink, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { useHotelDetailQuery } from '#src/data/hotel-detail.generated.ts'
import { noteHotelDetail } from '#src/data/search/hotel-details.ts'
import { noteSearchCodes } from '#src/data/search/search-codes.ts'
import { recallSearch, rememberSearch, searchKey } from '#src/data/search/stored-search.ts'

/** Reads a hotel from this tab's stored search, or runs a new search. */
export function useHotelDetail({ search, hotelId }: HotelLink) {
  const client = useApolloClient()
  const key = searchKey(search)
  // Read once: the search that the answer may name instead must not start another one.
  const [searchId, setSearchId] = useState(() => recallSearch(key))
  const { data, previousData, error, loading, refetch } = useHotelDetailQuery({
    variables: { id: hotelId, input: toSearchInput(search), ...(searchId ? { searchId } : {}) },
    notifyOnNetworkStatusChange: true,
  })
  const answered = data?.hotel
  // The rooms stay in sight, and the choice with them, while the suppliers are asked again.
  const shown = loading ? (data ?? previousData) : data
  useEffect(() => {
    if (!answered) return
    rememberSearch(key, answered.searchId)
    noteSearchCodes(key, answered.codes)
    noteHotelDetail(client, answered.id)
  }, [answered, client, key])
  return {
    /** Null when the search has no such hotel; undefined while nothing is known. */
    hotel: shown?.hotel,
    error,
    loading,
    retry: () => void refetch(),
    /** Asks the suppliers again; the answer comes with new rates. */
    searchAgain: () => {
      if (!searchId) return void refetch()
      // What the page has read without this search, such as from a shared link, is older.
      client.cache.evict({
        id: 'ROOT_QUERY',
        fieldName: 'hotel',
        args: { id: hotelId, input: toSearchInput(search) },
      })
      setSearchId(undefined)
    },
  }
}
