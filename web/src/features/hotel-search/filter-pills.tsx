import { useTranslation } from 'react-i18next'
import { ActiveFilters } from '#src/components/lists/active-filters.tsx'
import { useSupplierName } from '#src/components/hotels/supplier-name.tsx'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { type FilterGroup, type Filters, PRICE_BOUNDS, activeGroups, without } from './listing-view.ts'

/** What a group of filters says, in a few words. */
export function useFilterWords(): (filters: Filters, group: FilterGroup) => string {
  const { t } = useTranslation('hotels')
  const format = useFormat()
  const supplierName = useSupplierName()
  const list = (items: readonly string[]) => items.join(format.rtl ? '، ' : ', ')
  return (filters, group) => {
    switch (group) {
      case 'name':
        return t('pill.name', { name: filters.name.trim() })
      case 'price': {
        const [min, max] = [
          format.number(filters.min ?? PRICE_BOUNDS.min),
          format.number(filters.max ?? PRICE_BOUNDS.max),
        ]
        if (filters.min === undefined) return t('pill.upTo', { max })
        return filters.max === undefined ? t('pill.from', { min }) : t('pill.between', { min, max })
      }
      case 'stars':
        return t('pill.stars', { stars: starsText(filters.stars.toReversed(), list) })
      case 'boards':
        return list(filters.boards.map((board) => t(`boards.${board}`)))
      case 'refundable':
        return t(filters.refundable ? 'refundable' : 'nonRefundable')
      case 'suppliers':
        return list(filters.suppliers.map(supplierName))
      case 'distances':
        return list(filters.distances.map((band) => t(`distance.${band}`)))
    }
  }
}

/** `3 – 5` when they follow each other, else `2, 5`. */
function starsText(stars: readonly number[], list: (items: readonly string[]) => string): string {
  const [first, last] = [stars[0], stars.at(-1)]
  const unbroken = first !== undefined && last !== undefined && stars.length > 2 && last - first === stars.length - 1
  return unbroken ? `${first} – ${last}` : list(stars.map(String))
}

/** The filters in force; each can be taken away. */
export function FilterPills({ filters, onChange }: { filters: Filters; onChange: (filters: Filters) => void }) {
  const words = useFilterWords()
  return (
    <ActiveFilters
      groups={activeGroups(filters)}
      labelOf={(group) => words(filters, group)}
      onRemove={(group) => onChange(without(filters, group))}
    />
  )
}
