import type { Products } from '#src/deps.ts'
import { makkahDay } from '#src/values/calendar.ts'
import type { Trip, TripPart } from './repository.ts'
import type { WireTrip } from './schemas.ts'
import { listProblems } from './trip-problems.ts'

interface ViewOptions {
  readonly products: Products
  readonly now: Date
  /** Whether the trip is one of a list. Lists leave out `selectedRooms`. */
  readonly isListed: boolean
}

/** Converts a trip to the wire format, with the problems that it has now. */
export function toWireTrip(trip: Trip, options: ViewOptions): WireTrip {
  const { id, name, version, plan, created_at, created_by_name, updated_at, updated_by_name, parts } = trip
  return {
    id,
    name,
    version,
    plan,
    createdAt: created_at.toISOString(),
    createdBy: created_by_name,
    updatedAt: updated_at.toISOString(),
    updatedBy: updated_by_name,
    parts: parts.map((part) => toWirePart(part, options)),
    problems: listProblems({ plan, parts: parts.map(toPlannedPart) }, makkahDay(options.now)),
  }
}

const toPlannedPart = ({ id, service_type, starts_on, ends_on, travelers, stops }: TripPart) => ({
  id,
  serviceType: service_type,
  startsOn: starts_on,
  endsOn: ends_on,
  travelers,
  stops,
})

const toWirePart = (part: TripPart, { products, isListed }: ViewOptions): WireTrip['parts'][number] => ({
  id: part.id,
  serviceType: part.service_type,
  provider: part.supplier,
  startsOn: part.starts_on,
  endsOn: part.ends_on,
  travelers: part.travelers,
  addedAt: part.added_at.toISOString(),
  addedBy: part.added_by_name,
  data: {
    type: products[part.kind]?.choices?.type ?? part.kind,
    search: part.search,
    basket: part.basket,
    ...(!isListed && { selectedRooms: part.selected_rooms }),
  },
})
