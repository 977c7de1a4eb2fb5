import type { Context } from '../context.ts'
import { toWarning } from '../trade/supplier-warning.ts'
import type { CachedSearch } from './cached-search.ts'

/** A page of a search in the form of the schema, beside the facts of its product. A number past the end reads the last page. */
export function resultPage<Offer, Item>(
  { id, expiresAt, complete, warnings }: CachedSearch<unknown, Offer>,
  listed: readonly Offer[],
  { page, pageSize }: { page: number; pageSize: number },
  toItem: (offer: Offer) => Item,
  reader: Pick<Context, 'locale' | 'suppliers'>,
) {
  const pageCount = Math.ceil(listed.length / pageSize)
  const shown = Math.max(1, Math.min(page, pageCount))
  return {
    searchId: id,
    expiresAt,
    items: listed.slice((shown - 1) * pageSize, shown * pageSize).map(toItem),
    totalCount: listed.length,
    page: shown,
    pageCount,
    complete,
    warnings: warnings.map((warning) => toWarning(warning, reader)),
  }
}
