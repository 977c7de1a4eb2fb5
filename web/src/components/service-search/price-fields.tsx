import { FilterGroup } from '#src/components/lists/option-group.tsx'
import { PriceFilter } from '#src/components/lists/price/price-filter.tsx'
import { type PriceRange, withPriceRange } from '#src/lib/list-kit/price-range.ts'

interface PriceFieldsProps<Filters extends PriceRange> {
  title: string
  bounds: { readonly min: number; readonly max: number }
  /** Lowest and highest total of the search; null if no result has a total; undefined while loading. */
  prices: { readonly priceMin: string | null; readonly priceMax: string | null } | undefined
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Filter by total. */
export function PriceFields<Filters extends PriceRange>(props: PriceFieldsProps<Filters>) {
  const { title, bounds, prices, filters, onChange } = props
  return (
    <FilterGroup title={title}>
      <PriceFilter
        bounds={bounds}
        facet={
          prices?.priceMin != null && prices.priceMax != null
            ? { min: { amount: prices.priceMin }, max: { amount: prices.priceMax } }
            : prices && null
        }
        min={filters.min}
        max={filters.max}
        onChange={(min, max) => onChange(withPriceRange(filters, min, max))}
      />
    </FilterGroup>
  )
}
