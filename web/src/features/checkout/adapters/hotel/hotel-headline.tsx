import { Box, HStack, Text } from '@chakra-ui/react'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { Picture } from '#src/components/pictures/picture.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { hotelDrawing } from '#src/pictures/drawings.ts'
import type { QuoteFieldsFragment } from './hotel-quote.generated.ts'

/** Hotel and dates above a step on narrow screens. */
export function HotelHeadline({ quote }: { quote: QuoteFieldsFragment }) {
  const format = useFormat()
  const texts = useStayTexts()
  const { hotel, checkIn, checkOut, rooms } = quote
  return (
    <HStack gap="3" mb="1">
      <Picture
        src={hotel.imageUrl}
        drawing={hotelDrawing(hotel.distanceToHaram)}
        boxSize="56px"
        borderRadius="l2"
        flexShrink={0}
      />
      <Box minW="0">
        <Text as="h2" textStyle="h3" overflowWrap="anywhere" lineClamp="3">
          <bdi>{hotel.name}</bdi>
        </Text>
        <Text textStyle="small" color="fg.muted">
          {format.stay(checkIn, checkOut, 'always')}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {texts.party(rooms.map(({ occupancy }) => occupancy))}
        </Text>
      </Box>
    </HStack>
  )
}
