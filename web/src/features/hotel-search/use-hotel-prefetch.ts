import { useApolloClient } from '@apollo/client/react'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { trackHotelDetail } from '#src/data/search/hotel-details.ts'
import { readSearchId, searchKey } from '#src/data/search/stored-search.ts'
import { type HoverPrefetch, useHoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'

const hoverDelayMs = 150

/** Prefetches a hotel's page when the pointer or focus rests on its card. Uses only the cached search. */
export function useHotelPrefetch(search: HotelSearch): HoverPrefetch<string> {
  const client = useApolloClient()
  return useHoverPrefetch(hoverDelayMs, (hotelId) => {
    const searchId = readSearchId(searchKey(search))
    if (!searchId) return
    const variables = { id: hotelId, input: toSearchInput(search), searchId }
    client.query({ query: HotelDetailDocument, variables }).then(
      ({ data }) => data?.hotel && trackHotelDetail(client, data.hotel.id),
      // The page itself shows a failure when it is opened.
      () => undefined,
    )
  })
}
