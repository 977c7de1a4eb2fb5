import { Box, chakra, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { ProductPicture } from '#src/components/layout/product-picture.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { dot } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { fromList } from '#src/lib/navigation/step-back.ts'
import { bookingFacts } from '../booking-facts.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { BookingStatuses } from '../booking-statuses.tsx'
import { SelectBox } from './select-box.tsx'
import { deadlineOf } from './deadline.ts'
import { DeadlineCell } from './deadline-cell.tsx'
import { BookingTags } from '../tags/booking-tags.tsx'
import { usePartyWords } from '../use-party-words.ts'

const RouterLink = chakra(Link)

/** Cells wrap in three lines on phones, and stand in two rows of three on tablets, those of the first column beside the picture. */
const place = (phone: { order: number; flex: string }, md: { row: number; column: number }) =>
  ({
    order: { base: phone.order, md: '0' },
    flex: phone.flex,
    gridRow: { md: `${md.row}`, lg: 'auto' },
    gridColumn: { md: `${md.column}`, lg: 'auto' },
    ps: { md: md.row === 2 && md.column === 1 ? '14' : '0', lg: '0' },
    minW: '0',
  }) as const

/** Columns of the table on wide screens and tablets; on phones the cells are stacked. */
export const columns = {
  md: 'minmax(0,1.3fr) minmax(0,1fr) 140px',
  lg: 'minmax(180px,1.3fr) minmax(150px,1.4fr) 132px minmax(128px,1fr) minmax(84px,.7fr) 124px',
}

interface BookingRowProps {
  booking: BookingRowFragment
  now: Date
  selected: boolean
  onSelect: () => void
}

export function BookingRow({ booking, now, selected, onSelect }: BookingRowProps) {
  const { t } = useTranslation(['bookings', 'tools'])
  const format = useFormat()
  const partyOf = usePartyWords()
  const { status, reference, createdAt } = booking
  const facts = bookingFacts(booking)
  const { leadName, startsOn, endsOn, total } = facts
  const over = status === 'CANCELLED' || status === 'FAILED'
  const deadline = deadlineOf(booking, facts, now)
  const travel = startsOn && (endsOn ? format.stay(startsOn, endsOn) : format.weekday(startsOn))
  const guests = partyOf(facts)
  return (
    <chakra.tr
      display={{ base: 'flex', md: 'grid' }}
      flexWrap="wrap"
      gridTemplateColumns={columns}
      columnGap="3"
      rowGap={{ base: '1', md: '2', lg: '0' }}
      alignItems={{ base: 'center', md: 'start', lg: 'center' }}
      // On phones the picture is beside all lines.
      ps={{ base: '72px', md: '4' }}
      pe="4"
      py={{ base: '3', md: '3.5', lg: '2' }}
      minH="62px"
      position="relative"
      borderTopWidth="1px"
      borderColor="border.muted"
      textAlign="start"
      bg={selected ? 'brand.subtle' : undefined}
      _hover={{ bg: selected ? 'brand.subtle' : 'bg.subtle' }}
    >
      <chakra.td
        {...place({ order: 0, flex: '1' }, { row: 1, column: 1 })}
        display="flex"
        gap="3"
        alignItems={{ md: 'start', lg: 'center' }}
      >
        <SelectBox label={t('tools:tags.bulk.select', { reference })} checked={selected} onChange={onSelect} />
        <ProductPicture
          picture={facts.picture}
          boxSize={{ base: '11', lg: '10' }}
          position={{ base: 'absolute', md: 'relative' }}
          insetInlineStart={{ base: '4', md: '0' }}
          top={{ base: '3.5', md: '0' }}
        />
        <Box minW="0">
          <RouterLink
            to={paths.booking(booking.id)}
            data-row-link={booking.id}
            state={fromList('bookings')}
            fontWeight="600"
            lineClamp="2"
            color={over ? 'fg.muted' : 'fg'}
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <bdi>{facts.title ?? t(facts.untitled)}</bdi>
          </RouterLink>
          <Text textStyle="micro" color="fg.subtle" fontVariantNumeric="tabular-nums" hideBelow="md">
            <bdi dir="ltr">{reference}</bdi>
          </Text>
        </Box>
      </chakra.td>
      <chakra.td {...place({ order: 2, flex: '1 0 100%' }, { row: 2, column: 1 })}>
        <Text textStyle="small" lineClamp="2">
          <bdi>{leadName ?? '–'}</bdi>
        </Text>
        <Text textStyle="micro" color="fg.subtle">
          {guests}
          {guests && travel && dot}
          {travel && (
            <Box as="span" display="inline-block">
              {travel}
            </Box>
          )}
        </Text>
      </chakra.td>
      <chakra.td {...place({ order: 3, flex: 'none' }, { row: 1, column: 2 })}>
        <BookingStatuses booking={booking} />
        {booking.payBy && !over && (
          <Text textStyle="micro" color="fg.muted">
            {t('unpaid.payBy', { instant: format.moment(booking.payBy) })}
          </Text>
        )}
      </chakra.td>
      <chakra.td
        {...place({ order: 4, flex: '1 0 100%' }, { row: 2, column: 2 })}
        display={deadline.kind === 'none' ? { base: 'none', md: 'block' } : undefined}
      >
        <DeadlineCell deadline={deadline} total={total} now={now} />
      </chakra.td>
      <chakra.td {...place({ order: 5, flex: '1 0 100%' }, { row: 2, column: 3 })}>
        <BookingTags inRow booking={booking} />
      </chakra.td>
      <chakra.td
        {...place({ order: 1, flex: 'none' }, { row: 1, column: 3 })}
        alignSelf={{ base: 'start', lg: 'center' }}
        css={{ textAlign: 'right' }}
      >
        {total && <Money value={total} weight={600} {...(over && { tone: 'fg.muted' })} />}
        {createdAt && (
          <Text textStyle="micro" color="fg.subtle" whiteSpace="nowrap" hideBelow="lg">
            {format.moment(createdAt)}
          </Text>
        )}
      </chakra.td>
    </chakra.tr>
  )
}
