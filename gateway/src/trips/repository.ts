import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { TripPartsTable, TripsTable } from './tables.ts'

export type TripPart = Selectable<TripPartsTable> & { readonly added_by_name: string }
export type Trip = Selectable<TripsTable> & {
  readonly created_by_name: string
  readonly updated_by_name: string
  readonly parts: readonly TripPart[]
}

/** Maximum number of open trips of a company. */
export const MAX_OPEN_TRIPS = 200

const selectOpenTrips = (db: Db, companyId: string) =>
  db
    .selectFrom('trips')
    .innerJoin('agents as creator', 'creator.sub', 'trips.created_by')
    .innerJoin('agents as editor', 'editor.sub', 'trips.updated_by')
    .selectAll('trips')
    .select(['creator.name as created_by_name', 'editor.name as updated_by_name'])
    .where('trips.company_id', '=', companyId)
    .where('trips.discarded_at', 'is', null)

/** Reads parts in the order in which they start. On the same day, services of one day come before stays. */
async function readParts(db: Db, tripIds: readonly string[]): Promise<TripPart[]> {
  if (tripIds.length === 0) return []
  return db
    .selectFrom('trip_parts')
    .innerJoin('agents', 'agents.sub', 'trip_parts.added_by')
    .selectAll('trip_parts')
    .select('agents.name as added_by_name')
    .where('trip_id', 'in', tripIds)
    .orderBy('starts_on')
    .orderBy('ends_on', (order) => order.asc().nullsFirst())
    .orderBy('added_at')
    .orderBy('trip_parts.id')
    .execute()
}

/** Reads an open trip of the company. */
export async function readTrip(db: Db, companyId: string, id: string): Promise<Trip | undefined> {
  const trip = await selectOpenTrips(db, companyId).where('trips.id', '=', id).executeTakeFirst()
  return trip && { ...trip, parts: await readParts(db, [id]) }
}

/** Reads the company's open trips, latest change first. */
export async function readOpenTrips(db: Db, companyId: string): Promise<Trip[]> {
  const trips = await selectOpenTrips(db, companyId)
    .orderBy('trips.updated_at', 'desc')
    .orderBy('trips.id')
    .limit(MAX_OPEN_TRIPS)
    .execute()
  const parts = await readParts(
    db,
    trips.map(({ id }) => id),
  )
  return trips.map((trip) => ({ ...trip, parts: parts.filter(({ trip_id }) => trip_id === trip.id) }))
}

/** Locks an open trip of the company until the caller's transaction ends. Returns its version. */
export const lockTrip = (trx: Trx, companyId: string, id: string) =>
  trx
    .selectFrom('trips')
    .select('version')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('discarded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export async function countOpenTrips(trx: Trx, companyId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('trips')
    .select((row) => row.fn.countAll().as('count'))
    .where('company_id', '=', companyId)
    .where('discarded_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertTrip(trx: Trx, trip: Insertable<TripsTable>): Promise<void> {
  await trx.insertInto('trips').values(trip).execute()
}

/** Stores an agent's change to a trip and increases the trip's version. */
export async function updateTrip(
  trx: Trx,
  id: string,
  { sub, now, ...change }: { sub: string; now: Date; name?: string; plan?: string; discarded_at?: Date },
): Promise<void> {
  await trx
    .updateTable('trips')
    .set({ ...change, version: sql`version + 1`, updated_at: now, updated_by: sub })
    .where('id', '=', id)
    .execute()
}

export const findPart = (trx: Trx, tripId: string, serviceType: string) =>
  trx
    .selectFrom('trip_parts')
    .select(['id', 'search', 'basket', 'selected_rooms'])
    .where('trip_id', '=', tripId)
    .where('service_type', '=', serviceType)
    .executeTakeFirst()

export async function insertPart(trx: Trx, part: Insertable<TripPartsTable>): Promise<void> {
  await trx.insertInto('trip_parts').values(part).execute()
}

/** Deletes a part of a trip. Returns false if the trip has no such part. */
export async function deletePart(trx: Trx, tripId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('trip_parts')
    .where('trip_id', '=', tripId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
