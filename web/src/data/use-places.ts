import { useCountriesQuery } from './countries.generated.ts'
import { useHotelLocationsQuery } from './hotel-locations.generated.ts'

/** The cities and countries a search form offers. */
export function usePlaces() {
  const locations = useHotelLocationsQuery()
  const countries = useCountriesQuery()
  const failed = locations.error ?? countries.error
  return {
    locations: locations.data?.hotelLocations ?? [],
    countries: countries.data?.countries ?? [],
    /** Set when something is missing: asks for it again. */
    reload: failed
      ? () => {
          if (locations.error) void locations.refetch()
          if (countries.error) void countries.refetch()
        }
      : undefined,
  }
}
