/** A search for transport and its query parameters in the URL of the results. */
import type { CalendarDate } from '@internationalized/date'
import type { TransportSearchInput } from '#src/__generated__/schema.ts'
import { parseStayDate } from '../stay.ts'
import { countryParameter, singleParameter, countParameter, queryFromFields } from './link-parameters.ts'
import { type DayProblem, dayProblem } from './service-day.ts'

export interface TransportSearch {
  /** Undefined for all routes. */
  readonly routeCode: string | undefined
  /** Day of the ride, `YYYY-MM-DD`. */
  readonly date: string
  readonly passengers: number
  /** Undefined to use as many vehicles as the passengers need. */
  readonly vehicles: number | undefined
  readonly nationality: string
}

export const MAX_PASSENGERS = 60
export const MAX_VEHICLES = 10

/** Each vehicle carries at least one passenger. */
export const maxVehiclesFor = (passengers: number): number => Math.min(MAX_VEHICLES, passengers)

/** Query string of a search, without filters. */
export function printTransportLink(search: TransportSearch, language: string): string {
  return queryFromFields({
    routeCode: search.routeCode,
    date: search.date,
    noOfPax: String(search.passengers),
    quantity: search.vehicles?.toString(),
    cultCode: language,
    nationality: search.nationality,
  }).toString()
}

/** Readable parts of a URL, as initial values of the search form. */
export function readTransportLink(parameters: URLSearchParams): Partial<TransportSearch> {
  const passengers = countParameter(MAX_PASSENGERS, parameters, 'noOfPax')
  return {
    routeCode: /^[\w.-]{1,40}$/.exec(singleParameter(parameters, 'routeCode') ?? '')?.[0],
    date: parseStayDate(singleParameter(parameters, 'date'))?.toString() ?? '',
    vehicles: countParameter(maxVehiclesFor(passengers ?? 0), parameters, 'quantity'),
    nationality: countryParameter(parameters, 'nationality') ?? '',
    ...(passengers ? { passengers } : {}),
  }
}

/** Parses the search in a URL. If it cannot be run on the given day, returns the reason instead. */
export function parseTransportLink(
  parameters: URLSearchParams,
  today: CalendarDate,
): TransportSearch | DayProblem | 'incomplete' | 'passengers' {
  const { routeCode, date, passengers, vehicles, nationality } = readTransportLink(parameters)
  if (!passengers && singleParameter(parameters, 'noOfPax')) return 'passengers'
  if (!date || !passengers || !nationality) return 'incomplete'
  const problem = dayProblem(parseStayDate(date), today)
  return problem ?? { routeCode, date, passengers, vehicles, nationality }
}

/** Converts a search to the server's input. */
export const toTransportInput = ({ routeCode, vehicles, ...search }: TransportSearch): TransportSearchInput => ({
  ...search,
  ...(routeCode ? { routeCode } : {}),
  ...(vehicles ? { vehicles } : {}),
})
