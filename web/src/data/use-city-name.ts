import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useHotelLocationsQuery } from './hotel-locations.generated.ts'

/** Name of a hotel location; undefined while loading and if the gateway does not list the location. */
export function useCityName(locationCode: string | null | undefined): string | undefined {
  const { data } = useHotelLocationsQuery({ skip: !locationCode })
  return data?.hotelLocations.find(({ code }) => code === locationCode)?.name
}

interface BookedPlace {
  locationCode: string | null
  details?: { address: string | null } | null
}

/** Address and city of a booked stay in one line; empty if neither is known. */
export function usePlaceLine(stay: BookedPlace | null): string {
  return joinWithDots([stay?.details?.address, useCityName(stay?.locationCode)])
}
