import { useHotelLocationsQuery } from './hotel-locations.generated.ts'

/** Cities that hotels can be searched in. */
export function useHotelLocations() {
  const { data, error, refetch } = useHotelLocationsQuery()
  return { locations: data?.hotelLocations ?? [], reload: error ? () => void refetch() : undefined }
}
