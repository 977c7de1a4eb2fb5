import { ActiveFilters } from '#src/components/lists/active-filters.tsx'
import { type Filters, hotelFilters } from '../results-view.ts'
import type { SearchResults } from '../search-pages.ts'
import { useFilterWords } from './use-filter-words.ts'

interface FilterPillsProps {
  filters: Filters
  results: SearchResults | undefined
  onChange: (filters: Filters) => void
}

export function FilterPills({ filters, results, onChange }: FilterPillsProps) {
  const words = useFilterWords(results)
  return (
    <ActiveFilters
      groups={hotelFilters.active(filters)}
      labelOf={(group) => words(filters, group)}
      onRemove={(group) => onChange(hotelFilters.without(filters, group))}
    />
  )
}
