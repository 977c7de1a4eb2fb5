import { Box, Button, Grid, HStack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import { CancellationChip, RoomsLeftChip } from '#src/components/prices/cancellation-chip.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { PerPerson } from '#src/components/prices/per-person.tsx'
import { InOtherCurrency } from '#src/components/prices/other-currency.tsx'
import { Radio } from '#src/components/forms/radio.tsx'
import { SupplierBadge } from '#src/components/hotels/supplier-badge.tsx'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import type { Money as Amount } from '#src/domain/money.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'

const columns = { base: 'minmax(0,1fr) auto 20px', md: 'minmax(0,1.1fr) minmax(0,1.2fr) 148px 20px' }

/** Column headings of the rate table. Hidden on phones. */
export function RateTableHeader({ firstColumn }: { firstColumn: string }) {
  const { t } = useTranslation('hotel')
  return (
    <Grid
      templateColumns={columns}
      gap="3"
      px="4"
      minH="9"
      alignItems="center"
      textStyle="small"
      color="fg.subtle"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border.muted"
      hideBelow="md"
      aria-hidden
    >
      <span>{firstColumn}</span>
      <span>{t('columns.cancellation')}</span>
      <Text css={{ textAlign: 'right' }}>{t('columns.price')}</Text>
      <span />
    </Grid>
  )
}

interface RateRowProps {
  /** Name of the row's radio group. */
  group: string
  title: ReactNode
  /** Id of the element with the room's name, which comes first in the radio button's accessible name. */
  roomNameId?: string
  /** Whether to dim the title, because the board is unknown. */
  dimmed?: boolean
  details?: ReactNode
  supplier: SupplierInfo
  policy: CancellationTerms | null
  roomsLeft: number | null
  total: Amount
  /** Guests by room, to calculate the price per person. */
  rooms: readonly RoomGuests[]
  /** Why the rate cannot be selected. */
  problem: string | undefined
  chosen: boolean
  onChoose: () => void
  now: Date
}

/** Rate with board, supplier, cancellation terms and total price. A click anywhere in the row selects it. */
export function RateRow(props: RateRowProps) {
  const { group, title, roomNameId, dimmed, details, supplier, policy, roomsLeft } = props
  const { total, rooms, problem, chosen, onChoose, now } = props
  const reasonId = useId()
  const rowId = useId()
  return (
    <Grid
      as="label"
      data-dense
      id={rowId}
      flex="1 0 auto"
      templateColumns={columns}
      columnGap="3"
      rowGap="1"
      px="4"
      py="3"
      minH="58px"
      alignItems={{ base: 'start', md: 'center' }}
      bg={chosen ? 'brand.subtle' : undefined}
      borderColor="border.muted"
      cursor={problem ? 'not-allowed' : 'pointer'}
      _hover={problem || chosen ? undefined : { bg: 'bg.subtle' }}
      // `& + &` would not match rows with different classes.
      css={{
        'label + &': { borderTopWidth: '1px' },
        '&:has(:focus-visible)': { outline: '2px solid {colors.brand.focusRing}', outlineOffset: '-2px' },
        '& :focus-visible': { outline: 'none' },
      }}
    >
      <Box minW="0" color={problem ? 'fg.subtle' : undefined}>
        <Text textStyle="body" {...(dimmed ? { color: 'fg.muted' } : { fontWeight: 'semibold' })}>
          {title}
        </Text>
        {details}
        <Box textStyle="small" color="fg.subtle">
          <SupplierBadge supplier={supplier} />
        </Box>
        {problem && (
          <Text id={reasonId} textStyle="small" color="status.pending.fg" mt="0.5">
            {problem}
          </Text>
        )}
      </Box>
      {/* On phones, the chips have their own line, because they would wrap next to the price. */}
      <HStack gap="1" wrap="wrap" gridRow={{ base: '2', md: 'auto' }} gridColumn={{ base: '1 / 3', md: 'auto' }}>
        {policy && <CancellationChip policy={policy} now={now} total={total} />}
        <RoomsLeftChip count={roomsLeft} />
      </HStack>
      {/* Fixed width, so that amounts also align on right-to-left pages. */}
      <Box gridColumn={{ base: '2', md: 'auto' }} minW={{ base: '132px', md: '148px' }} css={{ textAlign: 'right' }}>
        <Money value={total} weight="semibold" tone={problem ? 'fg.subtle' : undefined} />
        <InOtherCurrency value={total} />
        <Box textStyle="small" color="fg.subtle" fontVariantNumeric="tabular-nums">
          <PerPerson total={total} rooms={rooms} />
        </Box>
      </Box>
      <Radio
        name={group}
        checked={chosen}
        disabled={problem !== undefined}
        aria-labelledby={roomNameId ? `${roomNameId} ${rowId}` : undefined}
        aria-describedby={problem ? reasonId : undefined}
        onChange={onChoose}
        gridRow={{ base: '1', md: 'auto' }}
        gridColumn={{ base: '3', md: 'auto' }}
        // Scrolls a focused row clear of the header and the total bar.
        scrollMarginTop="80px"
        scrollMarginBottom="16px"
      />
    </Grid>
  )
}

/** Button that shows all offers. */
export function ShowAllOffersButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useTranslation('hotel')
  return (
    <Button
      variant="ghost"
      w="full"
      outlineOffset="-2px"
      mt="auto"
      borderRadius="0"
      borderWidth="1px 0 0"
      borderColor="border.muted"
      textStyle="small"
      fontWeight="semibold"
      color="brand.fg"
      onClick={onClick}
    >
      {t('allOffers', { count })}
      <Icon name="down" size={14} />
    </Button>
  )
}
