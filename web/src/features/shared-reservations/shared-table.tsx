import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { Card } from '#src/components/layout/card.tsx'
import { GoToPage } from '#src/components/lists/go-to-page.tsx'
import { TableHead } from '#src/components/lists/table-head.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import type { SharedReservationsQuery } from './shared-reservations.generated.ts'
import { columns, SharedRow } from './shared-row.tsx'
import { pageSize, type SharedView } from './shared-view.ts'

interface SharedTableProps {
  list: NonNullable<SharedReservationsQuery['sharedReservations']>
  tab: SharedView['tab']
  /** Rows of the previous view, while the new ones load. */
  stale: boolean
  onPage: (page: number) => void
}

/** A page of shared reservations. */
export function SharedTable({ list, tab, stale, onPage }: SharedTableProps) {
  const { t } = useTranslation(['shared', 'components'])
  const { items, page, pageCount, totalCount } = list
  const { first, last } = rowRange({ page, pageSize, rows: items.length })
  const headings = ['service', tab, 'status', 'opened', 'total'] as const
  return (
    <Card overflow="hidden" aria-busy={stale} opacity={stale ? 0.55 : 1} transition="opacity {durations.fast}">
      {/* Where there are no headings, nothing else names the zone. */}
      <Text textStyle="micro" color="fg.subtle" px="4" py="2" bg="bg.subtle" hideFrom="lg">
        {t('components:cancellation.makkahTimes')}
      </Text>
      <chakra.table role="table" display="block" w="full" aria-label={t(`tabs.${tab}`)}>
        <TableHead
          columns={columns}
          from="lg"
          headings={headings.map((key) => ({ key, label: t(`columns.${key}`), isMoney: key === 'total' }))}
        />
        <chakra.tbody role="rowgroup" display="block">
          {items.map((shared) => (
            <SharedRow key={shared.id} shared={shared} />
          ))}
        </chakra.tbody>
      </chakra.table>
      {/* There is nothing to say about a single page. */}
      {pageCount > 1 && (
        <Flex px="4" minH="52px" py="2" align="center" gap="4" borderTopWidth="1px" bg="bg.subtle" color="fg.muted">
          <Text textStyle="small" fontVariantNumeric="tabular-nums" hideBelow="md">
            {t('range', { from: first, to: last, count: totalCount })}
          </Text>
          <Box flex="1" />
          <GoToPage page={page} pageCount={pageCount} onPage={onPage} />
        </Flex>
      )}
    </Card>
  )
}
