/** Trip calls, which return null for a gateway that does not support trips. */
import type { ChosenData } from '../checkout/choice.ts'
import type { Gateway } from '../gateway/client.ts'
import type { GatewayResult } from '../gateway/envelope.ts'
import type { WirePlan } from './trip-plan.ts'

type Result = Promise<GatewayResult | null>

export const readTrips = (gateway: Gateway): Result => gateway.callOptional('GET /umrah/trips')

export const readTrip = (gateway: Gateway, id: string): Result =>
  gateway.callOptional('/umrah/trips/view', { query: { id } })

export const createTrip = (gateway: Gateway, body: { id: string; name: string; plan: WirePlan }): Result =>
  gateway.callOptional('POST /umrah/trips', { body })

export type TripChange = { name: string } | { plan: WirePlan } | { discarded: true }

export const changeTrip = (gateway: Gateway, body: { id: string; version: number } & TripChange): Result =>
  gateway.callOptional('PUT /umrah/trips', { body })

export const addPart = (gateway: Gateway, body: { id: string; data: ChosenData; replace?: string }): Result =>
  gateway.callOptional('/umrah/trips/parts', { body })

export const removePart = (gateway: Gateway, body: { id: string; partId: string }): Result =>
  gateway.callOptional('/umrah/trips/parts/remove', { body })
