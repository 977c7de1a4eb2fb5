import type { CreateTripInput, Trip, TripPlanInput } from '../__generated__/schema-types.ts'
import { readChosenData } from '../checkout/choice.ts'
import { quoteExpired } from '../checkout/refusals.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { idempotencyMismatch } from '../errors/idempotency-mismatch.ts'
import { invalidInput } from '../errors/invalid-input.ts'
import { refusal } from '../errors/refusal.ts'
import type { GatewayResult, Refusal } from '../gateway/envelope.ts'
import { lookUp } from '../gateway/look-up.ts'
import { path, text } from '../gateway/wire.ts'
import { collectErrors, freeText, idempotencyKey } from '../input/field-rules.ts'
import { isPossibleId } from '../input/text-input.ts'
import { addPart, changeTrip, createTrip, removePart, type TripChange } from './gateway-calls.ts'
import { viewTrip } from './list-trips.ts'
import { readPlanInput } from './trip-plan.ts'
import { type Choices, readTripView } from './trip-view.ts'

const nameRule = freeText({ min: 1, max: 80 })

/** Refusals by the gateway's codes. */
const refusalCodes = {
  TRIP_NOT_FOUND: 'TRIP_NOT_FOUND',
  NOT_FOUND: 'TRIP_NOT_FOUND',
  TRIP_PART_NOT_FOUND: 'TRIP_CHANGED',
  TRIP_CHANGED: 'TRIP_CHANGED',
  DUPLICATE_ITEM: 'TRIP_DUPLICATE_ITEM',
  TOO_MANY_TRIPS: 'TRIP_LIMIT',
  NOT_AVAILABLE: 'TRIP_NOT_AVAILABLE',
} as const

type RefusalCode = (typeof refusalCodes)[keyof typeof refusalCodes] | 'TRIP_REFUSED'

const refuse = (code: RefusalCode, { locale }: Context, currentTrip: Trip | null = null) => ({
  ...refusal('TripRefused', code, locale),
  currentTrip,
})

const notSupported = ({ locale }: Context) => refusal('NotSupported', 'NOT_SUPPORTED', locale, 'NOT_SUPPORTED.trip')

/** Maps a refusal of the gateway. If the agent has not seen the latest changes, it includes the trip. Throws BAD_USER_INPUT if the gateway rejected the input. */
async function toRefusal(refused: Refusal, id: string | null, choices: Choices, context: Context) {
  if (refused.rejected) fail('BAD_USER_INPUT', { cause: refused.message ?? refused.code })
  const code: RefusalCode = lookUp<RefusalCode>(refusalCodes, refused.code) ?? 'TRIP_REFUSED'
  const isOutdated = code === 'TRIP_CHANGED' || code === 'TRIP_DUPLICATE_ITEM'
  return refuse(code, context, isOutdated && id !== null ? await viewTrip(choices, id, context) : null)
}

/** Returns the changed trip, or the refusal. */
async function toResult(result: GatewayResult | null, id: string, choices: Choices, context: Context) {
  if (!result) return notSupported(context)
  if (!result.ok) return toRefusal(result, id, choices, context)
  const trip = readTripView(path(result.body, 'response'), choices, context.locale)
  return { __typename: 'TripChanged' as const, trip: trip ?? fail('GATEWAY_BAD_RESPONSE', { cause: 'no trip' }) }
}

/** Creates an empty trip. */
export async function createNewTrip(choices: Choices, { name, plan, ...input }: CreateTripInput, context: Context) {
  const { gateway, clock, locale } = context
  const { errors, unwrap } = collectErrors()
  const key = unwrap(idempotencyKey('idempotencyKey', input.idempotencyKey))
  const tripName = unwrap(nameRule('name', name))
  const wirePlan = readPlanInput(plan, clock())
  if (errors.length > 0) return invalidInput(errors, locale)
  const result = await createTrip(gateway, { id: key, name: tripName, plan: wirePlan })
  if (!result) return notSupported(context)
  if (!result.ok) {
    if (result.code === 'IDEMPOTENCY_MISMATCH') return idempotencyMismatch(locale)
    return toRefusal(result, null, choices, context)
  }
  const id = text(path(result.body, 'response', 'id')) ?? fail('GATEWAY_BAD_RESPONSE', { cause: 'no trip id' })
  const trip = await viewTrip(choices, id, context)
  return trip ? { __typename: 'TripChanged' as const, trip } : refuse('TRIP_NOT_FOUND', context)
}

type Version = { id: string; version: number }

async function change(choices: Choices, { id, version }: Version, tripChange: TripChange, context: Context) {
  if (!isPossibleId(id)) return refuse('TRIP_NOT_FOUND', context)
  return toResult(await changeTrip(context.gateway, { id, version, ...tripChange }), id, choices, context)
}

export async function renameTrip(choices: Choices, { name, ...version }: Version & { name: string }, context: Context) {
  const { errors, unwrap } = collectErrors()
  const tripName = unwrap(nameRule('name', name))
  if (errors.length > 0) return invalidInput(errors, context.locale)
  return change(choices, version, { name: tripName }, context)
}

export const planTrip = (choices: Choices, { plan, ...version }: Version & { plan: TripPlanInput }, context: Context) =>
  change(choices, version, { plan: readPlanInput(plan, context.clock()) }, context)

export async function discardTrip(choices: Choices, { id, version }: Version, context: Context) {
  if (!isPossibleId(id)) return refuse('TRIP_NOT_FOUND', context)
  const result = await changeTrip(context.gateway, { id, version, discarded: true })
  if (!result) return notSupported(context)
  return result.ok ? { __typename: 'TripDiscarded' as const, id } : toRefusal(result, id, choices, context)
}

/** Adds the service of the caller's quote. */
export async function addToTrip(
  choices: Choices,
  { id, quoteId, replace }: { id: string; quoteId: string; replace?: string | null | undefined },
  context: Context,
) {
  if (!isPossibleId(id)) return refuse('TRIP_NOT_FOUND', context)
  const chosen = await readChosenData(choices, quoteId, context)
  if (!chosen) return quoteExpired(context.locale)
  const body = { id, data: chosen.data, ...(replace ? { replace } : {}) }
  return toResult(await addPart(context.gateway, body), id, choices, context)
}

/** Removes a service. */
export async function removeFromTrip(choices: Choices, ids: { id: string; partId: string }, context: Context) {
  if (!isPossibleId(ids.id) || !isPossibleId(ids.partId)) return refuse('TRIP_NOT_FOUND', context)
  return toResult(await removePart(context.gateway, ids), ids.id, choices, context)
}
