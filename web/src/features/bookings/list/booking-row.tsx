import { Box, chakra, HStack, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Money } from '#src/components/prices/money.tsx'
import { Picture } from '#src/components/hotels/picture.tsx'
import { dot } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { fromList } from '#src/lib/navigation/step-back.ts'
import { bookingFacts } from '../booking-facts.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import { BookingStatuses } from '../booking-statuses.tsx'
import { deadlineOf } from './deadline.ts'
import { DeadlineCell } from './deadline-cell.tsx'
import { TagPill } from '../tag-pill.tsx'

const RouterLink = chakra(Link)

/** On phones everything is beside the picture, on tablets in two rows of three. */
const place = (md: { row: number; column: number }) =>
  ({
    gridRow: { md: `${md.row}`, lg: 'auto' },
    gridColumn: { base: '1 / -1', md: `${md.column}`, lg: 'auto' },
    ps: { base: '14', md: md.column === 1 ? '14' : '0', lg: '0' },
    minW: '0',
  }) as const

/** Columns of the table on wide screens and tablets; on phones the cells are stacked. */
export const columns = {
  md: 'minmax(0,1.3fr) minmax(0,1fr) 140px',
  lg: 'minmax(180px,1.3fr) minmax(150px,1.4fr) 132px minmax(128px,1fr) minmax(84px,.7fr) 124px',
}

export function BookingRow({ booking, now }: { booking: BookingRowFragment; now: Date }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const words = useStayWords()
  const { status, reference, createdAt, tags } = booking
  const facts = bookingFacts(booking)
  const { leadName, guestCount, startsOn, endsOn, total } = facts
  const over = status === 'CANCELLED' || status === 'FAILED'
  const deadline = deadlineOf(booking, facts, now)
  const travel = startsOn && (endsOn ? format.stay(startsOn, endsOn) : format.weekday(startsOn))
  const guests = guestCount === null ? null : words.guests(guestCount)
  return (
    <chakra.tr
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0,1fr) auto', ...columns }}
      columnGap="3"
      rowGap={{ base: '2', lg: '0' }}
      alignItems={{ base: 'start', lg: 'center' }}
      px="4"
      py={{ base: '3.5', lg: '2' }}
      minH="62px"
      position="relative"
      borderTopWidth="1px"
      borderColor="border.muted"
      textAlign="start"
      _hover={{ bg: 'bg.subtle' }}
    >
      <chakra.td
        gridRow={{ base: '1', lg: 'auto' }}
        display="flex"
        gap="3"
        minW="0"
        alignItems={{ base: 'start', lg: 'center' }}
      >
        <Picture {...facts.picture} drawing={{ nearness: 0.6 }} boxSize={{ base: '11', lg: '10' }} borderRadius="l2" />
        <Box minW="0">
          <RouterLink
            to={paths.booking(booking.id)}
            state={fromList('bookings')}
            fontWeight="600"
            lineClamp="2"
            color={over ? 'fg.muted' : 'fg'}
            _after={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <bdi>{facts.title ?? t(facts.untitled)}</bdi>
          </RouterLink>
          <Text textStyle="micro" color="fg.subtle" fontVariantNumeric="tabular-nums">
            <bdi dir="ltr">{reference}</bdi>
          </Text>
        </Box>
      </chakra.td>
      <chakra.td {...place({ row: 2, column: 1 })}>
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
      <chakra.td {...place({ row: 1, column: 2 })}>
        <BookingStatuses booking={booking} />
      </chakra.td>
      <chakra.td
        {...place({ row: 2, column: 2 })}
        display={deadline.kind === 'none' ? { base: 'none', md: 'block' } : undefined}
      >
        <DeadlineCell deadline={deadline} total={total} now={now} />
      </chakra.td>
      <chakra.td
        {...place({ row: 2, column: 3 })}
        display={tags.length === 0 ? { base: 'none', md: 'block' } : undefined}
      >
        <HStack
          gap="1"
          wrap="wrap"
          justify={{ base: 'start', md: 'end', lg: 'start' }}
          maxH={{ lg: '44px' }}
          overflow="hidden"
        >
          {tags.map((tag) => (
            <TagPill key={tag} tag={tag} />
          ))}
        </HStack>
      </chakra.td>
      <chakra.td
        gridRow={{ base: '1', lg: 'auto' }}
        gridColumn={{ base: '2', md: '3', lg: 'auto' }}
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
