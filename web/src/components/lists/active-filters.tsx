import { HStack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
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
    <HStack
      as="button"
      onClick={onRemove}
      aria-label={t('removeFilter', { filter: children })}
      minH={{ base: '11', md: '1.625rem' }}
      px={{ base: '3.5', md: '2' }}
      gap="1"
      borderRadius="full"
      borderWidth="1px"
      borderColor="brand.border"
      bg="brand.subtle"
      color="brand.fg"
      textStyle="micro"
      fontWeight="600"
      cursor="pointer"
      _hover={{ bg: 'brand.muted' }}
    >
      {children}
      <Icon name="close" size={12} />
    </HStack>
  )
}
