import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { storeSearchId, searchKey } from '#src/data/search/stored-search.ts'
import { type HotelSearch, toSearchInput } from '#src/domain/search/hotel-search.ts'
import type { Money } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { roomSplits } from '#src/domain/room-splits.ts'
import { FoundHotelsDocument } from './found-hotels.generated.ts'

export interface FoundSplit {
  rooms: readonly RoomGuests[]
  search: HotelSearch
  hotels: number
  lowest: Money
}

interface ProposedSplits {
  /** Proposals that found a hotel, in the order of `roomSplits`. */
  found: readonly FoundSplit[]
  /** Whether all proposals have been searched. */
  complete: boolean
}

/** Searches with the party divided among smaller rooms. Returns proposals as their searches complete, without those that found no hotel. */
export function useProposedSplits(search: HotelSearch): ProposedSplits {
  const client = useApolloClient()
  const key = searchKey(search)
  const [state, setState] = useState<{ key: string; results: ReadonlyMap<number, FoundSplit | undefined> }>()
  const splits = roomSplits(search.rooms)

  async function searchSplit(rooms: readonly RoomGuests[], signal: AbortSignal): Promise<FoundSplit | undefined> {
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
    return { rooms, search: split, hotels: result.totalCount, lowest }
  }
  const searchAll = useEffectEvent((searchedKey: string, signal: AbortSignal) => {
    for (const [index, rooms] of splits.entries()) {
      const record = (found: FoundSplit | undefined) => {
        if (signal.aborted) return
        const results = (before: typeof state) =>
          new Map(before?.key === searchedKey ? before.results : []).set(index, found)
        setState((before) => ({ key: searchedKey, results: results(before) }))
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
    found: splits.flatMap((_, index) => results?.get(index) ?? []),
    complete: (results?.size ?? 0) === splits.length,
  }
}
