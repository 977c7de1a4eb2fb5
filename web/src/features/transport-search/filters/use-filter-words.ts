import { useRideWords } from '#src/components/transport/use-ride-words.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { usePriceWords } from '#src/components/lists/use-price-words.ts'
import { type FilterGroup, type Filters, priceBounds } from '../results-view.ts'
import type { SearchResults } from '../use-results.ts'
import { companyChoices } from './company-choices.ts'

/** Returns a function that names what a group of filters asks for. */
export function useFilterWords(
  results: SearchResults | null | undefined,
): (filters: Filters, group: FilterGroup) => string {
  const words = useRideWords()
  const priceWords = usePriceWords(priceBounds)
  const comma = useFormat().rtl ? '، ' : ', '
  return (filters, group) => {
    switch (group) {
      case 'price':
        return priceWords(filters)
      case 'types':
        return filters.types.map((type) => words.vehicleType(type, null)).join(comma)
      case 'categories':
        return filters.categories.map((category) => words.category(category, null)).join(comma)
      case 'companies':
        return companyChoices(filters, results)
          .filter(({ code }) => filters.companies.includes(code))
          .map(({ name }) => name)
          .join(comma)
    }
  }
}
