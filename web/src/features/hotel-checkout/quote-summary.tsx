import { Box, Flex, Grid, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CancellationBar } from '#src/components/cancellation-bar.tsx'
import { Card } from '#src/components/card.tsx'
import { Icon } from '#src/components/icon.tsx'
import { MoneyLine } from '#src/components/money.tsx'
import { Picture } from '#src/components/picture.tsx'
import { StarRating } from '#src/components/star-rating.tsx'
import { StayPrice } from '#src/components/stay-price.tsx'
import { SupplierName } from '#src/components/supplier-name.tsx'
import { useFormat } from '#src/components/use-format.ts'
import { useStayWords } from '#src/components/use-stay-words.ts'
import { rulerPosition } from '#src/domain/distance.ts'
import { summarisePrice } from '#src/domain/price-summary.ts'
import type { Quote } from './quote-links.ts'

function Side({ label, day, time }: { label: string; day: string; time: string | undefined }) {
  return (
    <Box px="4" py="3" css={{ '& + &': { borderInlineStartWidth: '1px' } }}>
      <Text textStyle="micro" color="fg.subtle">
        {label}
      </Text>
      <Text fontWeight="650">{day}</Text>
      {time && (
        <Text textStyle="micro" color="fg.muted">
          {time}
        </Text>
      )}
    </Box>
  )
}

/** The stay that is being booked, with lines that add up to what will be paid. */
export function QuoteSummary({ quote, now }: { quote: Quote; now: Date }) {
  const { t } = useTranslation(['checkout', 'stay', 'components'])
  const format = useFormat()
  const words = useStayWords()
  const { hotel, price, checkIn, checkOut, checkInTime, checkOutTime, cancellationPolicy: policy } = quote
  const metres = hotel.distanceToHaram
  const free = policy.freeUntil !== null && Date.parse(policy.freeUntil) > now.getTime() ? policy.freeUntil : null
  const nights = words.nights(quote.nights)
  return (
    <Card as="section" aria-label={t('summary.title')} overflow="hidden">
      <HStack gap="3" p="4" align="flex-start">
        <Picture
          kind="hotel"
          pictureId={hotel.id}
          src={hotel.imageUrl}
          drawing={{ nearness: metres === null ? 0 : 1 - rulerPosition(metres) }}
          boxSize="72px"
          borderRadius="l2"
        />
        <Box minW="0">
          <Text as="h2" textStyle="h3" overflowWrap="anywhere">
            <bdi>{hotel.name}</bdi>
          </Text>
          <HStack mt="0.5" gap="1.5" textStyle="micro" color="fg.muted">
            {hotel.stars !== null && <StarRating stars={hotel.stars} />}
            {metres !== null && format.metres(metres)}
          </HStack>
          <Box textStyle="micro" color="fg.subtle" mt="1">
            <SupplierName supplier={quote.supplier} />
          </Box>
        </Box>
      </HStack>
      <Grid templateColumns="1fr 1fr" borderTopWidth="1px" borderBottomWidth="1px" bg="bg.subtle">
        <Side
          label={t('stay:checkIn')}
          day={format.weekday(checkIn)}
          time={checkInTime ? t('stay:from', { time: format.clock(checkInTime) }) : undefined}
        />
        <Side
          label={t('stay:checkOut')}
          day={format.weekday(checkOut)}
          time={checkOutTime ? t('stay:until', { time: format.clock(checkOutTime) }) : undefined}
        />
      </Grid>
      <Box p="4">
        <Flex justify="space-between" textStyle="micro" mb="3" gap="3" wrap="wrap">
          <Text color="brass.fg">{format.hijriStay(checkIn, checkOut)}</Text>
          <Text color="fg.muted">
            {words.rooms(quote.rooms.length)} · {nights}
          </Text>
        </Flex>
        <StayPrice
          summary={summarisePrice(
            quote.rooms.map((room) => room.price),
            price,
          )}
          rooms={quote.rooms.map((room) => ({
            label: <bdi>{room.name}</bdi>,
            hint: `${words.board(room.board, room.boardText)} · ${nights}`,
          }))}
          totalLabel={t('summary.toPay')}
          withoutCommission
        />
        {price.commission && (
          <Box mt="3" px="3" py="2" borderRadius="l2" bg="brass.subtle">
            <MoneyLine
              label={
                <Box as="span" color="brass.fg" fontWeight="600">
                  {t('stay:commission')}
                </Box>
              }
              value={price.commission}
              tone="money.commission"
              hint={t('stay:notOnVoucher')}
            />
          </Box>
        )}
        <Box mt="4">
          <CancellationBar policy={policy} checkIn={checkIn} now={now} total={price.total} />
          {free && (
            <HStack mt="2" gap="1.5" textStyle="small" color="status.confirmed.fg">
              <Icon name="check" size={15} />
              {t('components:cancellation.freeUntilDay', { day: format.day(format.dateOf(free)) })}
            </HStack>
          )}
          {!free && policy.refundable === false && (
            <HStack mt="2" gap="1.5" textStyle="small" color="fg.muted">
              <Icon name="lock" size={15} />
              {t('components:cancellation.nonRefundable')}
            </HStack>
          )}
        </Box>
      </Box>
    </Card>
  )
}
