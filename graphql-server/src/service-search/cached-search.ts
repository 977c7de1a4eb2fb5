/** Searches for one-day services, cached for the agent who ran them. */
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { field, text } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import type { SupplierWarning } from '../trade/supplier-warning.ts'
import { isOpaqueId } from '../values/opaque-id.ts'

/** A cached search in one language. */
export type CachedSearch<Input, Offer> = {
  id: string
  expiresAt: string
  input: Input
  locale: Locale
  offers: Offer[]
  /** The gateway's rows, parts of which are sent back with the agent's choice. */
  rows: unknown[]
  complete: boolean
  warnings: SupplierWarning[]
}

/** Product-specific part of a search. */
export type ServiceSearch<SearchInput, Input, Offer> = {
  /** Prefix of the product's searches in the cache. */
  name: string
  /** Part of the cache key. Raise it when the type of `Input` or `Offer` changes. */
  version: number
  /** Validates the input. Throws BAD_USER_INPUT. */
  readInput(input: SearchInput, now: Date): Input
  /**
   * Requests offers from the gateway. `unreadableCount` is the number of offers omitted because they have no price; `errors` are supplier errors. Null if
   * the gateway does not sell the product.
   */
  requestOffers(
    context: Context,
    input: Input,
    searchId: string,
  ): Promise<{ rows: unknown[]; offers: Offer[]; unreadableCount: number; errors: unknown[] } | null>
}

const lifeSeconds = 30 * 60

// With the owner in the key, another agent's search looks like an unknown one.
const cacheKey = (
  { name, version }: Pick<ServiceSearch<never, never, never>, 'name' | 'version'>,
  owner: string,
  id: string,
) => `service-search:${owner}:${name}.${version}:${id}` as const

async function runSearch<SearchInput, Input, Offer>(
  service: ServiceSearch<SearchInput, Input, Offer>,
  context: Context,
  owner: string,
  input: Input,
): Promise<CachedSearch<Input, Offer> | null> {
  const { locale, clock, store, logger } = context
  await context.limits.search(owner)
  const id = context.newId()
  const result = await service.requestOffers(context, input, id)
  if (!result) return null
  const { rows, offers, unreadableCount, errors } = result
  if (unreadableCount > 0)
    logger.warn({ search: service.name, unreadableCount }, 'offers of the search response omitted')
  const failedSuppliers = errors.map((error) => text(field(error, 'provider')) ?? null)
  const newSearch = {
    id,
    expiresAt: new Date(clock().getTime() + lifeSeconds * 1000).toISOString(),
    input,
    locale,
    offers,
    rows,
    complete: failedSuppliers.length === 0 && (unreadableCount === 0 || offers.length > 0),
    warnings: [
      ...failedSuppliers.map((provider) => ({ code: 'SUPPLIER_FAILED' as const, provider, count: null })),
      ...(unreadableCount > 0 ? [{ code: 'ROW_UNREADABLE' as const, provider: null, count: unreadableCount }] : []),
    ],
  }
  await store.set(cacheKey(service, owner, id), newSearch, { seconds: lifeSeconds })
  return newSearch
}

/** Reads a cached search of the agent; undefined if it has expired. */
export async function readSearch<SearchInput, Input, Offer>(
  service: ServiceSearch<SearchInput, Input, Offer>,
  { store, clock, requireB2B }: Context,
  id: string,
): Promise<CachedSearch<Input, Offer> | undefined> {
  if (!isOpaqueId(id)) return undefined
  const cached = await store.get<CachedSearch<Input, Offer>>(cacheKey(service, requireB2B().sub, id))
  return cached && Date.parse(cached.expiresAt) > clock().getTime() ? cached : undefined
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the requested search if it is cached; otherwise runs a new search. Null if the gateway does not sell the product. */
export async function findOrSearch<SearchInput, Input, Offer>(
  service: ServiceSearch<SearchInput, Input, Offer>,
  context: Context,
  { input, searchId }: { input?: SearchInput | null; searchId?: string | null },
): Promise<CachedSearch<Input, Offer> | null> {
  const { sub } = context.requireB2B()
  const newInput = input && service.readInput(input, context.clock())
  const cached = searchId ? await readSearch(service, context, searchId) : undefined
  // A cached search is not used for different input, or for another language, because it contains names in its own language.
  if (cached && (!newInput || (cached.locale === context.locale && isEqual(newInput, cached.input)))) return cached
  if (!newInput) return fail(searchId ? 'NOT_FOUND' : 'BAD_USER_INPUT')
  return runSearch(service, context, sub, newInput)
}
