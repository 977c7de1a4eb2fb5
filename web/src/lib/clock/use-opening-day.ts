import { type CalendarDate, parseDate } from '@internationalized/date'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { todayInMakkah } from '#src/domain/stay.ts'
import { onServerClockChange, serverNow } from './server-clock.ts'

/**
 * The day in Makkah on which the page was opened, by the server's clock. A search is checked against it, so that midnight in Makkah does not
 * end a search on screen.
 */
export function useOpeningDay(): CalendarDate {
  // Not `performance.now`, which stands still while the device sleeps.
  const [openedAt] = useState(Date.now)
  const sinceOpening = () => Date.now() - openedAt
  const day = useSyncExternalStore(onServerClockChange, () =>
    todayInMakkah(new Date(serverNow().getTime() - sinceOpening())).toString(),
  )
  return useMemo(() => parseDate(day), [day])
}
