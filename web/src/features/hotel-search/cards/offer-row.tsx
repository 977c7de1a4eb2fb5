import { Box, Flex, Grid, chakra } from '@chakra-ui/react'
import type { MouseEvent } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import type { Money as Amount } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import type { OfferRowFragment } from '../hotel-search.generated.ts'
import { OfferChips, OfferPriceNotes, OfferSource } from './offer-parts.tsx'

interface OfferRowProps {
  offer: OfferRowFragment
  href: string
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void
  rooms: readonly RoomGuests[]
  nights: number
  /** Whether this is the cheapest of several offers, which is highlighted. */
  best: boolean
  saving: Amount | undefined
  now: Date
}

const frame = {
  display: 'grid',
  flex: '1 0 auto',
  borderTopWidth: '1px',
  borderColor: 'border.muted',
  _first: { borderTopWidth: '0' },
} as const

const arrow = (
  <Flex hideBelow="xl" gridArea="next" alignSelf="center">
    <Icon name="next" color="fg.subtle" />
  </Flex>
)

/** A supplier's offer: board, terms and total. Links to the rooms with this offer selected. */
export function OfferRow({ offer, href, onFollow, rooms, nights, best, saving, now }: OfferRowProps) {
  const format = useFormat()
  const { price } = offer
  const notes = <OfferPriceNotes price={price} rooms={rooms} nights={nights} />
  const total = <Money value={price.total} size="lg" tone={offer.bookable ? undefined : 'fg.muted'} />
  const row = (
    <Grid
      gridTemplateColumns={
        format.rtl
          ? {
              // Arabic text is wider at this size.
              base: 'minmax(0,1fr) 136px',
              // Amounts are right-aligned in their column, so a fixed width aligns them across rows.
              xl: 'minmax(0,1fr) 216px 20px',
            }
          : {
              base: 'minmax(0,1fr) fit-content(144px)',
              xl: 'minmax(0,1fr) fit-content(252px) 20px',
            }
      }
      gridTemplateAreas={{
        base: '"source price" "chips price"',
        xl: '"source price next" "chips price next"',
      }}
      alignContent="center"
      columnGap={{ base: '1.5', xl: '3' }}
      rowGap="1"
      px="3.5"
      py="1.5"
      minH="58px"
    >
      <Box gridArea="source" w="0" minW="full" alignSelf="end">
        <OfferSource offer={offer} />
      </Box>
      <Box gridArea="chips" minW="0">
        <OfferChips offer={offer} saving={saving} now={now} />
      </Box>
      <Box gridArea="price" alignSelf="center" css={{ textAlign: 'right' }}>
        {total} {notes}
      </Box>
      {offer.bookable && arrow}
    </Grid>
  )
  if (!offer.bookable)
    return (
      <Box {...frame} color="fg.muted">
        {row}
      </Box>
    )
  return (
    <chakra.a
      href={href}
      onClick={onFollow}
      {...frame}
      bg={best ? 'brand.subtle/60' : undefined}
      _hover={{ bg: 'bg.subtle' }}
    >
      {row}
    </chakra.a>
  )
}
