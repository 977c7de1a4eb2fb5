import { Box } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Section } from '#src/components/layout/section.tsx'
import { HaramRuler } from '#src/components/hotels/haram-ruler.tsx'
import { RingMap } from '#src/components/maps/ring-map.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { mosqueOf } from '#src/domain/distance.ts'
import { useHotelLocationsQuery } from '#src/data/hotel-locations.generated.ts'
import type { HotelDetail } from './rooms/room-options.ts'

interface HotelPlaceProps {
  hotel: HotelDetail['hotel']
  locationCode: string
}

/** Map and distance from the mosque. Renders nothing if neither is known. */
export function HotelPlace({ hotel, locationCode }: HotelPlaceProps) {
  const { t } = useTranslation('hotel')
  const format = useFormat()
  const { data } = useHotelLocationsQuery()
  const center = data?.hotelLocations.find(({ code }) => code === locationCode)?.haram
  const mosque = mosqueOf(locationCode)
  const meters = hotel.distanceToHaram
  const { location } = hotel
  if (meters === null && !location) return undefined
  const label =
    meters === null ? t('place.mapWithoutDistance') : t(`place.map.${mosque}`, { distance: format.meters(meters) })
  return (
    <Section title={t('place.title')}>
      <div>
        {center && location && (
          <Box h="260px" borderRadius="l3" overflow="hidden" boxShadow="card">
            <RingMap
              center={center}
              mosque={mosque}
              places={[{ id: hotel.id, name: hotel.name, location }]}
              selectedId={hotel.id}
              label={label}
              h="full"
            />
          </Box>
        )}
        {meters !== null && (
          <Box pt="3">
            <HaramRuler meters={meters} mosque={mosque} />
          </Box>
        )}
      </div>
    </Section>
  )
}
