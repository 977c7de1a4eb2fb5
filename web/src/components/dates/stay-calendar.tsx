import type { CalendarDate } from '@internationalized/date'
import { MAX_DAYS_AHEAD, MAX_NIGHTS, parseStayDate } from '#src/domain/stay.ts'
import { Calendar } from './calendar.tsx'

interface StayCalendarProps {
  checkIn: string
  checkOut: string
  today: CalendarDate
  takesFocus?: boolean
  onChange: (checkIn: string, checkOut: string) => void
}

/** Calendar to choose the days of arrival and departure. */
export function StayCalendar({ checkIn, checkOut, today, takesFocus = true, onChange }: StayCalendarProps) {
  const from = parseStayDate(checkIn)
  const to = parseStayDate(checkOut)
  const isChoosingEnd = from !== undefined && to === undefined
  return (
    <Calendar
      select="range"
      value={[from, to].filter((date) => date !== undefined)}
      today={today}
      takesFocus={takesFocus}
      last={today.add({ days: MAX_DAYS_AHEAD + MAX_NIGHTS })}
      isUnavailable={(date) =>
        isChoosingEnd
          ? date.compare(from.add({ days: MAX_NIGHTS })) > 0
          : date.compare(today.add({ days: MAX_DAYS_AHEAD })) > 0
      }
      // A second click on the arrival day does not end the stay there.
      onChange={([start, end]) => onChange(start ?? '', end && end !== start ? end : '')}
    />
  )
}
