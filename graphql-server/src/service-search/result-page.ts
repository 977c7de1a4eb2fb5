import type { Context } from '../context.ts'
import { toWarning } from '../trade/supplier-warning.ts'
import { paginate } from '../values/page.ts'
import type { CachedSearch } from './cached-search.ts'

/** Maps a page of cached results to the schema. A page number past the end returns the last page. */
export function toResultPage<Offer, Item>(
  { id, expiresAt, complete, warnings }: CachedSearch<unknown, Offer>,
  matchingOffers: readonly Offer[],
  range: { page: number; pageSize: number },
  toItem: (offer: Offer) => Item,
  reader: Pick<Context, 'locale' | 'suppliers'>,
) {
  const page = paginate(matchingOffers, range)
  return {
    ...page,
    items: page.items.map(toItem),
    searchId: id,
    expiresAt,
    complete,
    warnings: warnings.map((warning) => toWarning(warning, reader)),
  }
}
