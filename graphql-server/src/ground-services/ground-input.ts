import type { GroundServiceSearchInput } from '../__generated__/schema-types.ts'
import { fail } from '../errors/failure.ts'
import { isCountryCode } from '../values/country-code.ts'
import { makkahDate, nightsBetween } from '../values/days.ts'

const limits = { pilgrims: 60, units: 60, days: 60, extras: 20, daysAhead: 500 }

/** An extra requested in a search. */
export type RequestedExtra = { code: string; quantity: number; days: number }

/** A validated search for ground services. */
export type GroundInput = {
  arrivalDate: string
  pilgrims: number
  nationality: string
  countryOfResidence: string
  packageCode: string | null
  extras: RequestedExtra[]
}

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max

const codePattern = /^[\w.-]{1,40}$/

function readCode(value: string, cause: string): string {
  const code = value.trim()
  return codePattern.test(code) ? code : fail('BAD_USER_INPUT', { cause })
}

function readCountry(value: string, cause: string): string {
  const country = value.trim().toUpperCase()
  return isCountryCode(country) ? country : fail('BAD_USER_INPUT', { cause, messageKey: 'BAD_USER_INPUT.nationality' })
}

/** Validates the input of a search for ground services. Throws BAD_USER_INPUT. */
export function readGroundInput(input: GroundServiceSearchInput, now: Date): GroundInput {
  const { arrivalDate, pilgrims } = input
  const extras = (input.extras ?? []).map(({ code, quantity, days }) => ({
    code: readCode(code, 'extra'),
    quantity: quantity ?? 1,
    days: days ?? 1,
  }))
  const isWithinLimits =
    isBetween(nightsBetween(makkahDate(now), arrivalDate), 0, limits.daysAhead) &&
    isBetween(pilgrims, 1, limits.pilgrims) &&
    extras.length <= limits.extras &&
    extras.every(({ quantity, days }) => isBetween(quantity, 1, limits.units) && isBetween(days, 1, limits.days))
  if (!isWithinLimits) fail('BAD_USER_INPUT', { cause: 'ground services', messageKey: 'BAD_USER_INPUT.groundServices' })
  if (new Set(extras.map(({ code }) => code)).size < extras.length) fail('BAD_USER_INPUT', { cause: 'duplicate extra' })
  const nationality = readCountry(input.nationality, 'nationality')
  return {
    arrivalDate,
    pilgrims,
    nationality,
    countryOfResidence: input.countryOfResidence?.trim()
      ? readCountry(input.countryOfResidence, 'countryOfResidence')
      : nationality,
    packageCode: input.packageCode?.trim() ? readCode(input.packageCode, 'packageCode') : null,
    extras,
  }
}
