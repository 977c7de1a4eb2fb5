/** Draft transport search. */
import { type TransportSearch, maxVehiclesFor } from '#src/domain/search/transport-search.ts'

export const toDraft = (start: Partial<TransportSearch> | undefined): TransportSearch => ({
  routeCode: start?.routeCode,
  date: start?.date ?? '',
  passengers: start?.passengers ?? 2,
  vehicles: start?.vehicles,
  nationality: start?.nationality ?? '',
})

/** Updates a draft. Limits the number of vehicles to the number of passengers. */
export function changeDraft(draft: TransportSearch, part: Partial<TransportSearch>): TransportSearch {
  const changed = { ...draft, ...part }
  const { passengers, vehicles } = changed
  return { ...changed, vehicles: vehicles && Math.min(vehicles, maxVehiclesFor(passengers)) }
}
