import { Box, HStack } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { scrollingRow } from '#src/components/layout/scrolling-row.ts'
import { TabLink } from '#src/components/layout/tab-link.tsx'
import type { BookingStatus } from '#src/__generated__/schema.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { type BookingsView, changeView, statuses, writeView } from './bookings-view.ts'

type StatusTabsProps = { view: BookingsView; counts: readonly { status: BookingStatus; count: number }[] }

/** Statuses whose tabs are shown even without bookings. */
const statusesAlwaysShown = new Set<BookingStatus>(['CONFIRMED', 'PENDING', 'CANCELLED', 'FAILED'])

/** Tabs for all bookings and for the statuses, with counts. */
export function StatusTabs({ view, counts }: StatusTabsProps) {
  const { t } = useTranslation(['bookings', 'worklist', 'components'])
  const format = useFormat()
  const findCount = (status: BookingStatus) => counts.find((entry) => entry.status === status)?.count ?? 0
  const totalCount = counts.reduce((sum, { count }) => sum + count, 0)
  const visibleStatuses = statuses.filter(
    (status) => statusesAlwaysShown.has(status) || findCount(status) > 0 || status === view.status,
  )
  const tabs = [
    { status: null, label: t('all'), count: totalCount },
    ...visibleStatuses.map((status) => ({ status, label: t(`components:status.${status}`), count: findCount(status) })),
  ]
  return (
    <HStack
      as="nav"
      aria-label={t('worklist:columns.status')}
      gap={{ base: '5', md: '6' }}
      h="11"
      boxShadow="inset 0 -1px {colors.border}"
      mb="4"
      {...scrollingRow}
    >
      {tabs.map(({ status, label, count }) => {
        const isActive = status === view.status
        return (
          <TabLink
            key={status ?? 'all'}
            to={{ search: writeView(changeView(view, { status })).toString() }}
            active={isActive}
          >
            {label}{' '}
            <Box
              as="span"
              textStyle="caption"
              px="1.5"
              borderRadius="full"
              bg="bg.muted"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
            >
              {format.number(count)}
            </Box>
          </TabLink>
        )
      })}
    </HStack>
  )
}
