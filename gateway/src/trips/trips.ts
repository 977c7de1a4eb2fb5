import { isDeepStrictEqual } from 'node:util'
import { randomBytes } from 'node:crypto'
import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps, Products } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { runOncePerKey } from '#src/idempotency/run-once-per-key.ts'
import { readChosenService } from '#src/orders/chosen-service.ts'
import type { Reply } from '#src/orders/schemas.ts'
import {
  countOpenTrips,
  deletePart,
  findPart,
  insertPart,
  insertTrip,
  lockTrip,
  MAX_OPEN_TRIPS,
  readOpenTrips,
  readTrip,
  updateTrip,
} from './repository.ts'
import {
  createdTripResponse,
  type NewPartBody,
  type NewTripBody,
  type TripChangeBody,
  type WireTrip,
} from './schemas.ts'
import { toWireTrip } from './wire-trip.ts'

const newId = () => randomBytes(16).toString('base64url')

const tripNotFound = () => refusal('TRIP_NOT_FOUND', 'The company has no open trip with this id.')

/** Lists the open trips of the agent's company, latest change first. */
export async function listTrips({ db, products, clock }: Deps, { companyId }: Agent) {
  const trips = await readOpenTrips(db, companyId)
  return ok({ results: trips.map((trip) => toWireTrip(trip, { products, now: clock(), isListed: true })) })
}

/** Returns an open trip of the agent's company. */
export async function viewTrip(
  { db, products, clock }: Deps,
  { companyId }: Agent,
  id: string,
): Promise<Envelope<WireTrip>> {
  const trip = await readTrip(db, companyId, id)
  return trip ? ok(toWireTrip(trip, { products, now: clock(), isListed: false })) : tripNotFound()
}

/** Creates an empty trip. A retry with the same client id returns the same trip. */
export function createTrip(
  { db, clock }: Deps,
  { sub, companyId }: Agent,
  { id: key, name, plan }: NewTripBody,
  fingerprint: string,
): Promise<Reply<{ id: string }>> {
  const now = clock()
  return db.transaction().execute((trx) =>
    runOncePerKey(
      trx,
      { userSub: sub, operation: 'create-trip', key },
      {
        fingerprint,
        now,
        keyName: 'id',
        reply: createdTripResponse,
        // A trip is created in one transaction, so its key always has a response.
        resume: () => Promise.reject(new Error(`The trip of key ${key} has no response`)),
        run: async () => ({ envelope: await insert(trx) }),
      },
    ),
  )

  async function insert(trx: Trx): Promise<Envelope<{ id: string }>> {
    if ((await countOpenTrips(trx, companyId)) >= MAX_OPEN_TRIPS)
      return refusal('TOO_MANY_TRIPS', `A company can have ${MAX_OPEN_TRIPS} open trips.`, { limit: MAX_OPEN_TRIPS })
    const id = newId()
    await insertTrip(trx, {
      id,
      company_id: companyId,
      name,
      plan: JSON.stringify(plan),
      created_at: now,
      created_by: sub,
      updated_at: now,
      updated_by: sub,
      discarded_at: null,
    })
    return ok({ id })
  }
}

/**
 * Locks an open trip of the agent's company and runs `change`, so that no one else can change the trip in the meantime. `change` returns the
 * refusal of the change, or undefined if it has been made.
 */
async function changeLockedTrip(
  { db }: Deps,
  { companyId }: Agent,
  id: string,
  change: (trx: Trx, version: number) => Promise<Envelope<never> | undefined>,
): Promise<Envelope<never> | undefined> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockTrip(trx, companyId, id)
    return locked ? change(trx, locked.version) : tripNotFound()
  })
}

/** Renames a trip, replaces its plan, or discards it. Refuses if the trip has changed since the version that the agent has seen. */
export async function changeTrip(deps: Deps, agent: Agent, change: TripChangeBody) {
  const { id, version, name, plan, discarded } = change
  const now = deps.clock()
  const changeRefusal = await changeLockedTrip(deps, agent, id, async (trx, currentVersion) => {
    if (version !== currentVersion)
      return refusal('TRIP_CHANGED', 'The trip has changed since this version.', { version: currentVersion })
    await updateTrip(trx, id, {
      sub: agent.sub,
      now,
      ...(name !== undefined && { name }),
      ...(plan && { plan: JSON.stringify(plan) }),
      ...(discarded && { discarded_at: now }),
    })
    return undefined
  })
  if (changeRefusal) return changeRefusal
  return discarded ? ok({ id, discarded }) : viewTrip(deps, agent, id)
}

/** Adds a chosen service to a trip, or replaces one. Adding the same service again changes nothing. */
export async function addPart(deps: Deps, agent: Agent, { id, data, replace }: NewPartBody) {
  const chosen = readChosenService(deps.products, data)
  if (!chosen) return refusal('NOT_AVAILABLE', 'The service is not for sale.')
  const { kind, service } = chosen
  const now = deps.clock()
  const changeRefusal = await changeLockedTrip(deps, agent, id, async (trx) => {
    const existing = await findPart(trx, id, service.type)
    if (existing && existing.id !== replace) {
      const { search, basket, selected_rooms: selectedRooms } = existing
      if (isDeepStrictEqual({ search, basket, selectedRooms }, pickChosenFields(data))) return undefined
      return refusal('DUPLICATE_ITEM', 'The trip already has a service of this type.', { partId: existing.id })
    }
    if (existing) await deletePart(trx, id, existing.id)
    else if (replace) return refusal('TRIP_PART_NOT_FOUND', 'The trip has no service of this type to replace.')
    await insertPart(trx, {
      id: newId(),
      trip_id: id,
      service_type: service.type,
      kind,
      supplier: service.supplier,
      starts_on: service.startsOn,
      ends_on: service.endsOn,
      travelers: service.travelers,
      stops: JSON.stringify(service.stops),
      search: JSON.stringify(data.search),
      basket: JSON.stringify(data.basket),
      selected_rooms: data.selectedRooms && JSON.stringify(data.selectedRooms),
      added_at: now,
      added_by: agent.sub,
    })
    await updateTrip(trx, id, { sub: agent.sub, now })
    return undefined
  })
  return changeRefusal ?? viewTrip(deps, agent, id)
}

const pickChosenFields = ({ search, basket, selectedRooms }: NewPartBody['data']) => ({ search, basket, selectedRooms })

/** Removes a service from a trip. Removing it again changes nothing. */
export async function removePart(deps: Deps, agent: Agent, { id, partId }: { id: string; partId: string }) {
  const changeRefusal = await changeLockedTrip(deps, agent, id, async (trx) => {
    if (await deletePart(trx, id, partId)) await updateTrip(trx, id, { sub: agent.sub, now: deps.clock() })
    return undefined
  })
  return changeRefusal ?? viewTrip(deps, agent, id)
}

/** Lists the types of services that a trip can contain, as clients send them in `data.type` of a part. */
export const listPartTypes = (products: Products): string[] =>
  Object.values(products).flatMap(({ choices }) => choices?.type ?? [])
