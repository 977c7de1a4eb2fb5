import { Button, HStack, Stack } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface PhoneFiltersProps {
  /** Number of filters in force. */
  active: number
  onClear: () => void
  children: ReactNode
}

/** The filters of the list behind one button, where there is no room for them beside each other. */
export function PhoneFilters({ active, onClear, children }: PhoneFiltersProps) {
  const { t } = useTranslation(['bookings', 'worklist'])
  const format = useFormat()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="outline" size="sm" flex="1 0 auto" px="2.5" onClick={() => setOpen(true)}>
        <Icon name="filter" size={14} />
        {t('worklist:filters')}
        {active > 0 && <Chip tone="brand">{format.number(active)}</Chip>}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={t('worklist:filters')}
        short
        footer={
          <HStack w="full" gap="2">
            {active > 0 && (
              <Button variant="outline" size="lg" onClick={onClear}>
                {t('empty.clear')}
              </Button>
            )}
            <Button size="lg" flex="1" onClick={close}>
              {t('worklist:columnChoice.done')}
            </Button>
          </HStack>
        }
      >
        <Stack gap="4">{children}</Stack>
      </Sheet>
    </>
  )
}
