import { type CalendarDate, parseDate } from '@internationalized/date'
import { useState, useSyncExternalStore } from 'react'
import { todayInMakkah } from '#src/domain/stay.ts'
import { onServerClockChange, serverNow } from '#src/lib/clock/server-clock.ts'

/**
 * The day in Makkah on which the page was opened, by the server's clock. A search is checked against it, so that midnight in Makkah does not
 * end a search on screen.
 */
export function useOpeningDay(): CalendarDate {
  const [openedAt] = useState(() => performance.now())
  const sinceOpening = () => performance.now() - openedAt
  return parseDate(
    useSyncExternalStore(onServerClockChange, () =>
      todayInMakkah(new Date(serverNow().getTime() - sinceOpening())).toString(),
    ),
  )
}
