import { useApolloClient } from '@apollo/client/react'
import { useCallback, useRef } from 'react'
import { type HotelSearch, toSearchInput } from '#src/domain/hotel-search.ts'
import { HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { recallSearch, searchKey } from '#src/data/stored-search.ts'

/** A passing pointer is no intent. */
const PAUSE = 150

/** Fetches the page of a hotel when a hand or the keyboard rests on its card. Reads only the kept search: no supplier is asked for a guess. */
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
        // A failure is met, and told, when the page is really opened.
        client.query({ query: HotelDetailDocument, variables }).catch(() => undefined)
      }, PAUSE)
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the search
    [client, key],
  )
}
