import { useCountriesQuery } from './countries.generated.ts'
import { useHotelLocationsQuery } from './hotel-locations.generated.ts'

/** Cities and countries of the search form. */
export function usePlaces() {
  const locations = useHotelLocationsQuery()
  const countries = useCountriesQuery()
  const failed = locations.error ?? countries.error
  return {
    locations: locations.data?.hotelLocations ?? [],
    countries: countries.data?.countries ?? [],
    /** Repeats failed queries; undefined when nothing failed. */
    reload: failed
      ? () => {
          if (locations.error) void locations.refetch()
          if (countries.error) void countries.refetch()
        }
      : undefined,
  }
}
