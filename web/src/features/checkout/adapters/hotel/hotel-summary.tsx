import { Box, Flex, Grid, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { DotSeparated } from '#src/components/layout/dot-separated.tsx'
import { Picture } from '#src/components/pictures/picture.tsx'
import { StarRating } from '#src/components/hotels/star-rating.tsx'
import { amountLines } from '#src/components/prices/money.tsx'
import { PerPerson } from '#src/components/prices/per-person.tsx'
import { StayPrice } from '#src/components/prices/stay-price.tsx'
import { SearchCodes } from '#src/components/hotels/search-codes.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useRoomTexts } from '#src/components/hotels/use-room-texts.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { useCityName } from '#src/data/use-city-name.ts'
import { summarizePrice, deductFromDiscount } from '#src/domain/price-summary.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { PromoLine } from '../../promo/promo-line.tsx'
import { readPromo } from '../../promo/read-promo.ts'
import { hotelDrawing } from '#src/pictures/drawings.ts'
import type { QuoteFieldsFragment } from './hotel-quote.generated.ts'
import { SummaryEnd } from '../../steps/summary-end.tsx'
import type { SummaryOptions } from '../../product-adapter.ts'

function DayCell({ label, day, time }: { label: string; day: string; time: string | undefined }) {
  return (
    <Box px="4" py="3" css={{ '& + &': { borderInlineStartWidth: '1px' } }}>
      <Text textStyle="small" color="fg.subtle">
        {label}
      </Text>
      <Text fontWeight="semibold">{day}</Text>
      {time && (
        <Text textStyle="small" color="fg.muted">
          {time}
        </Text>
      )}
    </Box>
  )
}

interface HotelSummaryProps extends SummaryOptions {
  quote: QuoteFieldsFragment
}

/** Summary of the stay: price lines and cancellation policy. */
export function HotelSummary({ quote, payable, brief, commission }: HotelSummaryProps) {
  const { t } = useTranslation(['checkout', 'stay'])
  const format = useFormat()
  const texts = useStayTexts()
  const city = useCityName(quote.locationCode)
  const roomTexts = useRoomTexts(quote.locationCode)
  const { hotel, price, checkIn, checkOut, checkInTime, checkOutTime, cancellationPolicy: policy } = quote
  const meters = hotel.distanceToHaram
  const nights = texts.nights(quote.nights)
  const promo = readPromo(quote)
  const summary = summarizePrice(
    quote.rooms.map((room) => room.price),
    price,
  )
  const totalLabel = t(payable ? 'summary.toPay' : 'stay:total')
  return (
    <Card as="section" aria-label={t('summary.title')} overflow="hidden" boxShadow={payable ? 'raised' : 'card'}>
      <HStack gap="3" p="4" align="flex-start">
        <Picture src={hotel.imageUrl} drawing={hotelDrawing(meters)} boxSize="72px" borderRadius="l2" />
        <Box minW="0">
          <Text as="h2" textStyle="h3" overflowWrap="anywhere" lineClamp="3">
            <bdi>{hotel.name}</bdi>
          </Text>
          <HStack mt="0.5" gap="1.5" textStyle="small" color="fg.muted">
            {hotel.stars !== null && <StarRating stars={hotel.stars} />}
            {joinWithDots([city, meters !== null && format.meters(meters)])}
          </HStack>
          <Box textStyle="small" color="fg.subtle" mt="1">
            <SupplierBadge supplier={quote.supplier} />
          </Box>
        </Box>
      </HStack>
      <Grid templateColumns="1fr 1fr" borderTopWidth="1px" borderBottomWidth="1px" bg="bg.subtle">
        <DayCell
          label={t('stay:checkIn')}
          day={format.weekday(checkIn, 'always')}
          time={checkInTime ? t('stay:from', { time: format.clock(checkInTime) }) : undefined}
        />
        <DayCell
          label={t('stay:checkOut')}
          day={format.weekday(checkOut, 'always')}
          time={checkOutTime ? t('stay:until', { time: format.clock(checkOutTime) }) : undefined}
        />
      </Grid>
      <Box p="4" css={amountLines}>
        <Flex justify="space-between" textStyle="small" mb="3" gap="3" wrap="wrap">
          <Text color="brass.fg">{format.hijriStay(checkIn, checkOut)}</Text>
          <Text color="fg.muted">{joinWithDots([texts.rooms(quote.rooms.length), nights])}</Text>
        </Flex>
        {quote.codes.length > 0 && (
          <Box mb="3">
            <SearchCodes codes={quote.codes} />
          </Box>
        )}
        <StayPrice
          summary={promo ? deductFromDiscount(summary, promo.discount) : summary}
          rooms={quote.rooms.map((room, index) => ({
            label: t('hotel.room', { room: index + 1, name: roomTexts.room(room.name, room.kind) }),
            hint: !brief && (
              <>
                <Box as="bdi" display="block">
                  {texts.board(room.board, room.boardText)}
                </Box>
                <DotSeparated>
                  {roomTexts.beds(room.kind.beds)}
                  {texts.occupancyFacts(room.occupancy)}
                </DotSeparated>
              </>
            ),
          }))}
          totalLabel={totalLabel}
          totalHint={<PerPerson total={price.total} rooms={quote.rooms.map(({ occupancy }) => occupancy)} />}
          hideCommission
        />
        {promo && <PromoLine promo={promo} />}
        <SummaryEnd
          total={price.total}
          commission={commission ?? price.commission}
          policy={brief ? undefined : policy}
          from={checkIn}
          travelerKind="guests"
        />
      </Box>
    </Card>
  )
}
