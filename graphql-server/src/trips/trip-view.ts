import type { ErrorCode, Trip, TripPart, TripProblem, TripServiceType } from '../__generated__/schema-types.ts'
import type { Choice } from '../checkout/choice.ts'
import { message, type MessageKey } from '../errors/message.ts'
import { createEnumReader } from '../gateway/enum-reader.ts'
import { lookUp } from '../gateway/look-up.ts'
import { count, field, list, path, text, utcTime } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import { isCalendarDate } from '../values/days.ts'
import { imageUrl } from '../values/image-url.ts'
import { money, parseHalalas } from '../values/money.ts'
import { plainText } from '../values/plain-text.ts'
import { detectLanguage } from '../values/text-language.ts'
import { readPlan } from './trip-plan.ts'

export type Choices = readonly Choice[]

const readServiceType = createEnumReader<Exclude<TripServiceType, 'UNRECOGNISED'>>({
  SA1: true,
  SA4: true,
  TRANSPORT: true,
  GROUND_SERVICE: true,
})

const readDay = (value: unknown): string | null => {
  const day = text(value)?.slice(0, 10) ?? ''
  return isCalendarDate(day) ? day : null
}

/** Reads a chosen service; undefined without an id or a first day. */
function readPart(part: unknown, choices: Choices): TripPart | undefined {
  const id = text(field(part, 'id'))
  const startsOn = readDay(field(part, 'startsOn'))
  if (id === undefined || startsOn === null) return undefined
  const basket = path(part, 'data', 'basket')
  const type = text(path(part, 'data', 'type'))?.toLowerCase()
  const choice = choices.find((other) => other.type === type)
  const name = (choice && plainText(text(field(basket, choice.basketFields.name)))?.replaceAll('\n', ' ')) ?? null
  const total = parseHalalas(field(basket, 'totalPrice'))
  return {
    id,
    serviceType: readServiceType(field(part, 'serviceType')) ?? 'UNRECOGNISED',
    name,
    nameLanguage: name && detectLanguage(name, text(field(basket, 'language'))),
    imageUrl: imageUrl(field(basket, 'imagePath')) ?? null,
    startsOn,
    endsOn: readDay(field(part, 'endsOn')),
    travelers: count(field(part, 'travelers')) ?? null,
    total: total === null || total < 0 ? null : money(total, text(field(basket, 'currencyCode'))),
    addedAt: utcTime(field(part, 'addedAt')) ?? null,
    addedBy: text(field(part, 'addedBy')) ?? null,
  }
}

type ProblemCode = Extract<ErrorCode, `TRIP_${string}`>

/** Problems by the gateway's codes. */
const problemCodes: Record<string, ProblemCode> = {
  NIGHTS_TOO_FEW: 'TRIP_NIGHTS_TOO_FEW',
  CITY_NIGHTS_TOO_FEW: 'TRIP_CITY_NIGHTS_TOO_FEW',
  SERVICE_MISSING: 'TRIP_SERVICE_MISSING',
  STAYS_OVERLAP: 'TRIP_STAYS_OVERLAP',
  STAYS_GAP: 'TRIP_STAYS_GAP',
  DATES_DIFFER: 'TRIP_DATES_DIFFER',
  ROUTE_DIFFERS: 'TRIP_ROUTE_DIFFERS',
  TRAVELERS_TOO_FEW: 'TRIP_TRAVELERS_TOO_FEW',
  PART_IN_PAST: 'TRIP_PART_IN_PAST',
}

/** Returns the most specific message for a problem's details. */
function describeProblem(code: ProblemCode, details: unknown, locale: Locale): string {
  const number = (name: string) => count(field(details, name))
  const [nights, minNights] = [number('nights'), number('minNights')]
  if (code === 'TRIP_NIGHTS_TOO_FEW' && nights !== undefined && minNights !== undefined)
    return message('TRIP_NIGHTS_TOO_FEW.numbers', locale, { nights, minNights })
  const [travelers, bookedTravelers] = [number('travelers'), number('bookedTravelers')]
  if (code === 'TRIP_TRAVELERS_TOO_FEW' && travelers !== undefined && bookedTravelers !== undefined)
    return message('TRIP_TRAVELERS_TOO_FEW.numbers', locale, { bookedTravelers, travelers })
  if (code === 'TRIP_CITY_NIGHTS_TOO_FEW' && text(field(details, 'locationCode')) === 'SA1' && minNights === 1)
    return message('TRIP_CITY_NIGHTS_TOO_FEW.SA1', locale)
  const serviceType = readServiceType(field(details, 'serviceType'))
  if (code === 'TRIP_SERVICE_MISSING' && serviceType)
    return message(`TRIP_SERVICE_MISSING.${serviceType}` satisfies MessageKey, locale)
  return message(code, locale)
}

/** Reads a problem. Problems that this server does not know are left out: the gateway refuses what it does not allow. */
function readProblem(problem: unknown, parts: readonly TripPart[], locale: Locale): TripProblem[] {
  const code = lookUp(problemCodes, text(field(problem, 'code')) ?? '')
  if (!code) return []
  const details = field(problem, 'extraDetails')
  const partId = text(field(problem, 'partId')) ?? null
  const affectedType = parts.find(({ id }) => id === partId)?.serviceType
  return [
    {
      code,
      message: describeProblem(code, details, locale),
      partId,
      serviceType: affectedType ?? readServiceType(field(details, 'serviceType')) ?? null,
    },
  ]
}

/** Returns the sum of the parts' prices; null if there are none, one is not known, or they are in several currencies. */
function addTotals(parts: readonly TripPart[]) {
  const [first] = parts
  if (!first?.total) return null
  const { currency } = first.total
  let sum = 0
  for (const { total } of parts) {
    const halalas = total?.currency === currency ? parseHalalas(total.amount) : null
    if (halalas === null) return null
    sum += halalas
  }
  return money(sum, currency)
}

/** Reads a trip; undefined without an id or a plan. */
export function readTripView(trip: unknown, choices: Choices, locale: Locale): Trip | undefined {
  const id = text(field(trip, 'id'))
  const plan = readPlan(field(trip, 'plan'))
  if (id === undefined || !plan) return undefined
  const parts = list(field(trip, 'parts')).flatMap((part) => readPart(part, choices) ?? [])
  return {
    id,
    name: plainText(text(field(trip, 'name'))) ?? null,
    version: count(field(trip, 'version')) ?? null,
    plan,
    parts,
    problems: list(field(trip, 'problems')).flatMap((problem) => readProblem(problem, parts, locale)),
    total: addTotals(parts),
    createdAt: utcTime(field(trip, 'createdAt')) ?? null,
    createdBy: text(field(trip, 'createdBy')) ?? null,
    updatedAt: utcTime(field(trip, 'updatedAt')) ?? null,
    updatedBy: text(field(trip, 'updatedBy')) ?? null,
  }
}
