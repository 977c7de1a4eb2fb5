import { Box, Separator, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { hasFees } from '#src/domain/cancellation-timeline.ts'
import { type SupplierInfo, SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { CancellationBar } from '#src/components/prices/cancellation-bar.tsx'
import { LocalDeadline } from '#src/components/prices/cancellation-notes.tsx'
import { PerPerson } from '#src/components/prices/per-person.tsx'
import { StayPrice } from '#src/components/prices/stay-price.tsx'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import { type Price, summarizePrice } from '#src/domain/price-summary.ts'
import { nightsOf } from '#src/domain/stay.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import type { HotelDetail, RateOption } from '../rooms/room-options.ts'
import { ReassignedNote } from './reassigned-note.tsx'

export interface ChosenStay {
  stay: Pick<HotelDetail, 'checkIn' | 'checkOut' | 'occupancies'>
  rates: readonly RateOption[]
  /** Number of rooms without a selected rate. */
  unselectedRooms: number
  price: { rooms: Price[]; whole: Price } | undefined
  /** Combined policy for the selected rooms; null if a supplier has not sent one yet. */
  terms: CancellationTerms | null
  now: Date
  /** Supplier to which the last choice moved the other rooms. */
  reassignedSupplier: SupplierInfo | undefined
}

/** Breakdown of the selected stay: dates, price lines, price per person and cancellation policy. */
export function StayBreakdown({ stay, rates, unselectedRooms, price, terms, now, reassignedSupplier }: ChosenStay) {
  const { t } = useTranslation(['hotel', 'components'])
  const format = useFormat()
  const texts = useStayTexts()
  const [first] = rates
  const roomLabels = (index: number) => (rates.length > 1 ? [t('components:roomNumber', { number: index + 1 })] : [])
  return (
    <>
      <Text textStyle="small">
        {joinWithDots([format.stay(stay.checkIn, stay.checkOut), texts.nights(nightsOf(stay))])}
      </Text>
      <HijriDate>{format.hijriStay(stay.checkIn, stay.checkOut)}</HijriDate>
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
        <>
          <StayPrice
            summary={summarizePrice(price.rooms, price.whole)}
            rooms={rates.map((rate, index) => ({
              label: <bdi>{rate.roomName}</bdi>,
              hint: joinWithDots([...roomLabels(index), texts.board(rate.board, rate.boardText)]),
            }))}
            totalHint={<PerPerson total={price.whole.total} rooms={stay.occupancies} />}
          />
          <Separator my="4" borderColor="border" />
          <Text as="h3" textStyle="h3" mb="2">
            {t('plans.title')}
          </Text>
          {terms ? (
            <>
              <CancellationBar
                policy={terms}
                checkIn={stay.checkIn}
                now={now}
                total={price.whole.total}
                labels
                stacked
              />
              <Box textStyle="small" color="fg.muted" mt="1">
                {rates.length > 1 && hasFees(terms, price.whole.total) && <Text>{t('plans.allRooms')}</Text>}
                <LocalDeadline freeUntil={terms.freeUntil} now={now} />
              </Box>
            </>
          ) : (
            <Text textStyle="small" color="fg.muted">
              {t('plans.later')}
            </Text>
          )}
        </>
      ) : (
        <Text textStyle="small" color="fg.muted">
          {unselectedRooms > 0 ? t('choose', { count: unselectedRooms }) : t('mismatch')}
        </Text>
      )}
    </>
  )
}
