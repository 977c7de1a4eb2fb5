import { usePriceRangeText } from '#src/components/lists/use-price-range-text.ts'
import { useCommaList } from '#src/lib/i18n/use-comma-list.ts'
import { type CodedChoice, chosenNames } from '#src/lib/list-kit/coded-choices.ts'
import { type FilterGroup, type Filters, priceBounds } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'

/** Companies in the results; undefined while loading. */
export const toCompanyChoices = (results: SearchResults | null | undefined): CodedChoice[] | undefined =>
  results?.facets.companies.map(({ company, count }) => ({ ...company, count }))

/** Returns a function that describes a group of filters. */
export function useFilterText(
  results: SearchResults | null | undefined,
): (filters: Filters, group: FilterGroup) => string {
  const priceRangeText = usePriceRangeText(priceBounds)
  const list = useCommaList()
  return (filters, group) => {
    switch (group) {
      case 'price':
        return priceRangeText(filters)
      case 'companies':
        return list(chosenNames(toCompanyChoices(results), filters.companies))
      case 'packages':
        return list(chosenNames(results?.facets.packages, filters.packages))
    }
  }
}
