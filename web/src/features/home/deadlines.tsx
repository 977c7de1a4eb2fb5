import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card } from '#src/components/layout/card.tsx'
import { EmptyState } from '#src/components/feedback/empty-state.tsx'
import { ErrorState } from '#src/components/feedback/error-state.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { Money } from '#src/components/prices/money.tsx'
import { Picture } from '#src/components/hotels/picture.tsx'
import { Section } from '#src/components/layout/section.tsx'
import { SkeletonRows } from '#src/components/feedback/skeletons.tsx'
import { StatusBadge } from '#src/components/feedback/status-badge.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { useStayWords } from '#src/components/hotels/use-stay-words.ts'
import { describeError } from '#src/lib/errors/describe-error.ts'
import { paths } from '#src/lib/navigation/paths.ts'
import { type DeadlineRowFragment, useDeadlinesQuery } from './deadlines.generated.ts'

const RouterLink = chakra(Link)
const HOURS_AHEAD = 72

/** What costs money when it is forgotten: free cancellation that ends within three days, and bookings nobody knows about yet. */
export function Deadlines() {
  const { t } = useTranslation('home')
  // Set once, so that rendering again does not query again.
  const [from] = useState(serverNow)
  const to = new Date(from.getTime() + HOURS_AHEAD * 3_600_000)
  const { data, error, loading, refetch } = useDeadlinesQuery({
    variables: { from: from.toISOString(), to: to.toISOString() },
    fetchPolicy: 'cache-and-network',
  })
  const rows = data ? [...data.unknown.items, ...data.ending.items] : []
  return (
    <Section
      title={t('deadlines.title')}
      aside={
        <RouterLink to={paths.bookings} textStyle="small" fontWeight="600" color="brand.fg">
          {t('deadlines.all')}
        </RouterLink>
      }
    >
      {rows.length > 0 && (
        <Card as="ul" listStyleType="none" overflow="hidden">
          {rows.map((row) => (
            <DeadlineRow key={row.id} row={row} />
          ))}
        </Card>
      )}
      {data && rows.length === 0 && (
        <EmptyState icon="check" title={t('deadlines.none')} body={t('deadlines.noneBody')} />
      )}
      {!data && loading && <SkeletonRows rows={4} height="69px" />}
      {!data && error && (
        <ErrorState
          title={t('deadlines.failed')}
          body={describeError(error).text}
          support={[describeError(error).requestId]}
          onRetry={() => void refetch()}
        />
      )}
    </Section>
  )
}

function DeadlineRow({ row }: { row: DeadlineRowFragment }) {
  const { t } = useTranslation('home')
  const format = useFormat()
  const words = useStayWords()
  const now = useNow(60_000)
  const until = row.freeCancellationUntil
  const unknown = row.status === 'UNKNOWN'
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border.muted" _first={{ borderTopWidth: '0' }}>
      <RouterLink
        to={paths.booking(row.id)}
        display="flex"
        alignItems="center"
        gap="3.5"
        px="4"
        py="3"
        _hover={{ bg: 'bg.subtle' }}
      >
        <Picture kind="hotel" pictureId={row.hotelId ?? row.id} src={row.imageUrl} boxSize="11" borderRadius="l2" />
        <Box flex="1.3" minW="0">
          <Text fontWeight="600" lineClamp="2">
            <bdi>{row.hotelName ?? row.reference}</bdi>
          </Text>
          <Text textStyle="micro" color="fg.subtle" truncate>
            <bdi>{row.leadName}</bdi>
            {row.leadName && row.guestCount !== null && ' · '}
            {row.guestCount !== null && words.guests(row.guestCount)}
          </Text>
        </Box>
        <Box flex="1" minW="0" hideBelow="md">
          <Text textStyle="small" fontWeight="550">
            {unknown ? t('deadlines.checking') : t('deadlines.freeCancellation')}
          </Text>
          <Text textStyle="micro" color="fg.subtle">
            {unknown
              ? t('deadlines.doNotBookAgain')
              : until && t('deadlines.makkah', { instant: format.instant(until) })}
          </Text>
        </Box>
        <Flex minW={{ md: '132px' }} justify="flex-end" flexShrink={0}>
          {unknown ? (
            <StatusBadge status="UNKNOWN" />
          ) : (
            until && (
              <Text fontWeight="650" fontVariantNumeric="tabular-nums" color="money.up" whiteSpace="nowrap">
                {format.duration(Date.parse(until) - now.getTime())}
              </Text>
            )
          )}
        </Flex>
        <Box w="116px" hideBelow="md" css={{ textAlign: 'right' }}>
          {row.total && <Money value={row.total} />}
        </Box>
        <Icon name="next" color="fg.subtle" hideBelow="sm" />
      </RouterLink>
    </Box>
  )
}
