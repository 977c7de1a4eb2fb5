import { Button } from '@chakra-ui/react'
import { Icon } from '#src/components/icons/icon.tsx'
import { Chip } from '#src/components/layout/chip.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Opens the filters where there is no room for them beside the results. */
export function FiltersButton({ active, onOpen }: { active: number; onOpen: () => void }) {
  const { t } = useTranslation('listing')
  const format = useFormat()
  return (
    <Button
      variant="outline"
      size="sm"
      hideFrom="lg"
      flex={{ base: '1 0 auto', md: 'none' }}
      px={{ base: '2.5', md: '3' }}
      onClick={onOpen}
    >
      <Icon name="filter" size={14} />
      {t('filters')}
      {active > 0 && <Chip tone="brand">{format.number(active)}</Chip>}
    </Button>
  )
}
