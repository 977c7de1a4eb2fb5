import type { TransportSearchInput } from '../__generated__/schema-types.ts'
import { fail } from '../errors/failure.ts'
import { makkahDate, nightsBetween } from '../values/days.ts'
import { isCountryCode } from '../values/country-code.ts'

export const limits = { passengers: 60, vehicles: 10, daysAhead: 500 }

/** A validated search for transport. */
export type RideInput = {
  routeCode: string | null
  date: string
  passengers: number
  /** Requested number of vehicles; null for as many as the passengers need. */
  vehicles: number | null
  nationality: string
  modelFrom: number
  modelTo: number
}

const isBetween = (value: number, min: number, max: number) => value >= min && value <= max

/** Validates the input of a search for transport. Throws BAD_USER_INPUT. */
export function readRideInput(input: TransportSearchInput, now: Date): RideInput {
  const { date, passengers } = input
  const vehicles = input.vehicles ?? null
  const isWithinLimits =
    isBetween(nightsBetween(makkahDate(now), date), 0, limits.daysAhead) &&
    isBetween(passengers, 1, limits.passengers) &&
    (vehicles === null || isBetween(vehicles, 1, Math.min(limits.vehicles, passengers)))
  if (!isWithinLimits) fail('BAD_USER_INPUT', { cause: 'ride', messageKey: 'BAD_USER_INPUT.transport' })
  const nationality = input.nationality.toUpperCase()
  if (!isCountryCode(nationality))
    fail('BAD_USER_INPUT', { cause: 'nationality', messageKey: 'BAD_USER_INPUT.nationality' })
  const routeCode = input.routeCode?.trim() || null
  if (routeCode !== null && !/^[\w.-]{1,40}$/.test(routeCode)) fail('BAD_USER_INPUT', { cause: 'routeCode' })
  const modelFrom = input.modelFrom ?? 2006
  const modelTo = input.modelTo ?? 2022
  if (modelFrom > modelTo || !isBetween(modelFrom, 1990, 2100) || !isBetween(modelTo, 1990, 2100)) {
    fail('BAD_USER_INPUT', { cause: 'model years' })
  }
  return { routeCode, date, passengers, vehicles, nationality, modelFrom, modelTo }
}
