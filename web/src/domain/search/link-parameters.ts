/** Parameters of addresses that anybody may have written. */
import { parseWhole } from '../digits.ts'

const maxLength = 100

/** A parameter that occurs exactly once and is not too long. */
export function single(parameters: URLSearchParams, name: string): string | undefined {
  const [value, ...others] = parameters.getAll(name)
  return value && others.length === 0 && value.length <= maxLength ? value : undefined
}

/** A parameter in the form of an ISO 3166-1 alpha-2 code. */
export const nationalityOf = (parameters: URLSearchParams, name: string): string | undefined =>
  /^[A-Z]{2}$/.exec(single(parameters, name) ?? '')?.[0]

/** A parameter that is a whole number from 1 to `most`. */
export function wholeUpTo(most: number, parameters: URLSearchParams, name: string): number | undefined {
  const count = parseWhole(single(parameters, name) ?? '')
  return count !== undefined && count >= 1 && count <= most ? count : undefined
}

/** Parameters of the fields that have a value. */
export const withoutEmpty = (fields: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])))
