/** A search for ground services that is still being filled in. */
import type { CalendarDate } from '@internationalized/date'
import type { GroundServiceSearch } from '#src/domain/search/ground-service-search.ts'
import { type DayProblem, dayProblem } from '#src/domain/search/service-day.ts'
import { parseStayDate } from '#src/domain/stay.ts'

export interface GroundServiceProblems {
  arrivalDate?: DayProblem
  nationality?: 'missing'
}

export const draftOf = (start: Partial<GroundServiceSearch> | undefined): GroundServiceSearch => ({
  arrivalDate: start?.arrivalDate ?? '',
  pilgrims: start?.pilgrims ?? 2,
  nationality: start?.nationality ?? '',
  countryOfResidence: start?.countryOfResidence,
  extras: start?.extras ?? [],
})

/** Problems that block the search; empty when it can start. */
export function groundServiceProblems(
  { arrivalDate, nationality }: GroundServiceSearch,
  today: CalendarDate,
): GroundServiceProblems {
  const day = dayProblem(parseStayDate(arrivalDate), today)
  return { ...(day ? { arrivalDate: day } : {}), ...(nationality ? {} : { nationality: 'missing' }) }
}
