import { Flex, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Chip } from '#src/components/layout/chip.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { NameHeading } from '#src/components/layout/page.tsx'
import { StarRating } from '#src/components/hotels/star-rating.tsx'
import { useCityName } from '#src/data/use-city-name.ts'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import type { HotelDetail } from './rooms/room-options.ts'

/** Name, stars, address and city, and the codes entered in the search. */
export function HotelHeading({ hotel, search }: { hotel: HotelDetail['hotel']; search: HotelSearch }) {
  const { t } = useTranslation('hotel')
  const city = useCityName(search.locationCode)
  return (
    <Flex direction="column" gap="1" mb="4" layerStyle="inkTop">
      <NameHeading name={hotel.name} />
      {hotel.latinName && (
        <Text color="fg.muted" lang="en" dir="ltr" w="fit-content" lineClamp="2">
          {hotel.latinName}
        </Text>
      )}
      <HStack columnGap="2.5" rowGap="1" wrap="wrap" color="fg.muted">
        {hotel.stars !== null && <StarRating stars={hotel.stars} />}
        {(hotel.address || city) && (
          <Text as="div" overflowWrap="anywhere">
            <DotSeparated>
              {hotel.address && <bdi lang={hotel.addressLanguage ?? undefined}>{hotel.address}</bdi>}
              {city}
            </DotSeparated>
          </Text>
        )}
        {search.hotelPromoCode && <Chip tone="brand">{t('codes.hotelPromo', { code: search.hotelPromoCode })}</Chip>}
        {search.specialCode && <Chip tone="brand">{t('codes.special', { code: search.specialCode })}</Chip>}
      </HStack>
    </Flex>
  )
}
