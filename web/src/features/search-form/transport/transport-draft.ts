/** A search for transport that is still being filled in. */
import type { CalendarDate } from '@internationalized/date'
import { type DayProblem, dayProblem } from '#src/domain/search/service-day.ts'
import { type TransportSearch, maxVehiclesFor } from '#src/domain/search/transport-search.ts'
import { parseStayDate } from '#src/domain/stay.ts'

export interface TransportProblems {
  date?: DayProblem
  nationality?: 'missing'
}

export const draftOf = (start: Partial<TransportSearch> | undefined): TransportSearch => ({
  routeCode: start?.routeCode,
  date: start?.date ?? '',
  passengers: start?.passengers ?? 2,
  vehicles: start?.vehicles,
  nationality: start?.nationality ?? '',
})

/** Changes a part of a draft. Fewer passengers need no more vehicles than there are passengers. */
export function changeDraft(draft: TransportSearch, part: Partial<TransportSearch>): TransportSearch {
  const changed = { ...draft, ...part }
  const { passengers, vehicles } = changed
  return { ...changed, vehicles: vehicles && Math.min(vehicles, maxVehiclesFor(passengers)) }
}

/** Problems that block the search; empty when it can start. */
export function transportProblems({ date, nationality }: TransportSearch, today: CalendarDate): TransportProblems {
  const day = dayProblem(parseStayDate(date), today)
  return { ...(day ? { date: day } : {}), ...(nationality ? {} : { nationality: 'missing' }) }
}
