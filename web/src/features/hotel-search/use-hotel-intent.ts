import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef } from 'react'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { recallSearch, searchKey } from '#src/data/search/stored-search.ts'

/** Milliseconds the pointer or the focus must rest on a card. */
const restTime = 150

/** Prefetches a hotel's page when the pointer or the focus rests on its card. Reads only the cached search, never a supplier. */
export function useHotelIntent(search: HotelSearch): (hotelId: string) => void {
  const client = useApolloClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const key = searchKey(search)
  return useCallback(
    (hotelId: string) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const searchId = recallSearch(key)
        if (!searchId) return
        const variables = { id: hotelId, input: toSearchInput(search), searchId }
        // A failure is shown when the page is opened.
        client.query({ query: HotelDetailDocument, variables }).catch(() => undefined)
      }, restTime)
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key changes with the search, whose object is often new
    [client, key],
  )
}
