import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import type { Filters } from '../results-view.ts'
import type { SearchResults } from '../search-pages.ts'

export interface SupplierChoice {
  readonly supplier: SupplierInfo
  /** Number of matching hotels; undefined while loading. */
  readonly count: number | undefined
}

/** Suppliers in the results of a search, followed by suppliers that occur only in the URL. */
export function supplierChoices(
  { suppliers: chosen }: Pick<Filters, 'suppliers'>,
  results: Pick<SearchResults, 'facets' | 'suppliers'> | undefined,
): SupplierChoice[] {
  const counts = new Map(results?.facets.suppliers.map(({ supplierInfo, count }) => [supplierInfo.key, count]))
  const infos = [...(results?.suppliers ?? []), ...(results?.facets.suppliers ?? [])].map((row) => row.supplierInfo)
  const suppliers = new Map(infos.map((info) => [info.key, info]))
  for (const key of chosen)
    if (!suppliers.has(key)) suppliers.set(key, { __typename: 'SupplierInfo', key, name: key, color: null })
  return [...suppliers.values()].map((supplier) => ({
    supplier,
    count: results && (counts.get(supplier.key) ?? 0),
  }))
}
