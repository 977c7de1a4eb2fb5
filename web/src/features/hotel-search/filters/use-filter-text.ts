import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { useStayTexts } from '#src/components/hotels/use-stay-texts.ts'
import { usePriceRangeText } from '#src/components/lists/use-price-range-text.ts'
import { useCommaList } from '#src/lib/i18n/use-comma-list.ts'
import { type FilterGroup, type Filters, priceBounds } from '../results-view.ts'
import type { SearchResults } from '../search-pages.ts'
import { supplierChoices } from './supplier-choices.ts'

/** Returns a function that describes a group of filters. */
export function useFilterText(results: SearchResults | undefined): (filters: Filters, group: FilterGroup) => string {
  const { t } = useTranslation('hotels')
  const stay = useStayTexts()
  const priceRangeText = usePriceRangeText(priceBounds)
  const list = useCommaList()
  return (filters, group) => {
    switch (group) {
      case 'name':
        return t('pill.name', { name: filters.name })
      case 'price':
        return priceRangeText(filters)
      case 'stars':
        return t('pill.stars', { stars: starsText(filters.stars.toReversed(), list) })
      case 'boards':
        return list(filters.boards.map((board) => stay.board(board, null)))
      case 'refundable':
        return t(filters.refundable ? 'refundable' : 'nonRefundable')
      case 'suppliers': {
        const chosen = supplierChoices(filters, results).filter(({ supplier }) =>
          filters.suppliers.includes(supplier.key),
        )
        return list(chosen.map(({ supplier }) => supplier.name))
      }
      case 'distances':
        return list(filters.distances.map((band) => t(`distance.${band}`)))
    }
  }
}

/** `3 – 5` for consecutive stars, otherwise `2, 5`. */
function starsText(stars: readonly number[], list: (items: readonly string[]) => string): string {
  const [first, last] = [stars[0], stars.at(-1)]
  const consecutive = first !== undefined && last !== undefined && stars.length > 2 && last - first === stars.length - 1
  return consecutive ? `${first} – ${last}` : list(stars.map(String))
}
