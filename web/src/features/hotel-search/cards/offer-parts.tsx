import { Box, HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { Chip } from '#src/components/layout/chip.tsx'
import { CancellationChip, RoomsLeftChip } from '#src/components/prices/cancellation-chip.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { PerPerson } from '#src/components/prices/per-person.tsx'
import type { Money as Amount } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { dot } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { OfferRowFragment } from '../hotel-search.generated.ts'

interface OfferTermsProps {
  offer: OfferRowFragment
  saving: Amount | undefined
  now: Date
}

/** Board, supplier and at most two chips: the terms, then either scarcity or the saving. */
export function OfferTerms({ offer, saving, now }: OfferTermsProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const words = useStayWords()
  const { roomsLeft } = offer
  const boardKnown = offer.board !== 'UNRECOGNISED' || Boolean(offer.boardText)
  return (
    <Box minW="0">
      {/* A board that is not stated is not emphasized. */}
      <Box
        textStyle="small"
        fontWeight={boardKnown ? '600' : undefined}
        color={boardKnown ? undefined : 'fg.muted'}
        truncate
      >
        <bdi>{words.board(offer.board, offer.boardText)}</bdi>
      </Box>
      {/* On a line of its own in every row, however long the board is. */}
      <Box color="fg.subtle" textStyle="micro">
        <SupplierBadge supplier={offer.supplierInfo} />
      </Box>
      <HStack gap="1" mt="1" wrap="wrap">
        {offer.bookable ? (
          <>
            <CancellationChip refundable={offer.refundable} freeUntil={offer.freeCancellationUntil} now={now} />
            {roomsLeft === null && saving ? (
              <Chip tone="brand">{t('less', { amount: format.wholeAmount(saving) })}</Chip>
            ) : (
              <RoomsLeftChip count={roomsLeft} />
            )}
          </>
        ) : (
          <Chip icon="alert">{t('notBookable')}</Chip>
        )}
      </HStack>
    </Box>
  )
}

/** The total for each person, its taxes and the agent's commission. */
export function OfferPriceNotes({ price, rooms }: Pick<OfferRowFragment, 'price'> & { rooms: readonly RoomGuests[] }) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const { taxes, commission } = price
  return (
    <>
      <InOtherCurrency value={price.total} />
      <Box textStyle="micro" color="fg.muted" fontVariantNumeric="tabular-nums">
        <PerPerson total={price.total} rooms={rooms} />
      </Box>
      <Box textStyle="micro" color="fg.subtle" fontVariantNumeric="tabular-nums">
        {taxes && (
          <Box display={{ base: 'block', xl: 'inline' }} whiteSpace={{ xl: 'nowrap' }}>
            {t('taxes', { amount: format.amount(taxes) })}
          </Box>
        )}
        {taxes && commission && (
          <Box as="span" hideBelow="xl">
            {dot}
          </Box>
        )}
        {commission && (
          <Box
            display={{ base: 'block', xl: 'inline' }}
            whiteSpace={{ xl: 'nowrap' }}
            color="money.commission"
            fontWeight="550"
          >
            {t('earn', { amount: format.amount(commission) })}
          </Box>
        )}
      </Box>
    </>
  )
}
