import type { TransportSort, TransportWhere, VehicleCategory, VehicleType } from '#src/__generated__/schema.ts'
import { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import { priceLimit } from '#src/lib/list-kit/price-range.ts'
import { resultsViewCodec } from '#src/lib/list-kit/results-view.ts'
import { numberParam, someOfParam, wordsParam } from '#src/lib/list-kit/search-params.ts'
import { omitEmptyFilters } from '#src/lib/list-kit/omit-empty-filters.ts'

/** Sort orders by their names in the URL. */
export const sorts = {
  ASCENDING: 'PRICE_ASC',
  SEATS: 'SEATS_ASC',
  DESCENDING: 'PRICE_DESC',
} as const satisfies Record<string, TransportSort>

/** Sort orders as listed in the menu. The default is the first one, which sorts by the total for the vehicles that the group needs, cheapest first. */
export const sortNames = ['ASCENDING', 'SEATS', 'DESCENDING'] as const satisfies (keyof typeof sorts)[]

export const priceBounds = { min: 0, max: 50_000 }
export const vehicleTypes = ['SEDAN', 'SUV', 'VAN', 'BUS', 'UNRECOGNISED'] as const satisfies VehicleType[]
export const categories = ['NORMAL', 'PREMIUM', 'VIP', 'UNRECOGNISED'] as const satisfies VehicleCategory[]

export const {
  read: readView,
  write: writeView,
  noFilters,
} = resultsViewCodec(
  {
    min: numberParam(priceBounds),
    max: numberParam(priceBounds),
    types: someOfParam<VehicleType>(vehicleTypes),
    categories: someOfParam<VehicleCategory>(categories),
    // Company codes in the gateway's format.
    companies: wordsParam(/^[\w.-]{1,40}$/, 20),
  },
  sortNames,
)

export type View = ReturnType<typeof readView>
export type Filters = View['filters']

/** Converts the filters to the server's input. */
export const toWhere = ({ min, max, types, categories: chosen, companies }: Filters): TransportWhere =>
  omitEmptyFilters<TransportWhere>({
    priceMin: priceLimit(min),
    priceMax: priceLimit(max),
    vehicleTypes: [...types],
    categories: [...chosen],
    companies: [...companies],
  })

export type FilterGroup = 'price' | 'types' | 'categories' | 'companies'

export const transportFilters = filterGroups<Filters, FilterGroup>(noFilters, {
  price: ['min', 'max'],
  types: ['types'],
  categories: ['categories'],
  companies: ['companies'],
})
