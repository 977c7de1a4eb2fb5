import type { TripPlan, TripPlanInput } from '../__generated__/schema-types.ts'
import { fail } from '../errors/failure.ts'
import { count, field, flag, list, text } from '../gateway/wire.ts'
import { isCountryCode } from '../values/country-code.ts'
import { addDays, isCalendarDate, makkahDate, nightsBetween } from '../values/days.ts'

/** A plan in the gateway's format. */
export type WirePlan = {
  arrivalDate: string
  stays: { locationCode: string; nights: number }[]
  adults: number
  childAges: number[]
  nationality: string
  withVisa: boolean
}

const limits = { daysAhead: 500, stays: 2, nights: 30, travelers: 200, childAge: 17 }

const reject = (reason: string): never => fail('BAD_USER_INPUT', { cause: reason, reason })

/** Validates a plan. Throws BAD_USER_INPUT if it is invalid. */
export function readPlanInput({ arrivalDate, stays, ...party }: TripPlanInput, now: Date): WirePlan {
  const daysAhead = nightsBetween(makkahDate(now), arrivalDate)
  if (daysAhead < 0 || daysAhead > limits.daysAhead) fail('BAD_USER_INPUT', { messageKey: 'STAY_INVALID' })
  if (stays.length < 1 || stays.length > limits.stays) reject(`"stays" must have 1 to ${limits.stays} stays.`)
  if (new Set(stays.map(({ locationCode }) => locationCode)).size < stays.length)
    reject('"stays" must not contain a city twice.')
  if (stays.some(({ nights }) => nights < 1 || nights > limits.nights))
    reject(`"nights" must be between 1 and ${limits.nights}.`)
  const { adults, childAges = [], withVisa = true } = party
  if (adults < 1 || adults + childAges.length > limits.travelers)
    reject(`A trip must have 1 to ${limits.travelers} travelers, at least one of them an adult.`)
  if (childAges.some((age) => age < 0 || age > limits.childAge))
    reject(`"childAges" must be between 0 and ${limits.childAge}.`)
  const nationality = party.nationality.toUpperCase()
  if (!isCountryCode(nationality))
    fail('BAD_USER_INPUT', { cause: 'nationality', messageKey: 'BAD_USER_INPUT.nationality' })
  return {
    arrivalDate,
    stays: stays.map(({ locationCode, nights }) => ({ locationCode, nights })),
    adults,
    childAges: [...childAges],
    nationality,
    withVisa,
  }
}

/** Reads a plan; undefined if it lacks a required field. */
export function readPlan(wirePlan: unknown): TripPlan | undefined {
  const arrivalDate = text(field(wirePlan, 'arrivalDate'))?.slice(0, 10) ?? ''
  const adults = count(field(wirePlan, 'adults'))
  const nationality = text(field(wirePlan, 'nationality'))
  if (!isCalendarDate(arrivalDate) || adults === undefined || nationality === undefined) return undefined
  let checkIn = arrivalDate
  const stays = list(field(wirePlan, 'stays')).flatMap((stay) => {
    const locationCode = text(field(stay, 'locationCode'))
    const nights = count(field(stay, 'nights')) ?? 0
    if (locationCode === undefined || nights < 1 || nights > limits.daysAhead) return []
    const plannedStay = { locationCode, nights, checkIn, checkOut: addDays(checkIn, nights) }
    checkIn = plannedStay.checkOut
    return [plannedStay]
  })
  return {
    arrivalDate,
    departureDate: checkIn,
    stays,
    adults,
    childAges: list(field(wirePlan, 'childAges')).flatMap((age) => count(age) ?? []),
    nationality: nationality.toUpperCase(),
    withVisa: flag(field(wirePlan, 'withVisa')) ?? true,
  }
}
