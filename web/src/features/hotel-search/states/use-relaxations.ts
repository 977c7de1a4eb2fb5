import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type HotelSearch, toSearchInput } from '#src/domain/hotel-search.ts'
import type { Money } from '#src/domain/money.ts'
import { type FilterGroup, type Filters, hotelFilters, toWhere } from '../results-view.ts'
import { FoundHotelsDocument } from './found-hotels.generated.ts'

export interface Relaxation {
  group: FilterGroup
  filters: Filters
  hotels: number
  lowest: Money
}

const maxRelaxations = 3

/**
 * What removing one filter would bring back, the most hotels first; undefined until that is known. Counted in the cached search, without
 * asking suppliers.
 */
export function useRelaxations(
  search: HotelSearch,
  { searchId, revision }: { searchId: string; revision: number },
  filters: Filters,
): Relaxation[] | undefined {
  const client = useApolloClient()
  const key = JSON.stringify([searchId, revision, filters])
  const [counted, setCounted] = useState<{ key: string; relaxations: Relaxation[] }>()

  async function count(group: FilterGroup): Promise<Relaxation | undefined> {
    const relaxed = hotelFilters.without(filters, group)
    const variables = { input: toSearchInput(search), searchId, revision, where: toWhere(relaxed) }
    const { data } = await client.query({ query: FoundHotelsDocument, variables })
    const result = data?.hotelSearch
    const lowest = result?.items[0]?.price.total
    return result && lowest && { group, filters: relaxed, hotels: result.totalCount, lowest }
  }
  const countAll = useEffectEvent(async (): Promise<Relaxation[]> => {
    const results = await Promise.allSettled(hotelFilters.active(filters).map(count))
    const useful = results.flatMap((result) => (result.status === 'fulfilled' && result.value ? [result.value] : []))
    return useful.sort((a, b) => b.hotels - a.hotels).slice(0, maxRelaxations)
  })

  useEffect(() => {
    let isCurrent = true
    void countAll().then((relaxations) => {
      if (isCurrent) setCounted({ key, relaxations })
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  return counted?.key === key ? counted.relaxations : undefined
}
