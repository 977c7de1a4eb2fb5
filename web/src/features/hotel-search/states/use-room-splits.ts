import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { rememberSearch, searchKey } from '#src/data/stored-search.ts'
import { type HotelSearch, toSearchInput } from '#src/domain/hotel-search.ts'
import type { Money } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { roomSplits } from '#src/domain/room-splits.ts'
import { RoomSplitDocument } from './room-split.generated.ts'

export interface FoundSplit {
  rooms: readonly RoomGuests[]
  search: HotelSearch
  hotels: number
  lowest: Money
}

/** Searches the party of a search in other rooms; undefined until every proposal is answered. Proposals without a hotel are left out. */
export function useRoomSplits(search: HotelSearch): FoundSplit[] | undefined {
  const client = useApolloClient()
  const [found, setFound] = useState<FoundSplit[]>()
  const key = searchKey(search)
  useEffect(() => {
    let current = true
    async function ask(rooms: readonly RoomGuests[]): Promise<FoundSplit | undefined> {
      const split = { ...search, rooms }
      const { data } = await client.query({ query: RoomSplitDocument, variables: { input: toSearchInput(split) } })
      const result = data?.hotelSearch
      const lowest = result?.items[0]?.price.total
      if (!result || !lowest) return undefined
      // Choosing the proposal reads this search and does not ask again.
      rememberSearch(searchKey(split), result.searchId)
      return { rooms, search: split, hotels: result.totalCount, lowest }
    }
    async function askAll() {
      const answers = await Promise.allSettled(roomSplits(search.rooms).map(ask))
      if (current) setFound(answers.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])))
    }
    void askAll()
    return () => {
      current = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the search
  }, [client, key])
  return found
}
