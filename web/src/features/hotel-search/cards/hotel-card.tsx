import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { type MouseEvent, memo, useId } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { HaramRuler } from '#src/components/hotels/haram-ruler.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { FramedPicture, pictureFrame } from '#src/components/pictures/picture.tsx'
import { StarRating } from '#src/components/hotels/star-rating.tsx'
import { isReadable } from '#src/domain/supplier-language.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { mosqueOf } from '#src/domain/distance.ts'
import { type HotelSearch, printHotelLink } from '#src/domain/search/hotel-search.ts'
import { nightsOf } from '#src/domain/stay.ts'
import type { HoverPrefetch } from '#src/lib/list-kit/use-hover-prefetch.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import type { HotelCardFragment } from '../hotel-search.generated.ts'
import { CardFrame } from '#src/components/lists/card-frame.tsx'
import { touchTarget } from '#src/theme/touch-target.ts'
import { hotelDrawing } from '#src/pictures/drawings.ts'
import { calculateSaving } from './offer-comparison.ts'
import { OfferRow } from './offer-row.tsx'
import { TopFacilities } from './top-facilities.tsx'

const maxOffers = 3

export interface HotelCardProps {
  result: HotelCardFragment
  search: HotelSearch
  now: Date
  /** Prefetches the hotel's page while the pointer or focus is on the card. */
  prefetch: HoverPrefetch<string>
  /** Click handler for links on the card. */
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Loads the picture immediately. */
  eager?: boolean
  /** Renders immediately, because the card is or will be in the viewport. */
  renderEagerly?: boolean
}

/** Hotel with up to three offers, cheapest first. Memoized. */
export const HotelCard = memo(function HotelCard({
  result,
  search,
  now,
  prefetch,
  onFollow,
  eager,
  renderEagerly,
}: HotelCardProps) {
  const { t } = useTranslation('hotels')
  const texts = useStayTexts()
  const nameId = useId()
  const { hotel, offers } = result
  const linkTo = (supplier?: string) => `${paths.hotel}?${printHotelLink({ search, hotelId: hotel.id, supplier })}`
  const hotelUrl = linkTo()
  const visibleOffers = offers.slice(0, maxOffers)
  const hiddenCount = offers.length - visibleOffers.length
  const nights = nightsOf(search)
  return (
    <CardFrame
      labelledBy={nameId}
      pictureBeside
      renderEagerly={renderEagerly}
      onEnter={() => prefetch.start(hotel.id, hotel.id)}
      onLeave={() => prefetch.cancel(hotel.id)}
    >
      <Box {...pictureFrame} h="full" w="full" data-picture="">
        <FramedPicture src={hotel.imageUrl} drawing={hotelDrawing(hotel.distanceToHaram)} eager={eager} />
      </Box>
      <Flex direction="column" px="3.5" py="3" minW="0" gap="2" minH={{ md: '176px' }}>
        <Box>
          <chakra.a
            href={hotelUrl}
            onClick={onFollow}
            _hover={{ color: 'brand.fg' }}
            display="inline-block"
            maxW="full"
            position="relative"
            _after={touchTarget}
          >
            <Text as="h2" id={nameId} textStyle="h3" lineClamp="2">
              <bdi>{hotel.name}</bdi>
            </Text>
          </chakra.a>
          <Flex columnGap="2" wrap="wrap" textStyle="small" color="fg.muted" minH="5">
            {hotel.stars !== null && (
              <Flex h="1lh" align="center">
                <StarRating stars={hotel.stars} />
              </Flex>
            )}
            {isReadable(hotel.addressLanguage, currentLanguage()) && (
              <Text lineClamp="2" overflowWrap="anywhere">
                <bdi>{hotel.address}</bdi>
              </Text>
            )}
          </Flex>
        </Box>
        {hotel.distanceToHaram === null ? (
          <Text textStyle="small" color="fg.muted">
            {t('distanceUnknown')}
          </Text>
        ) : (
          <HaramRuler meters={hotel.distanceToHaram} mosque={mosqueOf(search.locationCode)} />
        )}
        <TopFacilities codes={hotel.facilityCodes} mosque={mosqueOf(search.locationCode)} />
        <Flex justify="space-between" align="center" gap="2" mt="auto" textStyle="small" color="fg.muted">
          <Text>{joinWithDots([texts.rooms(search.rooms.length), texts.nights(nights)])}</Text>
          <chakra.a
            href={hotelUrl}
            onClick={onFollow}
            // Not focusable, because the hotel's name links to the same page.
            aria-hidden
            tabIndex={-1}
            display="inline-flex"
            alignItems="center"
            gap="1"
            color="brand.fg"
            fontWeight="semibold"
            flexShrink={0}
            minH="6"
            position="relative"
            _after={touchTarget}
            _hover={{ textDecoration: 'underline' }}
          >
            {t('rooms')}
            <Icon name="next" size={13} />
          </chakra.a>
        </Flex>
      </Flex>
      <Flex
        direction="column"
        borderInlineStartWidth={{ md: '1px' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        borderColor="border.muted"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        {visibleOffers.map((offer, index) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            href={linkTo(offer.supplierInfo.key)}
            onFollow={onFollow}
            rooms={search.rooms}
            nights={nights}
            best={index === 0 && visibleOffers.length > 1}
            saving={index === 0 ? calculateSaving(offers) : undefined}
            now={now}
          />
        ))}
        {hiddenCount > 0 && (
          <chakra.a
            href={hotelUrl}
            onClick={onFollow}
            px="3.5"
            py="1.5"
            textStyle="small"
            fontWeight="semibold"
            color="brand.fg"
            borderTopWidth="1px"
            borderColor="border.muted"
            _hover={{ bg: 'bg.subtle' }}
          >
            {t('moreOffers', { count: hiddenCount })}
          </chakra.a>
        )}
      </Flex>
    </CardFrame>
  )
})
