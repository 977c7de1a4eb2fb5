import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { Icon } from '#src/components/icons/icon.tsx'
import { Card } from '#src/components/layout/card.tsx'
import { TableHead } from '#src/components/lists/table-head.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { columns, MovementRow } from './movement-row.tsx'
import type { MovementFragment } from './statement.generated.ts'
import { toLocation, type StatementView } from './statement-view.ts'

const headings = ['at', 'kind', 'actor', 'amount', 'balance'] as const
const isMoney = (heading: string) => heading === 'amount' || heading === 'balance'

interface StatementTableProps {
  movements: readonly MovementFragment[]
  nextPage: string | null
  view: StatementView
  /** Whether the rows still show the previous view, because the new rows are loading. */
  stale: boolean
}

/** Page of the statement, with links to older and to the latest transactions. */
export function StatementTable({ movements, nextPage, view, stale }: StatementTableProps) {
  const { t } = useTranslation(['wallet', 'components'])
  return (
    <Card overflow="hidden" aria-busy={stale} opacity={stale ? 0.55 : 1} transition="opacity {durations.fast}">
      {/* On wide screens, the headings show the time zone. */}
      <Text textStyle="small" color="fg.subtle" px="4" py="2" bg="bg.subtle" hideFrom="md">
        {t('components:cancellation.makkahTimes')}
      </Text>
      <chakra.table role="table" display="block" w="full" aria-label={t('statement')}>
        <TableHead
          columns={columns}
          from="md"
          headings={headings.map((key) => ({ key, label: t(`columns.${key}`), isMoney: isMoney(key) }))}
        />
        <chakra.tbody role="rowgroup" display="block">
          {movements.map((movement) => (
            <MovementRow key={movement.id} movement={movement} />
          ))}
        </chakra.tbody>
      </chakra.table>
      {(view.after || nextPage) && (
        <Flex
          px="4"
          minH="52px"
          py="2"
          justify="space-between"
          align="center"
          gap="3"
          borderTopWidth="1px"
          bg="bg.subtle"
        >
          {view.after ? (
            <Button asChild variant="outline" size="sm">
              <Link to={toLocation({ ...view, after: '' })}>{t('latest')}</Link>
            </Button>
          ) : (
            <span />
          )}
          {nextPage && (
            <Button asChild variant="outline" size="sm">
              <Link to={toLocation({ ...view, after: nextPage })}>
                {t('older')}
                <Icon name="next" size={14} />
              </Link>
            </Button>
          )}
        </Flex>
      )}
    </Card>
  )
}
