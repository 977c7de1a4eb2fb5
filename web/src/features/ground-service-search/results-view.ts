import type { GroundServiceSort, GroundServiceWhere } from '#src/__generated__/schema.ts'
import { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import { priceLimit } from '#src/lib/list-kit/price-range.ts'
import { resultsViewCodec } from '#src/lib/list-kit/results-view.ts'
import { numberParam, wordsParam } from '#src/lib/list-kit/search-params.ts'
import { omitEmptyFilters } from '#src/lib/list-kit/omit-empty-filters.ts'

/** Sort orders by their names in the URL. */
export const sorts = { ASCENDING: 'PRICE_ASC', DESCENDING: 'PRICE_DESC' } as const satisfies Record<
  string,
  GroundServiceSort
>
export const sortNames = ['ASCENDING', 'DESCENDING'] as const satisfies (keyof typeof sorts)[]

export const priceBounds = { min: 0, max: 99_999 }

/** Codes in the format that the gateway uses. */
const codesParam = wordsParam(/^[\w.-]{1,40}$/, 20)

export const {
  read: readView,
  write: writeView,
  noFilters,
} = resultsViewCodec(
  { min: numberParam(priceBounds), max: numberParam(priceBounds), companies: codesParam, packages: codesParam },
  sortNames,
)

export type View = ReturnType<typeof readView>
export type Filters = View['filters']

/** Converts the filters to the server's input. */
export const toWhere = ({ min, max, companies, packages }: Filters): GroundServiceWhere =>
  omitEmptyFilters<GroundServiceWhere>({
    priceMin: priceLimit(min),
    priceMax: priceLimit(max),
    companies: [...companies],
    packages: [...packages],
  })

export type FilterGroup = 'price' | 'companies' | 'packages'

export const groundServiceFilters = filterGroups<Filters, FilterGroup>(noFilters, {
  price: ['min', 'max'],
  companies: ['companies'],
  packages: ['packages'],
})
