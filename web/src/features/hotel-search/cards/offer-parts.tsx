import { Box, HStack, Stack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { Chip } from '#src/components/layout/chip.tsx'
import { CancellationChip, RoomsLeftChip } from '#src/components/prices/cancellation-chip.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { PerNight } from '#src/components/prices/per-night.tsx'
import { PerPerson } from '#src/components/prices/per-person.tsx'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import type { Money as Amount } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { OfferRowFragment } from '../hotel-search.generated.ts'

interface OfferChipsProps {
  offer: OfferRowFragment
  saving: Amount | undefined
  now: Date
}

/** Board and supplier. */
export function OfferSource({ offer }: Pick<OfferChipsProps, 'offer'>) {
  const texts = useStayTexts()
  const isBoardKnown = offer.board !== 'UNRECOGNISED' || Boolean(offer.boardText)
  return (
    <>
      {/* A missing board is not emphasized. */}
      <Box
        textStyle="small"
        fontWeight={isBoardKnown ? 'semibold' : undefined}
        color={isBoardKnown ? undefined : 'fg.muted'}
        truncate
      >
        <bdi>{texts.board(offer.board, offer.boardText)}</bdi>
      </Box>
      {/* On its own line in every row, even if the board is short. */}
      <Box color="fg.subtle" textStyle="small">
        <SupplierBadge supplier={offer.supplierInfo} />
      </Box>
    </>
  )
}

/** At most two chips: the terms, and either scarcity or the saving. */
export function OfferChips({ offer, saving, now }: OfferChipsProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const { refundable, freeCancellationUntil: freeUntil, roomsLeft } = offer
  if (!offer.bookable) return <Chip icon="alert">{t('notBookable')}</Chip>
  return (
    <HStack gap="1" rowGap="1.5" wrap="wrap" css={{ '& > :first-of-type': { mdDown: { gap: '0.5', px: '1' } } }}>
      <CancellationChip policy={{ refundable, freeUntil }} now={now} total={offer.price.total} />
      {roomsLeft === null && saving ? (
        <Chip tone="brand">{t('less', { amount: format.wholeAmount(saving) })}</Chip>
      ) : (
        <RoomsLeftChip count={roomsLeft} />
      )}
    </HStack>
  )
}

/** Style of the line with taxes and commission. The dot between them is clipped if they do not fit on one line. */
const taxAndCommissionStyle = {
  overflowX: 'clip',
  '& > span': { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', _rtl: { alignItems: 'flex-start' } },
  xl: {
    '& > span': {
      flexFlow: 'row nowrap',
      justifyContent: 'flex-end',
      marginInlineStart: '-0.8em',
      whiteSpace: 'nowrap',
      _rtl: { flexWrap: 'wrap', justifyContent: 'flex-start' },
    },
    '& > span > span': { paddingInlineStart: '0.8em', position: 'relative' },
    '& > span > span + span::before': {
      content: '"·"',
      position: 'absolute',
      insetInlineStart: '0',
      w: '0.8em',
      textAlign: 'center',
      color: 'fg.subtle',
    },
  },
} as const

interface OfferPriceNotesProps extends Pick<OfferRowFragment, 'price'> {
  rooms: readonly RoomGuests[]
  nights: number
}

/** Price per night and per person, taxes, and the agent's commission. */
export function OfferPriceNotes({ price, rooms, nights }: OfferPriceNotesProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const isCommissionShown = useCommissionShown()
  const { taxes, commission } = price
  return (
    <Stack gap="0" textStyle="small" fontVariantNumeric="tabular-nums">
      <InOtherCurrency value={price.total} />
      <Box color="fg.muted">
        <PerNight total={price.total} nights={nights} />
      </Box>{' '}
      <Box color="fg.muted">
        <PerPerson total={price.total} rooms={rooms} />
      </Box>
      <Box color="fg.subtle" css={taxAndCommissionStyle}>
        <Box as="span">
          {taxes && <span>{t('taxes', { amount: format.amount(taxes) })}</span>}{' '}
          {commission && isCommissionShown && (
            <Box as="span" color="money.commission" fontWeight="medium">
              {t('earn', { amount: format.amount(commission) })}
            </Box>
          )}
        </Box>
      </Box>
    </Stack>
  )
}
