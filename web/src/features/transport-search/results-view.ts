/** Order, filters and page of the results. They are stored in the address beside the search and nowhere else. */
import type { TransportSort, TransportWhere, VehicleCategory, VehicleType } from '#src/__generated__/schema.ts'
import { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import { priceLimit, withPrices } from '#src/lib/list-kit/price-range.ts'
import {
  type ValuesOf,
  numberParam,
  oneOfParam,
  pageParam,
  searchParamsCodec,
  someOfParam,
  wordsParam,
} from '#src/lib/list-kit/search-params.ts'

/** The orders by their names in the address. */
export const sorts = {
  SEATS: 'SEATS_ASC',
  ASCENDING: 'PRICE_ASC',
  DESCENDING: 'PRICE_DESC',
} as const satisfies Record<string, TransportSort>

export type SortName = keyof typeof sorts
export const sortNames = Object.keys(sorts) as SortName[]

export const priceBounds = { min: 0, max: 50_000 }
export const vehicleTypes = ['SEDAN', 'SUV', 'VAN', 'BUS', 'UNRECOGNISED'] as const satisfies VehicleType[]
export const categories = ['NORMAL', 'PREMIUM', 'VIP', 'UNRECOGNISED'] as const satisfies VehicleCategory[]

/** Offers on a page: fewer on phones, where a card fills the screen. */
export const pageSizes = { phone: 20, wide: 50 } as const

const filterParams = {
  min: numberParam(priceBounds),
  max: numberParam(priceBounds),
  types: someOfParam<VehicleType>(vehicleTypes),
  categories: someOfParam<VehicleCategory>(categories),
  // Codes of companies, as the gateway reports them.
  companies: wordsParam(/^[\w.-]{1,40}$/, 20),
}
const filterCodec = searchParamsCodec(filterParams)
const viewCodec = searchParamsCodec({ sort: oneOfParam<SortName, SortName>(sortNames, 'SEATS'), page: pageParam })

export type Filters = ValuesOf<typeof filterParams>

export interface ResultsView {
  readonly sort: SortName
  readonly page: number
  readonly filters: Filters
}

export const noFilters: Filters = filterCodec.read(new URLSearchParams())

/** Reads the view of an address; anything unreadable gets its default. */
export function readView(address: URLSearchParams): ResultsView {
  const filters = filterCodec.read(address)
  return { ...viewCodec.read(address), filters: withPrices(filters, filters.min, filters.max) }
}

/** Writes a view into an address; defaults are left out, the search beside them stays. */
export const writeView = (address: URLSearchParams, { filters, ...view }: ResultsView): URLSearchParams =>
  viewCodec.write(filterCodec.write(address, filters), view)

/** The filters as the server takes them; filters that are not set are left out. */
export function toWhere({ min, max, types, categories: chosen, companies }: Filters): TransportWhere {
  return {
    ...(min === undefined ? {} : { priceMin: priceLimit(min) }),
    ...(max === undefined ? {} : { priceMax: priceLimit(max) }),
    ...(types.length > 0 ? { vehicleTypes: [...types] } : {}),
    ...(chosen.length > 0 ? { categories: [...chosen] } : {}),
    ...(companies.length > 0 ? { companies: [...companies] } : {}),
  }
}

export type FilterGroup = 'price' | 'types' | 'categories' | 'companies'

export const transportFilters = filterGroups<Filters, FilterGroup>(noFilters, {
  price: ['min', 'max'],
  types: ['types'],
  categories: ['categories'],
  companies: ['companies'],
})
