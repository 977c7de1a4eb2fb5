/** Validates the day of a one-day service. */
import type { CalendarDate } from '@internationalized/date'
import { MAX_DAYS_AHEAD } from '../stay.ts'

export type DayProblem = 'missing' | 'past' | 'tooFar'

/** First rule that a day violates; undefined if it can be searched. */
export function dayProblem(day: CalendarDate | undefined, today: CalendarDate): DayProblem | undefined {
  if (!day) return 'missing'
  if (day.compare(today) < 0) return 'past'
  return day.compare(today.add({ days: MAX_DAYS_AHEAD })) > 0 ? 'tooFar' : undefined
}
