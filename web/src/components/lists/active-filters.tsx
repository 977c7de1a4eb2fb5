import { Button, HStack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { Icon } from '#src/components/icons/icon.tsx'

interface ActiveFiltersProps<Group extends string> {
  groups: readonly Group[]
  labelOf: (group: Group) => string
  onRemove: (group: Group) => void
}

/** Active filters as pills, each with a remove button. */
export function ActiveFilters<Group extends string>({ groups, labelOf, onRemove }: ActiveFiltersProps<Group>) {
  return groups.map((group) => (
    <FilterPill key={group} onRemove={() => onRemove(group)}>
      {labelOf(group)}
    </FilterPill>
  ))
}

interface FiltersLineProps {
  pills: ReactNode
  /** Explains what the prices include. */
  note: string | undefined
}

/** Line above the rows of a results page. On wide screens it is as tall as a pill, so that the first filter does not shift the rows. */
export function FiltersLine({ pills, note }: FiltersLineProps) {
  return (
    <HStack columnGap="1.5" rowGap={{ base: '4', md: '1.5' }} mb="3.5" wrap="wrap" minH={{ md: '7' }}>
      {pills}
      {note && (
        <Text textStyle="small" color="fg.subtle">
          {note}
        </Text>
      )}
    </HStack>
  )
}

interface FilterPillProps {
  children: string
  onRemove: () => void
}

/** Button that shows an active filter and removes it. */
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
      <span>{children}</span>
      <Icon name="close" size={12} />
    </Button>
  )
}
