import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { type HotelSearch, toSearchInput } from '#src/domain/hotel-search.ts'
import type { Money } from '#src/domain/money.ts'
import { type FilterGroup, type Filters, hotelFilters, toWhere } from '../results-view.ts'
import { RelaxationDocument } from './relaxation.generated.ts'

export interface Relaxation {
  group: FilterGroup
  filters: Filters
  hotels: number
  lowest: Money
}

const maxRelaxations = 3

/** What removing one filter would bring back, the most hotels first. Counted in the cached search, without asking suppliers. */
export function useRelaxations(search: HotelSearch, searchId: string, filters: Filters): Relaxation[] | undefined {
  const client = useApolloClient()
  const [found, setFound] = useState<Relaxation[]>()
  const wanted = JSON.stringify([searchId, filters])
  useEffect(() => {
    let current = true
    async function count(group: FilterGroup): Promise<Relaxation | undefined> {
      const relaxed = hotelFilters.without(filters, group)
      const variables = { input: toSearchInput(search), searchId, where: toWhere(relaxed) }
      const { data } = await client.query({ query: RelaxationDocument, variables })
      const result = data?.hotelSearch
      const lowest = result?.items[0]?.price.total
      return result && lowest && { group, filters: relaxed, hotels: result.totalCount, lowest }
    }
    async function countAll() {
      const counted = await Promise.allSettled(hotelFilters.active(filters).map(count))
      if (!current) return
      const useful = counted.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
      setFound(useful.sort((a, b) => b.hotels - a.hotels).slice(0, maxRelaxations))
    }
    void countAll()
    return () => {
      current = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text stands for search and filters
  }, [client, wanted])
  return found
}
