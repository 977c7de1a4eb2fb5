/** A search for transport that is still being filled in. */
import type { CalendarDate } from '@internationalized/date'
import { parseStayDate } from '#src/domain/stay.ts'
import {
  type RideDayProblem,
  type TransportSearch,
  maxVehiclesFor,
  rideDayProblem,
} from '#src/domain/search/transport-search.ts'

export interface TransportProblems {
  date?: RideDayProblem
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
  const day = rideDayProblem(parseStayDate(date), today)
  return { ...(day ? { date: day } : {}), ...(nationality ? {} : { nationality: 'missing' }) }
}
