import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { storeSearchId, searchKey } from '#src/data/search/stored-search.ts'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import type { Money } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { roomSplits } from '#src/domain/room-splits.ts'
import { FoundHotelsDocument } from './found-hotels.generated.ts'

export interface SplitProposal {
  rooms: readonly RoomGuests[]
  search: HotelSearch
  hotelCount: number
  lowest: Money
}

interface ProposedSplits {
  /** Proposals that found a hotel, in the order of `roomSplits`. */
  proposals: readonly SplitProposal[]
  /** Whether all proposals have been searched. */
  isComplete: boolean
}

/** Searches with the party divided among smaller rooms. Returns proposals as their searches complete, without those that found no hotel. */
export function useProposedSplits(search: HotelSearch): ProposedSplits {
  const client = useApolloClient()
  const key = searchKey(search)
  const [state, setState] = useState<{ key: string; results: ReadonlyMap<number, SplitProposal | undefined> }>()
  const splits = roomSplits(search.rooms)

  async function searchSplit(rooms: readonly RoomGuests[], signal: AbortSignal): Promise<SplitProposal | undefined> {
    const split = { ...search, rooms }
    const input = toSearchInput(split)
    let { data } = await client.query({ query: FoundHotelsDocument, variables: { input } })
    // The number of hotels is known only when the last supplier has responded.
    while (data?.hotelSearch.searching && !signal.aborted) {
      const { searchId, revision } = data.hotelSearch
      const variables = { input, searchId, newerThan: revision }
      ;({ data } = await client.query({ query: FoundHotelsDocument, variables, fetchPolicy: 'network-only' }))
    }
    const result = data?.hotelSearch
    const lowest = result?.items[0]?.price.total
    if (signal.aborted || !result || !lowest) return undefined
    // Selecting the proposal uses this search instead of a new one.
    storeSearchId(searchKey(split), result.searchId)
    return { rooms, search: split, hotelCount: result.totalCount, lowest }
  }
  const searchAll = useEffectEvent((searchedKey: string, signal: AbortSignal) => {
    for (const [index, rooms] of splits.entries()) {
      const record = (proposal: SplitProposal | undefined) => {
        if (signal.aborted) return
        const results = (previous: typeof state) =>
          new Map(previous?.key === searchedKey ? previous.results : []).set(index, proposal)
        setState((previous) => ({ key: searchedKey, results: results(previous) }))
      }
      // A proposal whose search fails is omitted, too.
      void searchSplit(rooms, signal).then(record, () => record(undefined))
    }
  })

  useEffect(() => {
    const controller = new AbortController()
    searchAll(key, controller.signal)
    return () => controller.abort()
  }, [key])
  const results = state?.key === key ? state.results : undefined
  return {
    proposals: splits.flatMap((_, index) => results?.get(index) ?? []),
    isComplete: (results?.size ?? 0) === splits.length,
  }
}
