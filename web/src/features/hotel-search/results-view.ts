/** Order, filters and page of the results. Stored only in the URL, next to the search. */
import type { Board, DistanceBand, HotelSort, HotelWhere } from '#src/__generated__/schema.ts'
import { filterGroups } from '#src/lib/list-kit/filter-groups.ts'
import { priceLimit, withPriceRange } from '#src/lib/list-kit/price-range.ts'
import {
  type ValuesOf,
  flagParam,
  numberParam,
  oneOfParam,
  pageParam,
  searchParamsCodec,
  someOfParam,
  textParam,
  wordsParam,
} from '#src/lib/list-kit/search-params.ts'
import { omitEmptyFilters } from '#src/lib/list-kit/omit-empty-filters.ts'

/** Sort orders by their names in the URL. */
export const sorts = {
  RECOMMENDED: 'RECOMMENDED',
  ASCENDING: 'PRICE_ASC',
  DESCENDING: 'PRICE_DESC',
  RATING: 'RATING_ASC',
  RATING_DESCENDING: 'RATING_DESC',
  DISTANCE: 'DISTANCE_ASC',
} as const satisfies Record<string, HotelSort>

export type SortName = keyof typeof sorts
export const sortNames = Object.keys(sorts) as SortName[]

export const priceBounds = { min: 0, max: 99_999 }
export const starChoices = [5, 4, 3, 2, 1] as const
export const boardChoices = [
  'ROOM_ONLY',
  'BREAKFAST',
  'HALF_BOARD',
  'FULL_BOARD',
  'ALL_INCLUSIVE',
  'UNRECOGNISED',
] as const satisfies Board[]
export const distanceChoices = [
  'UP_TO_300_M',
  'UP_TO_700_M',
  'UP_TO_1500_M',
  'FARTHER',
] as const satisfies DistanceBand[]

export const maxNameLength = 60

const filterParams = {
  name: textParam(maxNameLength),
  min: numberParam(priceBounds),
  max: numberParam(priceBounds),
  stars: someOfParam<number>(starChoices),
  boards: someOfParam<Board>(boardChoices),
  refundable: flagParam,
  // Supplier keys in the server's format.
  suppliers: wordsParam(/^[a-z0-9][\w.-]{0,39}$/, 20),
  distances: someOfParam<DistanceBand>(distanceChoices),
}
const filterCodec = searchParamsCodec(filterParams)
/** Codec of the view. An order in the URL takes precedence over the agent's usual order, which is not written to the URL. */
const viewCodec = (usualSort: SortName) =>
  searchParamsCodec({
    sort: oneOfParam<SortName, SortName>(sortNames, usualSort),
    page: pageParam,
    view: oneOfParam(['list', 'map'], 'list'),
  })

const defaultSort: SortName = 'ASCENDING'

/** Filters the sort orders to offer. Sorting by distance is offered only if a distance is known or it is already selected. */
export const availableSorts = <Name extends SortName>(
  names: readonly Name[],
  chosen: SortName,
  hasDistances: boolean,
) => names.filter((name) => name !== 'DISTANCE' || hasDistances || name === chosen)

/** Parses a stored order. Returns the default for anything else. */
export const readSort = (stored: unknown): SortName => sortNames.find((name) => name === stored) ?? defaultSort

export type Filters = ValuesOf<typeof filterParams>

export interface ResultsView {
  readonly sort: SortName
  readonly page: number
  readonly showsMap: boolean
  readonly filters: Filters
}

export const noFilters: Filters = filterCodec.read(new URLSearchParams())

/** Reads the view of a URL. Unreadable parameters get their defaults. */
export function readView(parameters: URLSearchParams, usualSort: SortName = defaultSort): ResultsView {
  const filters = filterCodec.read(parameters)
  const { view, ...rest } = viewCodec(usualSort).read(parameters)
  return { ...rest, showsMap: view === 'map', filters: withPriceRange(filters, filters.min, filters.max) }
}

/** Writes a view to a URL. Omits defaults and keeps the search. */
export const writeView = (
  parameters: URLSearchParams,
  { sort, page, showsMap, filters }: ResultsView,
  usualSort: SortName = defaultSort,
): URLSearchParams =>
  viewCodec(usualSort).write(filterCodec.write(parameters, filters), { sort, page, view: showsMap ? 'map' : 'list' })

/** Converts the filters to the server's input. */
export const toWhere = (filters: Filters): HotelWhere =>
  omitEmptyFilters<HotelWhere>({
    name: filters.name || undefined,
    priceMin: priceLimit(filters.min),
    priceMax: priceLimit(filters.max),
    stars: [...filters.stars],
    boards: [...filters.boards],
    refundable: filters.refundable,
    supplierKeys: [...filters.suppliers],
    distances: [...filters.distances],
  })

export type FilterGroup = 'name' | 'price' | 'distances' | 'stars' | 'refundable' | 'boards' | 'suppliers'

export const hotelFilters = filterGroups<Filters, FilterGroup>(noFilters, {
  name: ['name'],
  price: ['min', 'max'],
  distances: ['distances'],
  stars: ['stars'],
  refundable: ['refundable'],
  boards: ['boards'],
  suppliers: ['suppliers'],
})
