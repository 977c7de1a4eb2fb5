import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Card } from '#src/components/layout/card.tsx'
import { GoToPage } from '#src/components/lists/go-to-page.tsx'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { BookingRow, columns } from './booking-row.tsx'
import type { BookingsQuery } from './bookings.generated.ts'
import { pageSize } from './bookings-view.ts'

const headings = ['service', 'lead', 'status', 'deadline', 'tags', 'total'] as const

type BookingsTableProps = {
  bookings: BookingsQuery['bookings']
  /** Rows of the previous view, while the new ones load. */
  stale: boolean
  onPage: (page: number) => void
}

export function BookingsTable({ bookings, stale, onPage }: BookingsTableProps) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const now = useNow(60_000)
  const { items, page, pageCount, totalCount } = bookings
  const { first, last } = rowRange({ page, pageSize, rows: items.length })
  return (
    <Card overflow="hidden" aria-busy={stale} opacity={stale ? 0.55 : 1} transition="opacity {durations.fast}">
      <chakra.table display="block" w="full" aria-label={t('title')}>
        <chakra.thead display="block" bg="bg.subtle" hideBelow="lg">
          <chakra.tr
            display="grid"
            gridTemplateColumns={columns}
            columnGap="3"
            px="4"
            minH="9"
            py="1"
            alignItems="center"
            textStyle="micro"
            color="fg.subtle"
          >
            {headings.map((heading) => (
              <chakra.th
                key={heading}
                scope="col"
                fontWeight="inherit"
                css={{ textAlign: heading === 'total' ? 'right' : 'start' }}
              >
                {t(`columns.${heading}`)}
              </chakra.th>
            ))}
          </chakra.tr>
        </chakra.thead>
        <chakra.tbody display="block">
          {items.map((booking) => (
            <BookingRow key={booking.id} booking={booking} now={now} />
          ))}
        </chakra.tbody>
      </chakra.table>
      <Flex
        px="4"
        minH="52px"
        py="2"
        align="center"
        gap="4"
        borderTopWidth="1px"
        textStyle="small"
        color="fg.muted"
        bg="bg.subtle"
      >
        <Text fontVariantNumeric="tabular-nums" hideBelow="md">
          {t('range', { range: `${format.number(first)} – ${format.number(last)}`, count: totalCount })}
        </Text>
        <Box flex="1" />
        {pageCount > 1 && <GoToPage page={page} pageCount={pageCount} onPage={onPage} />}
      </Flex>
    </Card>
  )
}
