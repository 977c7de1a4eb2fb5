/** How the results are looked at: order, filters, page. It lives in the address beside the search and nowhere else. */
import type { Board, DistanceBand, HotelSort, HotelWhere, Supplier } from '#src/__generated__/schema.ts'
import { parseWhole } from '#src/domain/digits.ts'

/** The product's words for the orders, and what the server calls them. */
export const SORTS = {
  ASCENDING: 'PRICE_ASC',
  DESCENDING: 'PRICE_DESC',
  RATING: 'RATING_ASC',
  RATING_DESCENDING: 'RATING_DESC',
  DISTANCE: 'DISTANCE_ASC',
} as const satisfies Record<string, HotelSort>

export type SortName = keyof typeof SORTS

export const PRICE_BOUNDS = { min: 0, max: 99_999 }
export const STARS = [5, 4, 3, 2, 1] as const
export const BOARDS = [
  'ROOM_ONLY',
  'BREAKFAST',
  'HALF_BOARD',
  'FULL_BOARD',
  'ALL_INCLUSIVE',
  'UNRECOGNISED',
] as const satisfies Board[]
export const SUPPLIERS = ['UMRAHHOLIDAYS', 'AGODA', 'HUDXCONNECT'] as const satisfies Supplier[]
export const DISTANCES = ['UP_TO_300_M', 'UP_TO_700_M', 'UP_TO_1500_M', 'FARTHER'] as const satisfies DistanceBand[]
const REFUNDABLE = ['true', 'false'] as const

export interface Filters {
  readonly name: string
  readonly min: number | undefined
  readonly max: number | undefined
  readonly stars: readonly number[]
  readonly boards: readonly Board[]
  readonly refundable: boolean | undefined
  readonly suppliers: readonly Supplier[]
  readonly distances: readonly DistanceBand[]
}

export interface ListingView {
  readonly sort: SortName
  readonly page: number
  readonly map: boolean
  readonly filters: Filters
}

export const NO_FILTERS: Filters = {
  name: '',
  min: undefined,
  max: undefined,
  stars: [],
  boards: [],
  refundable: undefined,
  suppliers: [],
  distances: [],
}

/** What an address may hold at most, so that no link makes a request of any size. */
const LONGEST_NAME = 60
const LAST_PAGE = 10_000

const isOneOf = <T extends string>(values: readonly T[], value: string | null): value is T =>
  value !== null && (values as readonly string[]).includes(value)

/** The known values of a comma-separated parameter, in their own order, each once. */
function listOf<T extends string>(parameters: URLSearchParams, name: string, known: readonly T[]): T[] {
  const wanted = (parameters.get(name) ?? '').split(',')
  return known.filter((value) => wanted.includes(value))
}

function priceOf(parameters: URLSearchParams, name: string): number | undefined {
  const typed = parseWhole(parameters.get(name) ?? '')
  return typed === undefined ? undefined : Math.min(Math.max(typed, PRICE_BOUNDS.min), PRICE_BOUNDS.max)
}

function readFilters(parameters: URLSearchParams): Filters {
  const [min, max] = [priceOf(parameters, 'min'), priceOf(parameters, 'max')]
  const turned = min !== undefined && max !== undefined && min > max
  const refundable = parameters.get('refundable')
  return {
    name: (parameters.get('name') ?? '').slice(0, LONGEST_NAME),
    min: turned ? max : min,
    max: turned ? min : max,
    stars: listOf(parameters, 'stars', STARS.map(String)).map(Number),
    boards: listOf(parameters, 'boards', BOARDS),
    refundable: isOneOf(REFUNDABLE, refundable) ? refundable === 'true' : undefined,
    suppliers: listOf(parameters, 'suppliers', SUPPLIERS),
    distances: listOf(parameters, 'distances', DISTANCES),
  }
}

/** Reads the view of an address; whatever cannot be read is left at its default. */
export function readView(parameters: URLSearchParams): ListingView {
  const sort = parameters.get('sort')
  const page = parseWhole(parameters.get('page') ?? '') ?? 1
  return {
    sort: isOneOf(Object.keys(SORTS) as SortName[], sort) ? sort : 'ASCENDING',
    page: Math.min(Math.max(1, page), LAST_PAGE),
    map: parameters.get('view') === 'map',
    filters: readFilters(parameters),
  }
}

/** Writes a view into the parameters of an address; defaults are left out and the search beside them stays. */
export function writeView(parameters: URLSearchParams, { sort, page, map, filters }: ListingView): URLSearchParams {
  const values: Record<string, string> = {
    sort: sort === 'ASCENDING' ? '' : sort,
    name: filters.name,
    min: filters.min === undefined ? '' : String(filters.min),
    max: filters.max === undefined ? '' : String(filters.max),
    stars: filters.stars.join(','),
    boards: filters.boards.join(','),
    refundable: filters.refundable === undefined ? '' : String(filters.refundable),
    suppliers: filters.suppliers.join(','),
    distances: filters.distances.join(','),
    page: page > 1 ? String(page) : '',
    view: map ? 'map' : '',
  }
  const written = new URLSearchParams(parameters)
  for (const [name, value] of Object.entries(values)) {
    if (value) written.set(name, value)
    else written.delete(name)
  }
  return written
}

const orNothing = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined)

/** The filters as the server takes them; nothing when there are none. */
export function toWhere(filters: Filters): HotelWhere {
  const { name, min, max, refundable } = filters
  const where: HotelWhere = {
    name: name.trim() || undefined,
    priceMin: min === undefined ? undefined : `${min}.00`,
    priceMax: max === undefined ? undefined : `${max}.00`,
    stars: orNothing(filters.stars),
    boards: orNothing(filters.boards),
    refundable,
    suppliers: orNothing(filters.suppliers),
    distances: orNothing(filters.distances),
  }
  return Object.fromEntries(Object.entries(where).filter(([, value]) => value !== undefined))
}

/** The filters in force, as the groups a person sees and takes away one by one. */
export type FilterGroup = 'name' | 'price' | 'stars' | 'boards' | 'refundable' | 'suppliers' | 'distances'

export function activeGroups(filters: Filters): FilterGroup[] {
  const active: Record<FilterGroup, boolean> = {
    name: filters.name.trim() !== '',
    price: filters.min !== undefined || filters.max !== undefined,
    distances: filters.distances.length > 0,
    stars: filters.stars.length > 0,
    refundable: filters.refundable !== undefined,
    boards: filters.boards.length > 0,
    suppliers: filters.suppliers.length > 0,
  }
  return (Object.keys(active) as FilterGroup[]).filter((group) => active[group])
}

/** The filters without one group. */
export function without(filters: Filters, group: FilterGroup): Filters {
  if (group === 'price') return { ...filters, min: undefined, max: undefined }
  return { ...filters, [group]: NO_FILTERS[group] }
}
