import { Box, Button, HStack, IconButton, Stack } from '@chakra-ui/react'
import { Checkbox } from '#src/components/forms/checkbox.tsx'
import { Icon } from '#src/components/icons/icon.tsx'
import { PopoverPanel } from '#src/components/layout/popover-panel.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { type ColumnId, columns as allColumns, defaultColumns } from './columns.ts'
import type { Columns } from './use-columns.ts'

interface ColumnsPanelProps {
  buttonId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  columns: Columns
}

/** Returns the columns with one moved to another position. */
function moveColumn(ids: readonly ColumnId[], from: number, to: number): ColumnId[] {
  const reorderedIds = ids.filter((_id, position) => position !== from)
  reorderedIds.splice(to, 0, ...ids.slice(from, from + 1))
  return reorderedIds
}

/** Panel to choose and order the columns. The booking's own column stays first. */
export function ColumnsPanel({ columns: { visibleIds, choose }, ...panel }: ColumnsPanelProps) {
  const { t } = useTranslation('worklist')
  const hiddenIds = allColumns.map(({ id }) => id).filter((id) => !visibleIds.includes(id))
  return (
    <PopoverPanel
      {...panel}
      title={t('columnChoice.title')}
      width="320px"
      footer={
        <HStack gap="2">
          <Button flex="1" variant="ghost" onClick={() => choose(defaultColumns)}>
            {t('columnChoice.standard')}
          </Button>
          <Button flex="1" variant="outline" onClick={() => panel.onOpenChange(false)}>
            {t('columnChoice.done')}
          </Button>
        </HStack>
      }
    >
      <Stack as="ul" listStyleType="none" gap="0">
        {[...visibleIds, ...hiddenIds].map((id) => {
          const index = visibleIds.indexOf(id)
          const column = t(`columns.${id}`)
          const newIds = index < 0 ? [...visibleIds, id] : visibleIds.filter((other) => other !== id)
          return (
            <HStack as="li" key={id} gap="1">
              <Box flex="1" minW="0">
                <Checkbox checked={index >= 0} disabled={id === 'service'} onChange={() => choose(newIds)}>
                  {column}
                </Checkbox>
              </Box>
              {index > 0 &&
                ([-1, 1] as const).map((step) => (
                  <IconButton
                    key={step}
                    size="xs"
                    variant="ghost"
                    disabled={index + step < 1 || index + step >= visibleIds.length}
                    aria-label={t(step < 0 ? 'columnChoice.earlier' : 'columnChoice.later', { column })}
                    onClick={() => choose(moveColumn(visibleIds, index, index + step))}
                  >
                    <Icon name={step < 0 ? 'up' : 'down'} size={14} />
                  </IconButton>
                ))}
            </HStack>
          )
        })}
      </Stack>
    </PopoverPanel>
  )
}
