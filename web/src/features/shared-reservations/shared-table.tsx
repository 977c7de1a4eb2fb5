import { chakra, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/components/layout/card.tsx'
import { TableHead } from '#src/components/lists/table-head.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { SharedRowFragment } from './shared-reservations.generated.ts'
import { columns, SharedRow } from './shared-row.tsx'
import type { SharedView } from './shared-view.ts'

interface SharedTableProps {
  items: readonly SharedRowFragment[]
  tab: SharedView['tab']
  /** Whether the rows still show the previous view, because the new rows are loading. */
  stale?: boolean
  /** Content below the rows. */
  children?: ReactNode
}

/** Table of shared reservations. */
export function SharedTable({ items, tab, stale = false, children }: SharedTableProps) {
  const { t } = useTranslation(['shared', 'components'])
  const headings = ['service', tab, 'status', 'opened', 'total'] as const
  return (
    <Card overflow="hidden" aria-busy={stale} opacity={stale ? 0.55 : 1} transition="opacity {durations.fast}">
      {/* On wide screens, the headings show the time zone. */}
      <Text textStyle="small" color="fg.subtle" px="4" py="2" bg="bg.subtle" hideFrom="lg">
        {t('components:cancellation.makkahTimes')}
      </Text>
      <chakra.table role="table" display="block" w="full" aria-label={t(`tabs.${tab}`)}>
        <TableHead
          columns={columns}
          from="lg"
          headings={headings.map((key) => ({ key, label: t(`columns.${key}`), isMoney: key === 'total' }))}
        />
        <chakra.tbody role="rowgroup" display="block">
          {items.map((reservation) => (
            <SharedRow key={reservation.id} reservation={reservation} tab={tab} />
          ))}
        </chakra.tbody>
      </chakra.table>
      {children}
    </Card>
  )
}
