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
function moveColumn(visible: readonly ColumnId[], from: number, to: number): ColumnId[] {
  const next = visible.filter((_id, position) => position !== from)
  next.splice(to, 0, ...visible.slice(from, from + 1))
  return next
}

/** Panel to choose and order the columns. The booking's own column stays first. */
export function ColumnsPanel({ columns: { visible, choose }, ...panel }: ColumnsPanelProps) {
  const { t } = useTranslation('worklist')
  const hidden = allColumns.map(({ id }) => id).filter((id) => !visible.includes(id))
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
        {[...visible, ...hidden].map((id) => {
          const index = visible.indexOf(id)
          const column = t(`columns.${id}`)
          const nextColumns = index < 0 ? [...visible, id] : visible.filter((other) => other !== id)
          return (
            <HStack as="li" key={id} gap="1">
              <Box flex="1" minW="0">
                <Checkbox checked={index >= 0} disabled={id === 'service'} onChange={() => choose(nextColumns)}>
                  {column}
                </Checkbox>
              </Box>
              {index > 0 &&
                ([-1, 1] as const).map((step) => (
                  <IconButton
                    key={step}
                    size="xs"
                    variant="ghost"
                    disabled={index + step < 1 || index + step >= visible.length}
                    aria-label={t(step < 0 ? 'columnChoice.earlier' : 'columnChoice.later', { column })}
                    onClick={() => choose(moveColumn(visible, index, index + step))}
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
