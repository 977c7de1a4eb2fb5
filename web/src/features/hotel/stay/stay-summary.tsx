import { Box, Button, Separator, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { EightPointBand } from '#src/components/layout/eight-point-band.tsx'
import {
  cancellationColor,
  cancellationIcon,
  useCancellationSummary,
} from '#src/components/prices/cancellation-summary.tsx'
import { StayPrice } from '#src/components/prices/stay-price.tsx'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money } from '#src/domain/money.ts'
import { type Price, summarizePrice } from '#src/domain/price-summary.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { RateOption } from '../rooms/room-options.ts'
import { ReassignedNote } from './reassigned-note.tsx'

export interface SummaryProps {
  stay: { checkIn: string; checkOut: string }
  /** Number of rooms without a rate. */
  openRooms: number
  price: { rooms: Price[]; whole: Price } | undefined
  /** The supplier all other rooms moved to with the last choice. */
  reassignedSupplier: SupplierInfo | undefined
  busy: boolean
  onContinue: () => void
}

interface StaySummaryProps extends SummaryProps {
  rates: readonly RateOption[]
  /** The policy of all chosen rooms; null while a supplier has not stated one. */
  terms: CancellationTerms | null
  now: Date
  /** Scrolls to the cancellation policy. */
  onTerms: () => void
}

/** The stay as it would be booked: dates, price lines, cancellation, and the button to continue. */
export function StaySummary(props: StaySummaryProps) {
  const { stay, rates, openRooms, price, reassignedSupplier, terms, now, onTerms, busy, onContinue } = props
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
            <SupplierBadge supplier={first.supplier} />
          </Box>
        )}
        {reassignedSupplier && (
          <Box mt="2" p="2.5" borderRadius="l2" bg="brand.subtle">
            <ReassignedNote supplier={reassignedSupplier} />
          </Box>
        )}
        <Separator my="4" borderColor="border" />
        {price ? (
          <StayPrice
            summary={summarizePrice(price.rooms, price.whole)}
            rooms={rates.map((rate, index) => ({
              label: <bdi>{rate.roomName}</bdi>,
              hint: [...placeOf(index), words.board(rate.board, rate.boardText)].join(' · '),
            }))}
          />
        ) : (
          <Text textStyle="small" color="fg.muted">
            {openRooms > 0 ? t('choose', { count: openRooms }) : t('mismatch')}
          </Text>
        )}
        {price && <TermsLink terms={terms} total={price.whole.total} now={now} onClick={onTerms} />}
        <Button
          size="lg"
          w="full"
          mt="4"
          onClick={onContinue}
          disabled={openRooms > 0}
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

interface TermsLinkProps extends Pick<StaySummaryProps, 'terms' | 'now'> {
  total: Money
  onClick: () => void
}

/** What cancelling all rooms costs, in a few words; leads to the whole policy. */
function TermsLink({ terms, total, now, onClick }: TermsLinkProps) {
  const { t } = useTranslation('hotel')
  const summary = useCancellationSummary()
  const { kind, text } = terms ? summary(terms, now, total) : { kind: 'notStated' as const, text: t('plans.title') }
  return (
    <Button
      variant="plain"
      size="sm"
      mt="3"
      gap="2"
      whiteSpace="normal"
      textAlign="start"
      color={cancellationColor(kind)}
      onClick={onClick}
    >
      <Icon name={cancellationIcon(kind)} size={15} />
      {text}
    </Button>
  )
}
