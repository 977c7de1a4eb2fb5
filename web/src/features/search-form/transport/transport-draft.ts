/** A search for transport that is still being filled in. */
import { type TransportSearch, maxVehiclesFor } from '#src/domain/search/transport-search.ts'

export const draftOf = (start: Partial<TransportSearch> | undefined): TransportSearch => ({
  routeCode: start?.routeCode,
  date: start?.date ?? '',
  passengers: start?.passengers ?? 2,
  vehicles: start?.vehicles,
  nationality: start?.nationality ?? '',
})

/** Changes a part of a draft. Fewer passengers need no more vehicles than there are passengers. */
export function changeDraft(draft: TransportSearch, part: Partial<TransportSearch>): TransportSearch {
  const changed = { ...draft, ...part }
  const { passengers, vehicles } = changed
  return { ...changed, vehicles: vehicles && Math.min(vehicles, maxVehiclesFor(passengers)) }
}
