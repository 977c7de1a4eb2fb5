import { Button, HStack } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { type SortName, offeredSorts } from '../results-view.ts'

const quickSorts = ['ASCENDING', 'RECOMMENDED', 'DISTANCE'] as const satisfies SortName[]

interface QuickSortsProps {
  sort: SortName
  /** Whether the distance of any hotel is known. */
  hasDistances: boolean
  onChange: (sort: SortName) => void
}

/** The orders that agents use most, one click away on wide screens; the select in the toolbar has all of them. */
export function QuickSorts({ sort, hasDistances, onChange }: QuickSortsProps) {
  const { t } = useTranslation('hotels')
  return (
    <HStack role="group" aria-label={t('sort.label')} gap="1" p="3px" bg="bg.muted" borderRadius="l2" hideBelow="md">
      {offeredSorts(quickSorts, sort, hasDistances).map((name) => (
        <Button
          key={name}
          size="xs"
          variant="ghost"
          aria-pressed={sort === name}
          color="fg.muted"
          _pressed={{ bg: 'bg.panel', color: 'fg', boxShadow: 'xs' }}
          onClick={() => onChange(name)}
        >
          {t(`quickSort.${name}`)}
        </Button>
      ))}
    </HStack>
  )
}
