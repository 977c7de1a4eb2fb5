import { useHotelLocationsQuery } from './hotel-locations.generated.ts'

/** Cities in which hotels can be searched. */
export function useHotelLocations() {
  const { data, error, refetch } = useHotelLocationsQuery()
  return { locations: data?.hotelLocations ?? [], reload: error ? () => void refetch() : undefined }
}
