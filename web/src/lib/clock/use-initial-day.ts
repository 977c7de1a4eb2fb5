import { type CalendarDate, parseDate } from '@internationalized/date'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { todayInMakkah } from '#src/domain/stay.ts'
import { onServerClockChange, serverNow } from './server-clock.ts'

/**
 * Day in Makkah on which the page was opened, by the server's clock. Searches are validated against it, so that a search on screen stays valid
 * after midnight in Makkah.
 */
export function useInitialDay(): CalendarDate {
  // Not `performance.now`, which stops while the device sleeps.
  const [openedAt] = useState(Date.now)
  const sinceOpening = () => Date.now() - openedAt
  const day = useSyncExternalStore(onServerClockChange, () =>
    todayInMakkah(new Date(serverNow().getTime() - sinceOpening())).toString(),
  )
  return useMemo(() => parseDate(day), [day])
}
