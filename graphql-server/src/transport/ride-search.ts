import type { TransportSearchInput } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { field, text } from '../gateway/wire.ts'
import type { SupplierWarning } from '../trade/supplier-warning.ts'
import { isOpaqueId } from '../values/opaque-id.ts'
import type { Locale } from '../locale.ts'
import { searchRides } from './gateway-calls.ts'
import { lookupsIfAny } from './lookups.ts'
import { type RideOffer, readRides } from './read-rides.ts'
import { type RideInput, readRideInput } from './ride-input.ts'

/** A search for transport, in one language. */
export type CachedRides = {
  id: string
  expiresAt: string
  input: RideInput
  locale: Locale
  offers: RideOffer[]
  complete: boolean
  warnings: SupplierWarning[]
}

const lifeSeconds = 30 * 60

// With the owner in the key, another agent's search looks like one that never existed.
const searchKey = (owner: string, id: string) => `transport-search:${owner}:${id}` as const

async function readCached({ store, clock }: Context, owner: string, id: string): Promise<CachedRides | undefined> {
  const cached = isOpaqueId(id) ? await store.get<CachedRides>(searchKey(owner, id)) : undefined
  return cached && Date.parse(cached.expiresAt) > clock().getTime() ? cached : undefined
}

async function search(context: Context, owner: string, input: RideInput): Promise<CachedRides | null> {
  const { gateway, locale, clock, store, suppliers, logger } = context
  await context.limits.search(owner)
  const [answer, lookups] = await Promise.all([searchRides(gateway, input, locale), lookupsIfAny(context)])
  if (!answer) return null
  const id = context.newId()
  const { offers, unreadable } = readRides(answer.rows, { searchId: id, input, suppliers, lookups })
  if (unreadable > 0) logger.warn({ unreadable }, 'vehicles of the search answer were left out')
  const failed = answer.errors.map((error) => text(field(error, 'provider')) ?? null)
  const found: CachedRides = {
    id,
    expiresAt: new Date(clock().getTime() + lifeSeconds * 1000).toISOString(),
    input,
    locale,
    offers,
    complete: failed.length === 0 && (unreadable === 0 || offers.length > 0),
    warnings: [
      ...failed.map((provider) => ({ code: 'SUPPLIER_FAILED' as const, provider, count: null })),
      ...(unreadable > 0 ? [{ code: 'ROW_UNREADABLE' as const, provider: null, count: unreadable }] : []),
    ],
  }
  await store.set(searchKey(owner, id), found, { seconds: lifeSeconds })
  return found
}

const isSame = (a: RideInput, b: RideInput) => JSON.stringify(a) === JSON.stringify(b)

/** Returns the cached search that is asked for; otherwise asks the gateway. Null where the gateway sells no transport. */
export async function findOrSearchRides(
  context: Context,
  { input, searchId }: { input?: TransportSearchInput | null; searchId?: string | null },
): Promise<CachedRides | null> {
  const { sub } = context.requireB2B()
  const wanted = input && readRideInput(input, context.clock())
  const cached = searchId ? await readCached(context, sub, searchId) : undefined
  // Another search would show a wrong day under this id, one in another language wrong names.
  if (cached && (!wanted || (cached.locale === context.locale && isSame(wanted, cached.input)))) return cached
  if (!wanted) return fail(searchId ? 'NOT_FOUND' : 'BAD_USER_INPUT')
  return search(context, sub, wanted)
}
