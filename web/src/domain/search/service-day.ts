/** The day of a service that takes one day. */
import type { CalendarDate } from '@internationalized/date'
import { MAX_DAYS_AHEAD } from '../stay.ts'

export type DayProblem = 'missing' | 'past' | 'tooFar'

/** The first rule a day breaks, or undefined when it can be searched. */
export function dayProblem(day: CalendarDate | undefined, today: CalendarDate): DayProblem | undefined {
  if (!day) return 'missing'
  if (day.compare(today) < 0) return 'past'
  return day.compare(today.add({ days: MAX_DAYS_AHEAD })) > 0 ? 'tooFar' : undefined
}
