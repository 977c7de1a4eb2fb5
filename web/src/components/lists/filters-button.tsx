import { Button } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'

/** Button that opens the filters if there is no space for them next to the results. */
export function FiltersButton({
  label,
  activeCount,
  onOpen,
}: {
  label: string
  activeCount: number
  onOpen: () => void
}) {
  const format = useFormat()
  return (
    <Button
      variant="outline"
      size="sm"
      // As tall as the other controls of the toolbar.
      alignSelf="stretch"
      hideFrom="lg"
      flex={{ base: '1 0 auto', md: 'none' }}
      px={{ base: '2.5', md: '3' }}
      onClick={onOpen}
    >
      <Icon name="filter" size={14} />
      {label}
      {activeCount > 0 && <Chip tone="brand">{format.number(activeCount)}</Chip>}
    </Button>
  )
}
