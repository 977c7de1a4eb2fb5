/** Stores searches for the agent who ran them. A search has a header, and a part for each finished gateway call. */
import type { Context } from '../../context.ts'
import { isOpaqueId } from '../../values/opaque-id.ts'
import { hotelCalls } from '../calls.ts'
import { type CachedSearch, type SearchHeader, type SearchPart, secondsLeft } from './cached-search.ts'
import { mergeSearch } from './merge-parts.ts'

type StoreContext = Pick<Context, 'store' | 'clock'>

const lifetimeSeconds = 30 * 60

/** Time after which a call of a search is treated as failed, even if the process that made it has died. */
const callTimeoutMs = hotelCalls.search.deadlineMs + 5000

// The key contains the owner, so another agent's search looks like an unknown one. The header changes while supplier calls are running. Once
// all have finished, it is stored under a separate immutable key, which every server may cache.
const completedKey = (owner: string, id: string) => `search:${owner}:${id}` as const
const progressKey = (owner: string, id: string) => `search-progress:${owner}:${id}` as const
const partKey = (owner: string, id: string, index: number) => `search-part:${owner}:${id}:${index}` as const

/** Creates the header of a search that starts now and expires in 30 minutes. */
export function createSearchHeader(
  search: Pick<SearchHeader, 'id' | 'input' | 'locale' | 'requestedSuppliers'>,
  now: Date,
): SearchHeader {
  const timeAfter = (ms: number) => new Date(now.getTime() + ms).toISOString()
  return { ...search, expiresAt: timeAfter(lifetimeSeconds * 1000), deadline: timeAfter(callTimeoutMs), revision: 0 }
}

/** Caches the next part of a search and returns its new header. `bytes` is the approximate memory usage of the part. */
export async function cachePart(
  { store, clock }: StoreContext,
  owner: string,
  header: SearchHeader,
  { part, bytes }: { part: SearchPart; bytes?: number },
): Promise<SearchHeader> {
  const { id } = header
  const newHeader = { ...header, revision: header.revision + 1 }
  const seconds = secondsLeft(header, clock())
  if (seconds <= 0) return newHeader
  await store.set(partKey(owner, id, header.revision), part, { seconds, ...(bytes !== undefined && { bytes }) })
  const key =
    newHeader.revision < newHeader.requestedSuppliers.length ? progressKey(owner, id) : completedKey(owner, id)
  await store.set(key, newHeader, { seconds })
  return newHeader
}

/** Reads the header of a search of this owner; undefined if there is none or it has expired. */
async function readHeader(
  { store, clock }: StoreContext,
  owner: string,
  id: string,
): Promise<SearchHeader | undefined> {
  if (!isOpaqueId(id)) return undefined
  const header =
    (await store.get<SearchHeader>(completedKey(owner, id))) ?? (await store.get<SearchHeader>(progressKey(owner, id)))
  return header && secondsLeft(header, clock()) > 0 ? header : undefined
}

/**
 * Reads a cached search of this owner, with the responses so far or up to `revision`; undefined if there is none or it has
 * expired.
 */
export async function readSearch(
  context: StoreContext & Pick<Context, 'suppliers'>,
  owner: string,
  id: string,
  revision = Number.POSITIVE_INFINITY,
): Promise<CachedSearch | undefined> {
  const header = await readHeader(context, owner, id)
  if (!header) return undefined
  const count = Math.min(header.revision, Math.max(1, revision))
  const keys = Array.from({ length: count }, (_, index) => partKey(owner, id, index))
  const parts = await Promise.all(keys.map((key) => context.store.get<SearchPart>(key)))
  const availableParts = parts.filter((part) => part !== undefined)
  return availableParts.length === count ? mergeSearch(header, availableParts, context) : undefined
}
