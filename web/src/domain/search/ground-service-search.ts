/** A search for ground services and its query parameters in the URL of the results. */
import type { CalendarDate } from '@internationalized/date'
import type { GroundServiceSearchInput } from '#src/__generated__/schema.ts'
import { parseWhole } from '../digits.ts'
import { parseStayDate } from '../stay.ts'
import { countryParameter, singleParameter, countParameter, queryFromFields } from './link-parameters.ts'
import { type DayProblem, dayProblem } from './service-day.ts'

/** A requested extra, such as a guide for five days. */
export interface RequestedExtra {
  readonly code: string
  readonly quantity: number
  readonly days: number
}

export interface GroundServiceSearch {
  /** `YYYY-MM-DD`. */
  readonly arrivalDate: string
  readonly pilgrims: number
  readonly nationality: string
  /** Undefined if the pilgrims live in the country of their nationality. */
  readonly countryOfResidence: string | undefined
  readonly extras: readonly RequestedExtra[]
}

/** The server's limits. */
export const MAX_PILGRIMS = 60
export const MAX_EXTRA_UNITS = 60
export const MAX_EXTRA_DAYS = 60
const maxExtras = 20

/** `GUIDE:1:5,SIM:20:1`: codes, units and days. */
export const printExtras = (extras: readonly RequestedExtra[]): string =>
  extras.map(({ code, quantity, days }) => `${code}:${quantity}:${days}`).join(',')

const parseCount = (text: string | undefined, max: number): number =>
  Math.min(Math.max(parseWhole(text ?? '') ?? 1, 1), max)

/** Parses extras. Unreadable extras are omitted. */
export function parseExtras(text: string): RequestedExtra[] {
  const extras = text.split(',').flatMap((part) => {
    const [code = '', quantity, days] = part.split(':')
    return /^[\w.-]{1,40}$/.test(code)
      ? [{ code, quantity: parseCount(quantity, MAX_EXTRA_UNITS), days: parseCount(days, MAX_EXTRA_DAYS) }]
      : []
  })
  return extras
    .filter(({ code }, index) => extras.findIndex((other) => other.code === code) === index)
    .slice(0, maxExtras)
}

/** Query string of a search, without filters. */
export const printGroundServiceLink = (search: GroundServiceSearch, language: string): string =>
  queryFromFields({
    arrivalDate: search.arrivalDate,
    noOfPax: String(search.pilgrims),
    cultCode: language,
    nationality: search.nationality,
    countryOfResidence: search.countryOfResidence,
    extras: printExtras(search.extras),
  }).toString()

/** Readable parts of a URL, as initial values of the search form. */
export function readGroundServiceLink(parameters: URLSearchParams): Partial<GroundServiceSearch> {
  const pilgrims = countParameter(MAX_PILGRIMS, parameters, 'noOfPax')
  return {
    arrivalDate: parseStayDate(singleParameter(parameters, 'arrivalDate'))?.toString() ?? '',
    nationality: countryParameter(parameters, 'nationality') ?? '',
    countryOfResidence: countryParameter(parameters, 'countryOfResidence'),
    extras: parseExtras(parameters.get('extras') ?? ''),
    ...(pilgrims ? { pilgrims } : {}),
  }
}

/** Parses the search in a URL. If it cannot be run on the given day, returns the reason instead. */
export function parseGroundServiceLink(
  parameters: URLSearchParams,
  today: CalendarDate,
): GroundServiceSearch | DayProblem | 'incomplete' {
  const { arrivalDate, pilgrims, nationality, countryOfResidence, extras = [] } = readGroundServiceLink(parameters)
  if (!arrivalDate || !pilgrims || !nationality) return 'incomplete'
  const problem = dayProblem(parseStayDate(arrivalDate), today)
  return problem ?? { arrivalDate, pilgrims, nationality, countryOfResidence, extras }
}

/** Converts a search to the server's input. */
export const toGroundServiceInput = ({
  countryOfResidence,
  extras,
  ...search
}: GroundServiceSearch): GroundServiceSearchInput => ({
  ...search,
  ...(countryOfResidence ? { countryOfResidence } : {}),
  ...(extras.length > 0 ? { extras: extras.map((extra) => ({ ...extra })) } : {}),
})
