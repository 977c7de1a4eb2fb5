import type { Generated, JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { TripPlan } from './plan.ts'

export interface TripsTable {
  id: string
  company_id: string
  name: string
  plan: JSONColumnType<TripPlan>
  /** Increases with every change of the trip or its parts. */
  version: Generated<number>
  created_at: Instant
  created_by: string
  updated_at: Instant
  updated_by: string
  discarded_at: Instant | null
}

export interface TripPartsTable {
  id: string
  trip_id: string
  service_type: string
  /** Key of the product in `Products`. */
  kind: string
  supplier: string
  starts_on: string
  ends_on: string | null
  /** Number of travelers that the service is for. */
  travelers: number
  /** Cities and airports of the service, in order. */
  stops: JSONColumnType<readonly string[]>
  /** The chosen service as the client sent it, returned unchanged. */
  search: JSONColumnType<Record<string, unknown>>
  basket: JSONColumnType<Record<string, unknown>>
  selected_rooms: JSONColumnType<unknown[]> | null
  added_at: Instant
  added_by: string
}

export interface TripTables {
  trips: TripsTable
  trip_parts: TripPartsTable
}
