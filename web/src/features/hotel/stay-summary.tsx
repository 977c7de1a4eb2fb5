import { Box, Button, HStack, Separator, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/card.tsx'
import { EightPointBand } from '#src/components/eight-point-band.tsx'
import { Icon } from '#src/components/icon.tsx'
import { Money } from '#src/components/money.tsx'
import { StayPrice } from '#src/components/stay-price.tsx'
import { useFormat } from '#src/components/use-format.ts'
import { useStayWords } from '#src/components/use-stay-words.ts'
import { type Price, summarisePrice } from '#src/domain/price-summary.ts'
import { nightsOf } from '#src/domain/stay.ts'
import type { RateOption } from './room-options.ts'

interface StaySummaryProps {
  stay: { checkIn: string; checkOut: string }
  rates: readonly RateOption[]
  price: { rooms: Price[]; whole: Price } | undefined
  /** Until when cancelling all chosen rooms is free. */
  freeUntil: string | null
  busy: boolean
  onContinue: () => void
}

/** The stay as it would be booked, beside the rooms: dates, lines that add up, one way on. */
export function StaySummary({ stay, rates, price, freeUntil, busy, onContinue }: StaySummaryProps) {
  const { t } = useTranslation(['hotel', 'components'])
  const format = useFormat()
  const words = useStayWords()
  return (
    <Card as="section" aria-label={t('summary.title')} overflow="hidden" boxShadow="raised">
      <Box bg="#0E2A33">
        <EightPointBand height={16} />
      </Box>
      <Box p="5">
        <Text as="h2" textStyle="h2">
          {t('summary.title')}
        </Text>
        <Text textStyle="small" mt="1">
          {format.stay(stay.checkIn, stay.checkOut)} · {words.nights(nightsOf(stay))}
        </Text>
        <Text textStyle="micro" color="brass.fg">
          {format.hijriStay(stay.checkIn, stay.checkOut)}
        </Text>
        <Separator my="4" borderColor="border" />
        {price ? (
          <StayPrice
            summary={summarisePrice(price.rooms, price.whole)}
            rooms={rates.map((rate) => ({
              label: <bdi>{rate.roomName}</bdi>,
              hint: words.board(rate.board, rate.boardText),
            }))}
          />
        ) : (
          <Text textStyle="small" color="fg.muted">
            {t('mismatch')}
          </Text>
        )}
        {freeUntil && (
          <HStack mt="3" gap="2" textStyle="small" color="status.confirmed.fg" align="flex-start">
            <Icon name="check" size={15} mt="1.5px" />
            {t('components:cancellation.freeUntilDay', { day: format.day(format.dateOf(freeUntil)) })}
          </HStack>
        )}
        <Button size="lg" w="full" mt="4" onClick={onContinue} loading={busy} loadingText={t('checking')}>
          {t('continue')}
          <Icon name="next" />
        </Button>
      </Box>
    </Card>
  )
}

interface TotalBarProps {
  price: { whole: Price } | undefined
  stay: { checkIn: string; checkOut: string }
  rooms: number
  busy: boolean
  onContinue: () => void
}

/** On phones the total stays in sight, above the tabs. */
export function TotalBar({ price, stay, rooms, busy, onContinue }: TotalBarProps) {
  const { t } = useTranslation('hotel')
  const words = useStayWords()
  return (
    <HStack
      hideFrom="lg"
      position="fixed"
      bottom={{ base: '60px', md: '0' }}
      insetInline="0"
      minH="16"
      px="4"
      py="2"
      gap="3"
      justify="space-between"
      bg="bg.panel"
      borderTopWidth="1px"
      zIndex="8"
    >
      <Box minW="0">
        {price && <Money value={price.whole.total} size="lg" />}
        <Text textStyle="micro" color="fg.subtle">
          {t('summary.bar', { rooms: words.rooms(rooms), nights: words.nights(nightsOf(stay)) })}
        </Text>
      </Box>
      <Button size="lg" onClick={onContinue} loading={busy} flexShrink={0}>
        {t('continue')}
      </Button>
    </HStack>
  )
}
