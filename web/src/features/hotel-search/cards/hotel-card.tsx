import { Box, Flex, HStack, Text, chakra } from '@chakra-ui/react'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { laidOutWhenNear } from '#src/components/layout/laid-out-when-near.ts'
import { HaramRuler } from '#src/components/hotels/haram-ruler.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Picture } from '#src/components/hotels/picture.tsx'
import { StarRating } from '#src/components/hotels/star-rating.tsx'
import { isReadable } from '#src/domain/supplier-language.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { mosqueOf, nearnessOf } from '#src/domain/distance.ts'
import { type HotelSearch, printHotelLink } from '#src/domain/hotel-search.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { usePhone } from '#src/lib/browser/window-size.ts'
import { fromList } from '#src/lib/navigation/step-back.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { dotted } from '#src/lib/i18n/dotted.ts'
import type { HotelCardFragment } from '../hotel-search.generated.ts'
import { cardColumns } from './card-columns.ts'
import { savingOf } from './offer-comparison.ts'
import { OfferRow } from './offer-row.tsx'
import { TopFacilities } from './top-facilities.tsx'

const RouterLink = chakra(Link)
const maxOffers = 3

interface HotelCardProps {
  result: HotelCardFragment
  search: HotelSearch
  now: Date
  /** The pointer or the focus is on the card: the hotel's page can be prefetched. */
  onIntent: (hotelId: string) => void
  /** Loads the picture at once. */
  eager?: boolean
}

/** A hotel with up to three offers, cheapest first. Each renders only when its own facts change. */
export const HotelCard = memo(function HotelCard({ result, search, now, onIntent, eager }: HotelCardProps) {
  const { t } = useTranslation('hotels')
  const words = useStayWords()
  const phone = usePhone()
  const nameId = useId()
  const { hotel, offers } = result
  const linkTo = (supplier?: string) => ({
    pathname: paths.hotel,
    search: printHotelLink({ search, hotelId: hotel.id, supplier }),
  })
  const shown = offers.slice(0, maxOffers)
  const more = offers.length - shown.length
  const nearness = nearnessOf(hotel.distanceToHaram)
  const picture = { kind: 'hotel', pictureId: hotel.id, src: hotel.imageUrl } as const
  return (
    <Card
      as="article"
      aria-labelledby={nameId}
      onPointerEnter={() => onIntent(hotel.id)}
      onFocus={() => onIntent(hotel.id)}
      overflow="hidden"
      css={laidOutWhenNear('400px')}
      display={{ base: 'block', md: 'grid' }}
      gridTemplateColumns={cardColumns}
      transition="box-shadow {durations.fast}"
      _hover={{ boxShadow: 'raised' }}
    >
      {phone ? (
        <Picture {...picture} drawing={{ nearness }} eager={eager} aspect={2.4} h="150px" w="full" />
      ) : (
        <Picture {...picture} drawing={{ nearness }} eager={eager} h="full" w="full" />
      )}
      <Flex direction="column" p="3.5" minW="0" gap="2.5" minH={{ md: '176px' }}>
        <Box>
          <RouterLink
            to={linkTo()}
            state={fromList('hotel-listing')}
            _hover={{ color: 'brand.fg' }}
            display="inline-block"
          >
            <Text as="h2" id={nameId} textStyle="h3" fontSize="1rem" lineClamp="2">
              <bdi>{hotel.name}</bdi>
            </Text>
          </RouterLink>
          <HStack
            columnGap="2"
            rowGap="0"
            wrap="wrap"
            mt="0.5"
            textStyle="micro"
            color="fg.muted"
            minH="4"
            align="flex-start"
          >
            {hotel.stars !== null && (
              <Flex h="1lh" align="center" flexShrink={0}>
                <StarRating stars={hotel.stars} />
              </Flex>
            )}
            {isReadable(hotel.addressLanguage, currentLanguage()) && (
              <Text lineClamp="2" overflowWrap="anywhere">
                <bdi>{hotel.address}</bdi>
              </Text>
            )}
          </HStack>
        </Box>
        {hotel.distanceToHaram === null ? (
          <Text textStyle="small" color="fg.muted">
            {t('distanceUnknown')}
          </Text>
        ) : (
          <HaramRuler meters={hotel.distanceToHaram} mosque={mosqueOf(search.locationCode)} />
        )}
        <TopFacilities codes={hotel.facilityCodes} mosque={mosqueOf(search.locationCode)} />
        <Flex justify="space-between" align="center" gap="2" mt="auto" textStyle="micro" color="fg.muted">
          <Text>{dotted([words.rooms(search.rooms.length), words.nights(nightsOf(search))])}</Text>
          <RouterLink
            to={linkTo()}
            state={fromList('hotel-listing')}
            // The hotel's name is a link to the same page.
            aria-hidden
            tabIndex={-1}
            display="inline-flex"
            alignItems="center"
            gap="1"
            color="brand.fg"
            fontWeight="600"
            flexShrink={0}
            minH="6"
            _hover={{ textDecoration: 'underline' }}
          >
            {t('rooms')}
            <Icon name="next" size={13} />
          </RouterLink>
        </Flex>
      </Flex>
      <Flex
        direction="column"
        borderInlineStartWidth={{ md: '1px' }}
        borderTopWidth={{ base: '1px', md: '0' }}
        borderColor="border.muted"
      >
        {shown.map((offer, index) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            to={linkTo(offer.supplierInfo.key)}
            rooms={search.rooms}
            best={index === 0 && shown.length > 1}
            saving={index === 0 ? savingOf(offers) : undefined}
            now={now}
          />
        ))}
        {more > 0 && (
          <RouterLink
            to={linkTo()}
            state={fromList('hotel-listing')}
            px="3.5"
            py="1.5"
            textStyle="micro"
            fontWeight="600"
            color="brand.fg"
            borderTopWidth="1px"
            borderColor="border.muted"
            _hover={{ bg: 'bg.subtle' }}
          >
            {t('moreOffers', { count: more })}
          </RouterLink>
        )}
      </Flex>
    </Card>
  )
})
