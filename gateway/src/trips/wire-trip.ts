import type { Products } from '#src/deps.ts'
import { makkahDay } from '#src/values/calendar.ts'
import type { Trip, TripPart } from './repository.ts'
import type { WireTrip } from './schemas.ts'
import { listProblems } from './trip-problems.ts'

interface View {
  readonly products: Products
  readonly now: Date
  /** Whether the trip is a row of a list, which has no `selectedRooms`. */
  readonly isListed: boolean
}

/** Maps a trip to the wire, with its problems today. */
export function toWireTrip(trip: Trip, view: View): WireTrip {
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
    parts: parts.map((part) => toWirePart(part, view)),
    problems: listProblems({ plan, parts: parts.map(toPlannedPart) }, makkahDay(view.now)),
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

const toWirePart = (part: TripPart, { products, isListed }: View): WireTrip['parts'][number] => ({
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
