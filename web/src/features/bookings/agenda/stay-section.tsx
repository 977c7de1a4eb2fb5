import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { groupBy } from '#src/lib/group-by.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Link } from 'react-router-dom'
import { HijriDate } from '#src/components/dates/hijri-date.tsx'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Name } from '#src/components/layout/name.tsx'
import { nightsOf, parseStayDate } from '#src/domain/stay.ts'
import { dotSeparator, joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { toSummaryFacts } from '../booking-facts.ts'
import type { BookingSummaryFragment } from '../booking-row.generated.ts'
import { usePartyText } from '../use-party-text.ts'
import { AgendaList, type AgendaListProps } from './agenda-section.tsx'

const RowLink = chakra(Link)

interface StaySectionProps extends AgendaListProps {
  set: 'ARRIVALS' | 'DEPARTURES'
  /** Today in Makkah. */
  today: string
}

/** Arrivals or departures, grouped by day. */
export function StaySection({ today, ...props }: StaySectionProps) {
  const { set, list } = props
  const findDay = (booking: BookingSummaryFragment) => {
    const { startsOn, endsOn } = toSummaryFacts(booking)
    return (set === 'ARRIVALS' ? startsOn : endsOn) ?? ''
  }
  const days = groupBy(list.items, findDay)
  return (
    <AgendaList {...props}>
      {Array.from(days, ([day, bookings]) => (
        <Box key={day} borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
          <DayHeading day={day} today={today} />
          <Box as="ul" listStyleType="none">
            {bookings.map((booking) => (
              <StayRow key={booking.id} booking={booking} />
            ))}
          </Box>
        </Box>
      ))}
    </AgendaList>
  )
}

function DayHeading({ day, today }: { day: string; today: string }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const isToday = day === today
  const isTomorrow = day === parseStayDate(today)?.add({ days: 1 }).toString()
  return (
    <Flex
      as="h3"
      justify="space-between"
      gap="3"
      px="4"
      py="2"
      bg="bg.subtle"
      borderBottomWidth="1px"
      borderColor="border.muted"
      textStyle="small"
      color="fg.muted"
    >
      <Text as="span" fontWeight="semibold" color={isToday ? 'brand.fg' : 'fg'}>
        {isToday ? t('agenda.today') : isTomorrow ? t('agenda.tomorrow') : format.weekday(day)}
      </Text>
      <span>
        {(isToday || isTomorrow) && (
          <>
            {format.weekday(day)}
            {dotSeparator}
          </>
        )}
        <HijriDate as="span">{format.hijri(day)}</HijriDate>
      </span>
    </Flex>
  )
}

/** Row with lead traveler, hotel, rooms and guests. */
function StayRow({ booking }: { booking: BookingSummaryFragment }) {
  const { t } = useTranslation(['components'])
  const partyText = usePartyText()
  const texts = useStayTexts()
  const facts = toSummaryFacts(booking)
  const { title, untitled, leadName, roomCount, startsOn, endsOn } = facts
  const nights = startsOn && endsOn ? nightsOf({ checkIn: startsOn, checkOut: endsOn }) : 0
  const party = [roomCount !== null && texts.rooms(roomCount), partyText(facts)]
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <RowLink
        to={paths.booking(booking.id)}
        display="flex"
        alignItems="center"
        gap="3"
        px="4"
        py="2.5"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" lineClamp="2">
            <Name>{leadName ?? booking.reference}</Name>
          </Text>
          <Text textStyle="small" color="fg.muted" lineClamp="2">
            <bdi>{title ?? t(untitled)}</bdi>
          </Text>
        </Box>
        <Flex direction="column" align="flex-end" flexShrink={0} textStyle="small" color="fg.subtle">
          {booking.status !== 'CONFIRMED' && (
            <StatusBadge status={booking.status}>
              {booking.status === 'UNRECOGNISED' ? booking.rawStatus : undefined}
            </StatusBadge>
          )}
          <span>{joinWithDots(party)}</span>
          {nights > 0 && <span>{texts.nights(nights)}</span>}
        </Flex>
        <Flex hideBelow="md">
          <Icon name="next" color="fg.subtle" />
        </Flex>
      </RowLink>
    </Box>
  )
}
