import { Button, HStack, Stack } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Sheet } from '#src/components/layout/sheet.tsx'
import { FiltersButton } from '#src/components/lists/filters-button.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

interface PhoneFiltersProps {
  /** Number of active filters. */
  activeCount: number
  onClear: () => void
  children: ReactNode
}

/** Button that opens the list's filters on narrow screens. */
export function PhoneFilters({ activeCount, onClear, children }: PhoneFiltersProps) {
  const { t } = useTranslation(['bookings', 'worklist'])
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <FiltersButton label={t('worklist:filters')} activeCount={activeCount} onOpen={() => setOpen(true)} />
      <Sheet
        open={open}
        onClose={close}
        title={t('worklist:filters')}
        short
        footer={
          <HStack w="full" gap="2">
            {activeCount > 0 && (
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
