/** Reads untrusted query parameters. */
import { parseWhole } from '../digits.ts'

const maxLength = 100

/** Value of a parameter; undefined unless it occurs exactly once and is not too long. */
export function singleParameter(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = parameters.getAll(name)
  return value && others.length === 0 && value.length <= maxLength ? value : undefined
}

/** Value of a parameter that has the form of an ISO 3166-1 alpha-2 code. */
export const countryParameter = (parameters: URLSearchParams, name: string): string | undefined =>
  /^[A-Z]{2}$/.exec(singleParameter(parameters, name) ?? '')?.[0]

/** Value of a parameter that is a whole number from 1 to `max`. */
export function countParameter(max: number, parameters: URLSearchParams, name: string): number | undefined {
  const count = parseWhole(singleParameter(parameters, name) ?? '')
  return count !== undefined && count >= 1 && count <= max ? count : undefined
}

/** Query parameters for the fields that have a value. */
export const queryFromFields = (fields: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])))
