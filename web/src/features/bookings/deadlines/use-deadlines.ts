import { useState } from 'react'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { usePolling } from '#src/lib/list-kit/use-polling.ts'
import { useDeadlinesQuery } from './deadlines.generated.ts'

const hoursAhead = 72

/** Bookings that cannot wait: unknown outcomes first, then free cancellation that ends within three days. */
export function useDeadlines() {
  // Fixed when the page opens, so that rendering it again does not ask the server again.
  const [from] = useState(() => serverNow())
  const to = new Date(from.getTime() + hoursAhead * 3_600_000)
  const { data, error, loading, refetch } = useDeadlinesQuery({
    variables: { from: from.toISOString(), to: to.toISOString() },
    fetchPolicy: 'cache-and-network',
  })
  const mayChange = data !== undefined && (!data.ending.complete || data.unknown.items.length > 0)
  usePolling(() => refetch(), mayChange, data?.ending.totalCount)
  return {
    rows: data && [...data.unknown.items, ...data.ending.items],
    loading,
    error: data ? undefined : error,
    retry: () => void refetch(),
  }
}
