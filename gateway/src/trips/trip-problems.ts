import { daysBetween } from '#src/values/calendar.ts'
import { sum } from '#src/values/shares.ts'
import { countTravelers, planStays, type TripPlan } from './plan.ts'
import { visaRules } from './visa-rules.ts'

/** The fields of a trip's part that the rules check. A part is a chosen service. */
export interface PlannedPart {
  readonly id: string
  /** `SA1` and `SA4` for a stay in the city, otherwise the type of service. */
  readonly serviceType: string
  readonly startsOn: string
  /** Null for a service of one day. */
  readonly endsOn: string | null
  /** Number of travelers that the service is for. */
  readonly travelers: number
  /** Cities and airports of the service, in order. */
  readonly stops: readonly string[]
}

/** A problem of a trip. `partId` is null for problems of the whole trip. */
export interface TripProblem {
  readonly code: TripProblemCode
  readonly partId: string | null
  readonly extraDetails: Readonly<Record<string, string | number>>
}

export type TripProblemCode =
  | 'NIGHTS_TOO_FEW'
  | 'CITY_NIGHTS_TOO_FEW'
  | 'SERVICE_MISSING'
  | 'STAYS_OVERLAP'
  | 'STAYS_GAP'
  | 'DATES_DIFFER'
  | 'ROUTE_DIFFERS'
  | 'TRAVELERS_TOO_FEW'
  | 'PART_IN_PAST'

interface PlannedTrip {
  readonly plan: TripPlan
  readonly parts: readonly PlannedPart[]
}

type Stay = PlannedPart & { readonly endsOn: string }

const isStay = (part: PlannedPart): part is Stay => part.endsOn !== null
const isAirport = (stop: string) => !/^SA\d+$/.test(stop)

const createProblem = (
  code: TripProblemCode,
  partId: string | null,
  extraDetails: TripProblem['extraDetails'] = {},
): TripProblem => ({ code, partId, extraDetails })

/** Lists the problems that a trip has today, those of the whole trip first. `today` is the day in Makkah. */
export const listProblems = (trip: PlannedTrip, today: string): TripProblem[] => [
  ...(trip.plan.withVisa ? checkNights(trip) : []),
  ...checkServices(trip),
  ...checkConsecutiveStays(trip),
  ...trip.parts.flatMap((part) => checkPart(trip, part, today)),
]

/** Returns the number of nights in each city: those of the chosen stay, or the planned nights if no stay is chosen. */
function nightsByCity({ plan, parts }: PlannedTrip): Record<string, number> {
  const plannedNights = plan.stays.map(({ locationCode, nights }) => [locationCode, nights] as const)
  const chosenNights = parts
    .filter(isStay)
    .map((stay) => [stay.serviceType, daysBetween(stay.startsOn, stay.endsOn)] as const)
  return Object.fromEntries([...plannedNights, ...chosenNights])
}

function checkNights(trip: PlannedTrip): TripProblem[] {
  const nights = nightsByCity(trip)
  const total = sum(Object.values(nights))
  const { minNights, minNightsByCity } = visaRules
  const citiesTooShort = Object.entries(minNightsByCity).filter(([city, min]) => (nights[city] ?? 0) < min)
  return [
    ...(total < minNights ? [createProblem('NIGHTS_TOO_FEW', null, { nights: total, minNights })] : []),
    ...citiesTooShort.map(([city, min]) =>
      createProblem('CITY_NIGHTS_TOO_FEW', null, { locationCode: city, nights: nights[city] ?? 0, minNights: min }),
    ),
  ]
}

/** Reports services that are planned or required, but not chosen. */
function checkServices({ plan, parts }: PlannedTrip): TripProblem[] {
  const missing = new Set<string>([
    ...plan.stays.map(({ locationCode }) => locationCode),
    ...(plan.withVisa ? visaRules.requiredServices : []),
  ])
  for (const { serviceType } of parts) missing.delete(serviceType)
  return [...missing].map((serviceType) => createProblem('SERVICE_MISSING', null, { serviceType }))
}

/** Reports stays that overlap with the stay before, or that leave a gap after it. */
function checkConsecutiveStays({ parts }: PlannedTrip): TripProblem[] {
  const stays = parts.filter(isStay).toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  return stays.slice(1).flatMap((stay, index) => {
    const nightsBetween = daysBetween(stays[index]?.endsOn ?? stay.startsOn, stay.startsOn)
    if (nightsBetween === 0) return []
    return [
      createProblem(nightsBetween < 0 ? 'STAYS_OVERLAP' : 'STAYS_GAP', stay.id, { nights: Math.abs(nightsBetween) }),
    ]
  })
}

function checkPart(trip: PlannedTrip, part: PlannedPart, today: string): TripProblem[] {
  const travelers = countTravelers(trip.plan)
  return [
    ...checkRoute(trip.plan, part),
    ...checkDates(trip, part),
    ...(part.travelers < travelers
      ? [createProblem('TRAVELERS_TOO_FEW', part.id, { travelers, bookedTravelers: part.travelers })]
      : []),
    ...(part.startsOn < today ? [createProblem('PART_IN_PAST', part.id, { startsOn: part.startsOn })] : []),
  ]
}

const isRide = ({ stops }: PlannedPart) => stops.length > 1

/**
 * Reports a ride that does not visit planned cities in the planned order. A ride from an airport must go to the first planned city first,
 * and a ride to an airport must leave from the last one.
 */
function checkRoute({ stays }: TripPlan, part: PlannedPart): TripProblem[] {
  if (!isRide(part)) return []
  const plannedCities = stays.map(({ locationCode }) => locationCode)
  const cities: string[] = part.stops.filter((stop) => !isAirport(stop))
  const firstIndex = plannedCities.findIndex((city) => city === cities[0])
  const isInOrder = firstIndex >= 0 && cities.every((city, index) => plannedCities[firstIndex + index] === city)
  const hasValidStart = !isAirport(part.stops[0] ?? '') || firstIndex === 0
  const hasValidEnd = !isAirport(part.stops.at(-1) ?? '') || firstIndex + cities.length === plannedCities.length
  return isInOrder && hasValidStart && hasValidEnd ? [] : [createProblem('ROUTE_DIFFERS', part.id)]
}

/** Reports a part whose dates differ from the plan. A ride from a city must leave on the last day of the chosen stay there, if there is one. */
function checkDates(trip: PlannedTrip, part: PlannedPart): TripProblem[] {
  const expected = isStay(part) ? findPlannedStay(trip, part) : { startsOn: findExpectedDay(trip, part), endsOn: null }
  if (!expected || (expected.startsOn === part.startsOn && expected.endsOn === part.endsOn)) return []
  const { startsOn, endsOn } = expected
  return [createProblem('DATES_DIFFER', part.id, { startsOn, ...(endsOn && { endsOn }) })]
}

const findPlannedStay = ({ plan }: PlannedTrip, { serviceType }: PlannedPart) =>
  planStays(plan).find(({ locationCode }) => locationCode === serviceType)

/** Returns the last day of the stay in the city where a ride starts. Rides from an airport and other services start on the arrival date. */
function findExpectedDay({ plan, parts }: PlannedTrip, part: PlannedPart): string {
  const [firstStop = ''] = part.stops
  if (!isRide(part) || isAirport(firstStop)) return plan.arrivalDate
  const chosenStay = parts.filter(isStay).find(({ serviceType }) => serviceType === firstStop)
  return (
    (chosenStay ?? planStays(plan).find(({ locationCode }) => locationCode === firstStop))?.endsOn ?? plan.arrivalDate
  )
}
