import { Button } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface ActiveFiltersProps<G extends string> {
  groups: readonly G[]
  labelOf: (group: G) => string
  onRemove: (group: G) => void
}

/** The filters in force as pills, each with a button that removes it. */
export function ActiveFilters<G extends string>({ groups, labelOf, onRemove }: ActiveFiltersProps<G>) {
  return groups.map((group) => (
    <FilterPill key={group} onRemove={() => onRemove(group)}>
      {labelOf(group)}
    </FilterPill>
  ))
}

interface FilterPillProps {
  children: string
  onRemove: () => void
}

/** One active filter; pressing it removes the filter. */
function FilterPill({ children, onRemove }: FilterPillProps) {
  const { t } = useTranslation('components')
  return (
    <Button
      size="xs"
      minH={{ base: '9', md: '7' }}
      variant="subtle"
      onClick={onRemove}
      aria-label={t('removeFilter', { filter: children })}
      gap="1"
      whiteSpace="normal"
      textAlign="start"
      maxW="full"
      py="1"
      borderRadius="full"
      borderColor="brand.border"
    >
      {children}
      <Icon name="close" size={12} />
    </Button>
  )
}
