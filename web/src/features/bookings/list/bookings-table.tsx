import { Box, chakra, Flex, HStack, Text, VisuallyHidden } from '@chakra-ui/react'
import type { CSSProperties } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { BookingSort } from '#src/__generated__/schema.ts'
import { Card } from '#src/components/layout/card.tsx'
import { useFloatingPanel } from '#src/components/layout/use-floating-panel.ts'
import { GoToPage } from '#src/components/lists/go-to-page.tsx'
import { TableHead } from '#src/components/lists/table-head.tsx'
import { useCommissionShown } from '#src/data/commission-visibility.ts'
import { rowRange } from '#src/lib/list-kit/pagination.ts'
import { useIsNarrow } from '#src/lib/browser/window-size.ts'
import { useNow } from '#src/lib/clock/use-now.ts'
import { type ColumnId, isMoneyColumn, defaultColumns, computeTableSizes } from '../columns/columns.ts'
import { BookingRow, gridColumns } from './booking-row.tsx'
import { ShortcutsButton } from '../shortcuts/shortcuts-button.tsx'
import { handleRowShortcut } from '../shortcuts/row-shortcuts.ts'
import { pinnedStyles, shadedEdges } from './pinned.ts'
import { SelectBox } from './select-box.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { useSelection } from './use-selection.ts'
import type { BookingsQuery } from './bookings.generated.ts'
import { pageSize, type sorts } from './bookings-view.ts'
import { findAriaSort, SortHeading } from './sort-heading.tsx'

type BookingsTableProps = {
  bookings: BookingsQuery['bookings']
  /** Whether the rows are those of the previous view, while the new view's rows load. */
  isStale: boolean
  columns: readonly ColumnId[]
  compact: boolean
  sort: BookingSort
  onSort: (sort: (typeof sorts)[number]) => void
  onPage: (page: number) => void
}

export function BookingsTable({ bookings, isStale, columns, compact, sort, onSort, onPage }: BookingsTableProps) {
  const { t } = useTranslation(['bookings', 'worklist', 'tools'])
  const now = useNow(60_000)
  const { items, page, pageCount, totalCount } = bookings
  const isCommissionShown = useCommissionShown()
  // Rows are cards on narrow screens.
  const chosenColumns = useIsNarrow() ? defaultColumns : columns
  const visibleColumns = isCommissionShown ? chosenColumns : chosenColumns.filter((id) => id !== 'commission')
  const shortcutsPanel = useFloatingPanel()
  const selection = useSelection(items.map(({ id }) => id))
  const { first, last } = rowRange({ page, pageSize, rows: items.length })
  return (
    <Card overflow="clip" aria-busy={isStale} opacity={isStale ? 0.55 : 1} transition="opacity {durations.fast}">
      <Box position="relative" overflowX={{ lg: 'auto' }} overflowY="hidden" css={{ lg: shadedEdges }}>
        <chakra.table
          role="table"
          display="block"
          w="full"
          minW={{ lg: 'var(--table)' }}
          style={computeTableSizes(visibleColumns) as CSSProperties}
          aria-label={t('title')}
        >
          <TableHead
            columns={gridColumns}
            from="lg"
            first={{ ...pinnedStyles, display: 'flex', alignItems: 'center', bg: 'bg.subtle' }}
            headings={[
              ...visibleColumns.map((key) => ({
                key,
                isMoney: isMoneyColumn(key),
                sort: findAriaSort(key, sort),
                label:
                  key === 'service' ? (
                    <HStack gap="3">
                      <SelectBox
                        label={t('tools:tags.bulk.all')}
                        checked={selection.ids.length === items.length}
                        onChange={() => selection.setAll(selection.ids.length < items.length)}
                      />
                      {t(`worklist:columns.${key}`)}
                    </HStack>
                  ) : (
                    <SortHeading column={key} sort={sort} onSort={onSort} />
                  ),
              })),
              { key: 'documents', label: <VisuallyHidden>{t('documents.title')}</VisuallyHidden> },
            ]}
          />
          <chakra.tbody
            role="rowgroup"
            display="block"
            onKeyDown={(event) =>
              handleRowShortcut(event, {
                toggle: selection.toggle,
                openHelp: () => shortcutsPanel.panel.onOpenChange(true),
              })
            }
          >
            {items.map((booking) => (
              <BookingRow
                key={booking.id}
                booking={booking}
                now={now}
                columns={visibleColumns}
                selected={selection.has(booking.id)}
                compact={compact}
                onSelect={() => selection.toggle(booking.id)}
              />
            ))}
          </chakra.tbody>
        </chakra.table>
      </Box>
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
        {...(selection.ids.length > 0 && { position: 'sticky', bottom: 'var(--tabs)', zIndex: '2' })}
      >
        {selection.ids.length > 0 && (
          <SelectionBar
            bookings={items.filter(({ id }) => selection.has(id))}
            onClear={() => selection.setAll(false)}
          />
        )}
        <Text fontVariantNumeric="tabular-nums" hideBelow="md">
          {selection.ids.length === 0 && t('range', { from: first, to: last, count: totalCount })}
        </Text>
        <Box flex="1" hideBelow="md" />
        <ShortcutsButton {...shortcutsPanel} />
        {pageCount > 1 && (
          // Phones have space for either the selection or the page numbers.
          <Box hideBelow={selection.ids.length > 0 ? 'md' : undefined} w={{ base: 'full', md: 'auto' }}>
            <GoToPage page={page} pageCount={pageCount} onPage={onPage} />
          </Box>
        )}
      </Flex>
    </Card>
  )
}
