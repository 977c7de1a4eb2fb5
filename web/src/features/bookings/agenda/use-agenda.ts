import { useDeferredValue } from 'react'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { usePolling } from '#src/lib/list-kit/use-polling.ts'
import { useAgendaQuery } from './agenda.generated.ts'

/** Loads the agenda. Polls while older bookings are still loading or suppliers have not responded, and when a new day begins in Makkah. */
export function useAgenda() {
  const { data, error, loading, refetch } = useAgendaQuery({ fetchPolicy: 'cache-and-network' })
  // Renders the lists in slices, so that the search form stays responsive.
  const agenda = useDeferredValue(data?.agenda)
  const today = todayInMakkah(useNow(60_000)).toString()
  const shouldPoll =
    agenda !== undefined && (!agenda.complete || agenda.awaitingSupplier.totalCount > 0 || agenda.today < today)
  usePolling(() => refetch(), shouldPoll, { progress: `${agenda?.month.bookings} ${today}` })
  return {
    agenda,
    loading: loading || agenda !== data?.agenda,
    error: agenda ? undefined : error,
    retry: () => void refetch(),
  }
}
