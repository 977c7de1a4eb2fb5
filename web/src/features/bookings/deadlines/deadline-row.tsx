import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDeadlineWords } from '#src/components/dates/use-deadline-words.ts'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import { Picture } from '#src/components/hotels/picture.tsx'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { bookingFacts } from '../booking-facts.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

const RouterLink = chakra(Link)

export function DeadlineRow({ booking }: { booking: BookingRowFragment }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const words = useStayWords()
  const deadlineWords = useDeadlineWords()
  const now = useNow(60_000)
  const { title, picture, leadName, guestCount, total, freeUntil } = bookingFacts(booking)
  const isUnknown = booking.status === 'UNKNOWN'
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <RouterLink
        to={paths.booking(booking.id)}
        display="flex"
        alignItems="center"
        gap="3.5"
        px="4"
        py="3"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Picture {...picture} boxSize="11" borderRadius="l2" />
        <Box flex="1.3" minW="0">
          <Text fontWeight="600" lineClamp="2">
            <bdi>{title ?? booking.reference}</bdi>
          </Text>
          <Text textStyle="micro" color="fg.subtle" truncate>
            <bdi>{leadName}</bdi>
            {leadName && guestCount !== null && ' · '}
            {guestCount !== null && words.guests(guestCount)}
          </Text>
        </Box>
        <Box flex="1" minW="0" hideBelow="md">
          <Text textStyle="small" fontWeight="550">
            {isUnknown ? t('deadlines.checking') : t('deadlines.freeCancellation')}
          </Text>
          <Text textStyle="micro" color="fg.subtle">
            {isUnknown ? t('deadlines.doNotBookAgain') : freeUntil && deadlineWords(freeUntil)}
          </Text>
        </Box>
        <Flex minW={{ md: '132px' }} justify="flex-end" flexShrink={0}>
          {isUnknown ? (
            <StatusBadge status="UNKNOWN" />
          ) : (
            freeUntil && (
              <Text fontWeight="650" fontVariantNumeric="tabular-nums" color="money.up" whiteSpace="nowrap">
                {format.duration(Date.parse(freeUntil) - now.getTime())}
              </Text>
            )
          )}
        </Flex>
        <Box w="116px" hideBelow="md" css={{ textAlign: 'right' }}>
          {total && <Money value={total} />}
        </Box>
        <Icon name="next" color="fg.subtle" hideBelow="sm" />
      </RouterLink>
    </Box>
  )
}
