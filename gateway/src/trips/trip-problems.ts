import { daysBetween } from '#src/values/calendar.ts'
import { sum } from '#src/values/shares.ts'
import { countTravelers, planStays, type TripPlan } from './plan.ts'
import { visaRules } from './visa-rules.ts'

/** The parts of a chosen service that the rules check. */
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

const problem = (
  code: TripProblemCode,
  partId: string | null,
  extraDetails: TripProblem['extraDetails'] = {},
): TripProblem => ({ code, partId, extraDetails })

/** Lists the problems of a trip on a day, the trip's own problems first. `today` is the day in Makkah. */
export const listProblems = (trip: PlannedTrip, today: string): TripProblem[] => [
  ...(trip.plan.withVisa ? checkNights(trip) : []),
  ...checkServices(trip),
  ...checkNeighbors(trip),
  ...trip.parts.flatMap((part) => checkPart(trip, part, today)),
]

/** Returns the nights in each city: of the chosen stay, or else as planned. */
function nightsByCity({ plan, parts }: PlannedTrip): Record<string, number> {
  const planned = plan.stays.map(({ locationCode, nights }) => [locationCode, nights] as const)
  const chosen = parts
    .filter(isStay)
    .map((stay) => [stay.serviceType, daysBetween(stay.startsOn, stay.endsOn)] as const)
  return Object.fromEntries([...planned, ...chosen])
}

function checkNights(trip: PlannedTrip): TripProblem[] {
  const nights = nightsByCity(trip)
  const total = sum(Object.values(nights))
  const { minNights, minNightsByCity } = visaRules
  const short = Object.entries(minNightsByCity).filter(([city, min]) => (nights[city] ?? 0) < min)
  return [
    ...(total < minNights ? [problem('NIGHTS_TOO_FEW', null, { nights: total, minNights })] : []),
    ...short.map(([city, min]) =>
      problem('CITY_NIGHTS_TOO_FEW', null, { locationCode: city, nights: nights[city] ?? 0, minNights: min }),
    ),
  ]
}

/** Finds services that are planned or required, but not chosen. */
function checkServices({ plan, parts }: PlannedTrip): TripProblem[] {
  const needed = new Set<string>([
    ...plan.stays.map(({ locationCode }) => locationCode),
    ...(plan.withVisa ? visaRules.requiredServices : []),
  ])
  for (const { serviceType } of parts) needed.delete(serviceType)
  return [...needed].map((serviceType) => problem('SERVICE_MISSING', null, { serviceType }))
}

/** Compares each stay with the one before it. */
function checkNeighbors({ parts }: PlannedTrip): TripProblem[] {
  const stays = parts.filter(isStay).toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1))
  return stays.slice(1).flatMap((stay, index) => {
    const nights = daysBetween(stays[index]?.endsOn ?? stay.startsOn, stay.startsOn)
    if (nights === 0) return []
    return [problem(nights < 0 ? 'STAYS_OVERLAP' : 'STAYS_GAP', stay.id, { nights: Math.abs(nights) })]
  })
}

function checkPart(trip: PlannedTrip, part: PlannedPart, today: string): TripProblem[] {
  const travelers = countTravelers(trip.plan)
  return [
    ...checkRoute(trip.plan, part),
    ...checkDates(trip, part),
    ...(part.travelers < travelers
      ? [problem('TRAVELERS_TOO_FEW', part.id, { travelers, bookedTravelers: part.travelers })]
      : []),
    ...(part.startsOn < today ? [problem('PART_IN_PAST', part.id, { startsOn: part.startsOn })] : []),
  ]
}

const isRide = ({ stops }: PlannedPart) => stops.length > 1

/** Whether a ride visits planned cities in the planned order, from the first city if it starts at an airport and to the last one if it ends there. */
function checkRoute({ stays }: TripPlan, part: PlannedPart): TripProblem[] {
  if (!isRide(part)) return []
  const planned = stays.map(({ locationCode }) => locationCode)
  const cities: string[] = part.stops.filter((stop) => !isAirport(stop))
  const first = planned.findIndex((city) => city === cities[0])
  const isInOrder = first >= 0 && cities.every((city, index) => planned[first + index] === city)
  const startsRight = !isAirport(part.stops[0] ?? '') || first === 0
  const endsRight = !isAirport(part.stops.at(-1) ?? '') || first + cities.length === planned.length
  return isInOrder && startsRight && endsRight ? [] : [problem('ROUTE_DIFFERS', part.id)]
}

/** Compares the dates of a part with the chosen stays, or else with the plan. */
function checkDates(trip: PlannedTrip, part: PlannedPart): TripProblem[] {
  const expected = isStay(part) ? findPlannedStay(trip, part) : { startsOn: expectedDay(trip, part), endsOn: null }
  if (!expected || (expected.startsOn === part.startsOn && expected.endsOn === part.endsOn)) return []
  const { startsOn, endsOn } = expected
  return [problem('DATES_DIFFER', part.id, { startsOn, ...(endsOn && { endsOn }) })]
}

const findPlannedStay = ({ plan }: PlannedTrip, { serviceType }: PlannedPart) =>
  planStays(plan).find(({ locationCode }) => locationCode === serviceType)

/** Returns the day of arrival in the city where a ride starts, or of departure from it. Other services start on arrival. */
function expectedDay({ plan, parts }: PlannedTrip, part: PlannedPart): string {
  const [firstStop = ''] = part.stops
  if (!isRide(part) || isAirport(firstStop)) return plan.arrivalDate
  const chosen = parts.filter(isStay).find(({ serviceType }) => serviceType === firstStop)
  return (chosen ?? planStays(plan).find(({ locationCode }) => locationCode === firstStop))?.endsOn ?? plan.arrivalDate
}
