import { Box, Flex, Grid, HStack, chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CancellationChip, RoomsLeftChip } from '#src/components/prices/cancellation-chip.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { PerPerson } from '#src/components/prices/per-person.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { dot } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { Money as Amount } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import type { OfferRowFragment } from '../hotel-search.generated.ts'

interface OfferRowProps {
  offer: OfferRowFragment
  href: string
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  rooms: readonly RoomGuests[]
  best: boolean
  saving: Amount | undefined
  now: Date
}

/** One supplier's offer: board, terms and total. Leads to the rooms with this offer chosen. */
export function OfferRow({ offer, href, onFollow, rooms, best, saving, now }: OfferRowProps) {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const words = useStayWords()
  const { price, roomsLeft } = offer
  const { taxes, commission } = price
  const boardKnown = offer.board !== 'UNRECOGNISED' || Boolean(offer.boardText)
  // At most two chips: the terms, then either scarcity or the saving.
  const second =
    roomsLeft === null && saving ? (
      <Chip tone="brand">{t('less', { amount: format.wholeAmount(saving) })}</Chip>
    ) : (
      <RoomsLeftChip count={roomsLeft} />
    )
  const row = (
    <Grid
      gridTemplateColumns={
        format.rtl
          ? {
              // Arabic text is wider at this size.
              base: 'minmax(0,1fr) clamp(148px, 41vw, 184px)',
              md: 'minmax(0,1fr) 144px',
              // Amounts end at the physical right of their column: with one width they line up across rows.
              xl: 'minmax(0,1fr) 216px 20px',
            }
          : { base: 'minmax(0,1fr) 160px', md: 'minmax(0,1fr) 144px', xl: 'minmax(0,1fr) fit-content(252px) 20px' }
      }
      alignItems="center"
      gap={{ base: '2', xl: '3' }}
      px="3.5"
      py="1.5"
      minH="58px"
    >
      <Box minW="0">
        <HStack columnGap="2" rowGap="0" wrap="wrap" textStyle="small" minW="0">
          {/* A board that is not stated is not emphasized. */}
          <Box
            fontWeight={boardKnown ? '600' : undefined}
            color={boardKnown ? undefined : 'fg.muted'}
            flexShrink={0}
            maxW="full"
            truncate
          >
            <bdi>{words.board(offer.board, offer.boardText)}</bdi>
          </Box>
          <Box color="fg.subtle" textStyle="micro" minW="0" maxW="full">
            <SupplierBadge supplier={offer.supplierInfo} />
          </Box>
        </HStack>
        <HStack gap="1" mt="1" wrap="wrap">
          {offer.bookable ? (
            <>
              <CancellationChip refundable={offer.refundable} freeUntil={offer.freeCancellationUntil} now={now} />
              {second}
            </>
          ) : (
            <Chip icon="alert">{t('notBookable')}</Chip>
          )}
        </HStack>
      </Box>
      <Box css={{ textAlign: 'right' }}>
        <Money value={price.total} size="lg" tone={offer.bookable ? undefined : 'fg.muted'} />{' '}
        <InOtherCurrency value={price.total} />
        <Box textStyle="micro" color="fg.muted" fontVariantNumeric="tabular-nums">
          <PerPerson total={price.total} rooms={rooms} />
        </Box>
        <Box textStyle="micro" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {taxes && <Box display={{ base: 'block', xl: 'inline' }}>{t('taxes', { amount: format.amount(taxes) })}</Box>}
          {taxes && commission && (
            <Box as="span" hideBelow="xl">
              {dot}
            </Box>
          )}
          {commission && (
            <Box display={{ base: 'block', xl: 'inline' }} color="money.commission" fontWeight="550">
              {t('earn', { amount: format.amount(commission) })}
            </Box>
          )}
        </Box>
      </Box>
      {offer.bookable && (
        <Flex hideBelow="xl">
          <Icon name="next" color="fg.subtle" />
        </Flex>
      )}
    </Grid>
  )
  if (!offer.bookable)
    return (
      <Grid
        flex="1 0 auto"
        borderTopWidth="1px"
        borderColor="border.muted"
        _first={{ borderTopWidth: '0' }}
        color="fg.muted"
      >
        {row}
      </Grid>
    )
  return (
    <chakra.a
      href={href}
      onClick={onFollow}
      display="grid"
      flex="1 0 auto"
      borderTopWidth="1px"
      borderColor="border.muted"
      _first={{ borderTopWidth: '0' }}
      bg={best ? 'brand.subtle/60' : undefined}
      _hover={{ bg: 'bg.subtle' }}
    >
      {row}
    </chakra.a>
  )
}
