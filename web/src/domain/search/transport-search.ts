/** A search for transport and its form in the address of the results. */
import type { CalendarDate } from '@internationalized/date'
import type { TransportSearchInput } from '#src/__generated__/schema.ts'
import { parseWhole } from '../digits.ts'
import { nationalityOf, single, withoutEmpty } from './link-parameters.ts'
import { MAX_DAYS_AHEAD, parseStayDate } from '../stay.ts'

export interface TransportSearch {
  /** Undefined for all routes. */
  readonly routeCode: string | undefined
  /** Day of the ride, `YYYY-MM-DD`. */
  readonly date: string
  readonly passengers: number
  /** Undefined for as many as the passengers need. */
  readonly vehicles: number | undefined
  readonly nationality: string
}

export type RideDayProblem = 'missing' | 'past' | 'tooFar'

/** Why an address cannot be searched. */
export type TransportLinkProblem = RideDayProblem | 'incomplete'

export const MAX_PASSENGERS = 60
export const MAX_VEHICLES = 10

/** Each vehicle carries at least one passenger. */
export const maxVehiclesFor = (passengers: number): number => Math.min(MAX_VEHICLES, passengers)

/** The first rule a day breaks, or undefined when it can be searched. */
export function rideDayProblem(day: CalendarDate | undefined, today: CalendarDate): RideDayProblem | undefined {
  if (!day) return 'missing'
  if (day.compare(today) < 0) return 'past'
  return day.compare(today.add({ days: MAX_DAYS_AHEAD })) > 0 ? 'tooFar' : undefined
}

function wholeUpTo(most: number, text: string | undefined): number | undefined {
  const count = parseWhole(text ?? '')
  return count !== undefined && count >= 1 && count <= most ? count : undefined
}

/** Query of the address of a search, without its filters. */
export function printTransportLink(search: TransportSearch, language: string): string {
  return withoutEmpty({
    routeCode: search.routeCode,
    date: search.date,
    noOfPax: String(search.passengers),
    quantity: search.vehicles?.toString(),
    cultCode: language,
    nationality: search.nationality,
  }).toString()
}

/** The readable parts of an address, for the search form to start from. */
export function readTransportLink(parameters: URLSearchParams): Partial<TransportSearch> {
  const passengers = wholeUpTo(MAX_PASSENGERS, single(parameters, 'noOfPax'))
  return {
    routeCode: /^[\w.-]{1,40}$/.exec(single(parameters, 'routeCode') ?? '')?.[0],
    date: parseStayDate(single(parameters, 'date'))?.toString() ?? '',
    vehicles: wholeUpTo(maxVehiclesFor(passengers ?? 0), single(parameters, 'quantity')),
    nationality: nationalityOf(parameters, 'nationality') ?? '',
    ...(passengers ? { passengers } : {}),
  }
}

/** Reads an address, or says why it cannot be searched on the given day. */
export function parseTransportLink(
  parameters: URLSearchParams,
  today: CalendarDate,
): TransportSearch | TransportLinkProblem {
  const { routeCode, date, passengers, vehicles, nationality } = readTransportLink(parameters)
  if (!date || !passengers || !nationality) return 'incomplete'
  const problem = rideDayProblem(parseStayDate(date), today)
  return problem ?? { routeCode, date, passengers, vehicles, nationality }
}

/** The search as the server takes it. */
export const toTransportInput = ({ routeCode, vehicles, ...search }: TransportSearch): TransportSearchInput => ({
  ...search,
  ...(routeCode ? { routeCode } : {}),
  ...(vehicles ? { vehicles } : {}),
})
