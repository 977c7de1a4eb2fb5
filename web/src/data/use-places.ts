import { useHotelLocationsQuery } from './hotel-locations.generated.ts'
import { useCountries } from './use-countries.ts'

/** Cities and countries of the search form. */
export function usePlaces() {
  const locations = useHotelLocationsQuery()
  const countries = useCountries()
  const failed = locations.error ?? countries.error
  return {
    locations: locations.data?.hotelLocations ?? [],
    countries: countries.countries,
    /** Repeats failed queries; undefined if none failed. */
    reload: failed
      ? () => {
          if (locations.error) void locations.refetch()
          if (countries.error) countries.reload()
        }
      : undefined,
  }
}
