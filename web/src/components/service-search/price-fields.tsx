import { FilterGroup } from '#src/components/lists/option-group.tsx'
import { PriceFilter } from '#src/components/lists/price/price-filter.tsx'
import { type PriceRange, withPriceRange } from '#src/lib/list-kit/price-range.ts'

interface PriceFieldsProps<Filters extends PriceRange> {
  title: string
  bounds: { readonly min: number; readonly max: number }
  /** Lowest and highest total of the search; null if it has none; undefined while loading. */
  found: { readonly priceMin: string | null; readonly priceMax: string | null } | undefined
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Filter by total. */
export function PriceFields<Filters extends PriceRange>(props: PriceFieldsProps<Filters>) {
  const { title, bounds, found, filters, onChange } = props
  return (
    <FilterGroup title={title}>
      <PriceFilter
        bounds={bounds}
        facet={
          found?.priceMin != null && found.priceMax != null
            ? { min: { amount: found.priceMin }, max: { amount: found.priceMax } }
            : found && null
        }
        min={filters.min}
        max={filters.max}
        onChange={(min, max) => onChange(withPriceRange(filters, min, max))}
      />
    </FilterGroup>
  )
}
