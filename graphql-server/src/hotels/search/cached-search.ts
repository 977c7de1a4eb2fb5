/** Cached searches, for the agent who ran them. */
import type { Board, ErrorCode, RateCoverage, SearchCode } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import type { Locale } from '../../locale.ts'
import type { PriceFacts } from '../../trade/price.ts'
import type { HotelFacts } from '../hotel-facts.ts'
import type { Choice } from './rate-choices.ts'
import type { SearchInput } from './search-input.ts'

/** A warning about a supplier, or about the whole answer; `count` is the number of rows it is about. */
export type CachedWarning = { code: ErrorCode; provider: string | null; count: number | null }

/** What one supplier asks for a hotel. */
export type CachedOffer = {
  id: string
  /** The supplier's name as the gateway writes it, which the next calls repeat. */
  provider: string
  /** The supplier's code of the hotel. */
  code: string
  price: PriceFacts
  board: Board
  boardText: string | null
  refundable: boolean | null
  freeCancellationUntil: string | null
  roomsLeft: number | null
  bookable: boolean
  /** Whether the search answer holds the rates of the offer. */
  hasRates: boolean
  /** What filters judge, cheapest first; the offer itself where it has no rates. */
  choices: Choice[]
}

/** A hotel with its offers, cheapest first. */
export type CachedHotel = { facts: HotelFacts; offers: CachedOffer[] }

export type CachedSearch = {
  id: string
  expiresAt: string
  input: SearchInput
  /** Language of the search; supplier texts are in it. */
  locale: Locale
  codes: SearchCode[]
  hotels: CachedHotel[]
  suppliers: { provider: string; offerCount: number; answered: boolean }[]
  /** False when hotels may be missing. */
  complete: boolean
  coverage: RateCoverage
  warnings: CachedWarning[]
}

const lifeSeconds = 30 * 60

// With the owner in the key, another agent's search looks like one that never existed.
const searchKey = (owner: string, id: string) => `search:${owner}:${id}` as const

/** Whether a text has the form of our ids. */
export const isOpaqueId = (id: string) => /^[\w-]{16,64}$/.test(id)

/** Seconds until a cached search expires; 0 or less when it has. */
export const secondsLeft = ({ expiresAt }: Pick<CachedSearch, 'expiresAt'>, now: Date) =>
  Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)

/** Caches a search for its owner for 30 minutes. `bytes` is the size of the gateway's answer. */
export async function cacheSearch(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  owner: string,
  search: Omit<CachedSearch, 'expiresAt'>,
  bytes: number,
): Promise<CachedSearch> {
  const expiresAt = new Date(clock().getTime() + lifeSeconds * 1000).toISOString()
  const cached = { ...search, expiresAt }
  await store.set(searchKey(owner, search.id), cached, { seconds: lifeSeconds, bytes })
  return cached
}

/** Reads a cached search of this owner; undefined when there is none or it has expired. */
export async function readSearch(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  owner: string,
  id: string,
): Promise<CachedSearch | undefined> {
  if (!isOpaqueId(id)) return undefined
  const search = await store.get<CachedSearch>(searchKey(owner, id))
  return search && secondsLeft(search, clock()) > 0 ? search : undefined
}
