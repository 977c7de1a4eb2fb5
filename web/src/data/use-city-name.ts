import { useHotelLocationsQuery } from './hotel-locations.generated.ts'

/** Name of a hotel location; undefined while it loads, and when the gateway does not state it. */
export function useCityName(locationCode: string | null | undefined): string | undefined {
  const { data } = useHotelLocationsQuery({ skip: !locationCode })
  return data?.hotelLocations.find(({ code }) => code === locationCode)?.name
}
