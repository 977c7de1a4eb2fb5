/** Draft transport search. */
import { type TransportSearch, maxVehiclesFor } from '#src/domain/search/transport-search.ts'

export const toDraft = (initialValues: Partial<TransportSearch> | undefined): TransportSearch => ({
  routeCode: initialValues?.routeCode,
  date: initialValues?.date ?? '',
  passengers: initialValues?.passengers ?? 2,
  vehicles: initialValues?.vehicles,
  nationality: initialValues?.nationality ?? '',
})

/** Updates a draft. Limits the number of vehicles to the number of passengers. */
export function changeDraft(draft: TransportSearch, part: Partial<TransportSearch>): TransportSearch {
  const changed = { ...draft, ...part }
  const { passengers, vehicles } = changed
  return { ...changed, vehicles: vehicles && Math.min(vehicles, maxVehiclesFor(passengers)) }
}
