import { useApolloClient } from '@apollo/client/react'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import { HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { trackHotelDetail } from '#src/data/search/hotel-details.ts'
import { readSearchId, searchKey } from '#src/data/search/stored-search.ts'
import { type Intent, useIntent } from '#src/lib/list-kit/use-intent.ts'

const restTime = 150

/** Prefetches a hotel's page when the pointer or the focus rests on its card. Uses only the cached search. */
export function useHotelIntent(search: HotelSearch): Intent<string> {
  const client = useApolloClient()
  return useIntent(restTime, (hotelId) => {
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
