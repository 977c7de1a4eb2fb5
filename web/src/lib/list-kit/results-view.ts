import { type PriceRange, withPriceRange } from './price-range.ts'
import { type Param, type Params, type ValuesOf, oneOfParam, pageParam, searchParamsCodec } from './search-params.ts'

/** Order, page and filters of search results. */
export interface ResultsView<Filters, Sort extends string> {
  readonly sort: Sort
  readonly page: number
  readonly filters: Filters
}

/** Reads and writes a view, which is stored only in the URL, next to its search. The first order is the default. */
export function resultsViewCodec<
  P extends Params & { [End in keyof PriceRange]: Param<number | undefined> },
  Sort extends string,
>(filterParams: P, sorts: readonly [Sort, ...Sort[]]) {
  type Filters = ValuesOf<P> & PriceRange
  const filterCodec = searchParamsCodec(filterParams)
  const viewCodec = searchParamsCodec({ sort: oneOfParam<Sort, Sort>(sorts, sorts[0]), page: pageParam })
  return {
    /** Uses defaults for unreadable parameters. */
    read: (parameters: URLSearchParams): ResultsView<Filters, Sort> => {
      const filters: Filters = filterCodec.read(parameters)
      return { ...viewCodec.read(parameters), filters: withPriceRange(filters, filters.min, filters.max) }
    },
    /** Omits defaults and keeps the parameters of the search. */
    write: (parameters: URLSearchParams, { filters, ...view }: ResultsView<Filters, Sort>): URLSearchParams =>
      viewCodec.write(filterCodec.write(parameters, filters), view),
    noFilters: filterCodec.read(new URLSearchParams()) as Filters,
  }
}
