import { Box, Button, Separator, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Card } from '#src/components/layout/card.tsx'
import { EightPointBand } from '#src/components/layout/eight-point-band.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { StayPrice } from '#src/components/prices/stay-price.tsx'
import { SupplierName } from '#src/components/hotels/supplier-name.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { type Price, summarisePrice } from '#src/domain/price-summary.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { FollowedNote } from './followed-note.tsx'
import type { RateOption } from './room-options.ts'
import type { useRoomChoice } from './use-room-choice.ts'

export interface SummaryProps {
  stay: { checkIn: string; checkOut: string }
  /** Rooms the agent has still to choose. */
  open: number
  price: { rooms: Price[]; whole: Price } | undefined
  followed: ReturnType<typeof useRoomChoice>['followed']
  busy: boolean
  onContinue: () => void
}

interface StaySummaryProps extends SummaryProps {
  rates: readonly RateOption[]
  /** Until when cancelling all chosen rooms is free. */
  freeUntil: string | null
  /** Leads to what cancelling costs. */
  onTerms: () => void
}

/** The stay as it would be booked, beside the rooms: dates, lines that add up, one way on. */
export function StaySummary(props: StaySummaryProps) {
  const { stay, rates, open, price, followed, freeUntil, onTerms, busy, onContinue } = props
  const { t } = useTranslation(['hotel', 'components'])
  const format = useFormat()
  const words = useStayWords()
  const [first] = rates
  const placeOf = (index: number) => (rates.length > 1 ? [t('components:roomNumber', { number: index + 1 })] : [])
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
        {first && (
          <Box textStyle="small" color="fg.muted" mt="2">
            <SupplierName supplier={first.supplier} />
          </Box>
        )}
        {followed && (
          <Box mt="2" p="2.5" borderRadius="l2" bg="brand.subtle">
            <FollowedNote supplier={followed} />
          </Box>
        )}
        <Separator my="4" borderColor="border" />
        {price ? (
          <StayPrice
            summary={summarisePrice(price.rooms, price.whole)}
            rooms={rates.map((rate, index) => ({
              label: <bdi>{rate.roomName}</bdi>,
              hint: [...placeOf(index), words.board(rate.board, rate.boardText)].join(' · '),
            }))}
          />
        ) : (
          <Text textStyle="small" color="fg.muted">
            {open > 0 ? t('choose', { count: open }) : t('mismatch')}
          </Text>
        )}
        {first && <TermsLink rates={rates} freeUntil={freeUntil} onClick={onTerms} />}
        <Button
          size="lg"
          w="full"
          mt="4"
          onClick={onContinue}
          disabled={open > 0}
          loading={busy}
          loadingText={t('checking')}
        >
          {t('continue')}
          <Icon name="next" />
        </Button>
      </Box>
    </Card>
  )
}

/** What cancelling all rooms means, in a few words, and the way to the whole of it. */
function TermsLink({
  rates,
  freeUntil,
  onClick,
}: Pick<StaySummaryProps, 'rates' | 'freeUntil'> & { onClick: () => void }) {
  const { t } = useTranslation(['hotel', 'components'])
  const format = useFormat()
  const never = rates.every(({ cancellationPolicy }) => cancellationPolicy?.refundable === false)
  return (
    <Button
      variant="plain"
      size="sm"
      mt="3"
      gap="2"
      whiteSpace="normal"
      textAlign="start"
      color={freeUntil ? 'status.confirmed.fg' : 'fg.muted'}
      onClick={onClick}
    >
      <Icon name={freeUntil ? 'check' : never ? 'lock' : 'info'} size={15} />
      {freeUntil
        ? t('components:cancellation.freeUntilDay', { day: format.day(format.dateOf(freeUntil)) })
        : never
          ? t('components:cancellation.nonRefundable')
          : t('plans.title')}
    </Button>
  )
}
