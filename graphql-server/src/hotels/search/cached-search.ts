/** What is remembered between the steps: a search, and the rooms of a hotel in it. Both belong to the agent who searched. */
import type { CacheKey } from '../../cache/kinds.ts'
import type { Board, CancellationPolicy, ChildPolicy, ErrorCode, Supplier } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import type { Locale } from '../../locale.ts'
import { type WireObject, field, list } from '../../gateway/wire.ts'
import type { HotelFacts } from '../hotel-facts.ts'
import type { PriceFacts } from '../../trade/price.ts'
import type { SearchInput } from './search-input.ts'

export type KeptWarning = { code: ErrorCode; supplier: Supplier | null }

/** What one supplier asks for a hotel. */
export type KeptOffer = {
  id: string
  supplier: Supplier
  /** The supplier in its own spelling, as the next call wants it. */
  provider: string
  /** The supplier's code of the hotel, as the next call wants it. */
  code: string
  price: PriceFacts
  board: Board
  boardText: string | null
  refundable: boolean | null
  freeCancellationUntil: string | null
  roomsLeft: number | null
  bookable: boolean
}

/** A hotel with its offers, cheapest first. */
export type KeptHotel = { facts: HotelFacts; offers: KeptOffer[] }

export type KeptSearch = {
  id: string
  expiresAt: string
  input: SearchInput
  /** The language it was searched in; the supplier's words are in it. */
  locale: Locale
  hotels: KeptHotel[]
  suppliers: { supplier: Supplier; offerCount: number; answered: boolean }[]
  warnings: KeptWarning[]
}

export type KeptRate = {
  id: string
  offerId: string
  supplier: Supplier
  board: Board
  boardText: string | null
  price: PriceFacts
  cancellationPolicy: CancellationPolicy | null
  bookable: boolean
  /** Where it stands in the answer of its supplier: group, room, and rate when the room has a list of them. */
  place: { group: number; room: number; rate: number | null }
}

export type KeptRoom = {
  id: string
  name: string
  roomIndexes: number[]
  features: string[]
  imageUrl: string | null
  roomsLeft: number | null
  rates: KeptRate[]
}

export type KeptGroup = {
  id: string
  bookedTogether: boolean
  supplier: Supplier
  price: PriceFacts | null
  rooms: KeptRoom[]
}

/** A hotel of a search with its rooms. */
export type KeptDetail = {
  searchId: string
  hotel: KeptHotel
  description: string | null
  facilities: string[]
  images: string[]
  checkInTime: string | null
  checkOutTime: string | null
  childPolicies: ChildPolicy[]
  groups: KeptGroup[]
  warnings: KeptWarning[]
  /** The answer of each supplier untouched: the next calls want it back. */
  wire: Partial<Record<Supplier, WireObject>>
}

type Keeper = Pick<Context, 'store' | 'clock'>

const lifeSeconds = 30 * 60

// The owner is part of the key: another agent's search is not there, exactly like one that never was.
const searchKey = (owner: string, id: string): CacheKey => `search:${owner}:${id}`
const detailKey = (owner: string, searchId: string, hotelId: string): CacheKey =>
  `hotel-detail:${owner}:${searchId}:${hotelId}`

/** Whether a text can be one of our ids at all. */
export const isOpaqueId = (id: string) => /^[\w-]{16,64}$/.test(id)

const secondsLeft = (clock: () => Date, expiresAt: string) =>
  Math.ceil((Date.parse(expiresAt) - clock().getTime()) / 1000)

/** Keeps a search for its owner for 30 minutes. `bytes` is the size of the gateway's answer. */
export async function keepSearch(
  { store, clock }: Keeper,
  owner: string,
  search: Omit<KeptSearch, 'expiresAt'>,
  bytes: number,
): Promise<KeptSearch> {
  const expiresAt = new Date(clock().getTime() + lifeSeconds * 1000).toISOString()
  const kept = { ...search, expiresAt }
  await store.set(searchKey(owner, search.id), kept, { seconds: lifeSeconds, bytes })
  return kept
}

/** A kept search of this owner; undefined when there is none, or it has expired. */
export async function readSearch({ store, clock }: Keeper, owner: string, id: string): Promise<KeptSearch | undefined> {
  if (!isOpaqueId(id)) return undefined
  const search = await store.get<KeptSearch>(searchKey(owner, id))
  return search && secondsLeft(clock, search.expiresAt) > 0 ? search : undefined
}

/** Keeps the rooms of a hotel as long as the search they belong to. */
export async function keepDetail({ store, clock }: Keeper, owner: string, search: KeptSearch, detail: KeptDetail) {
  const seconds = secondsLeft(clock, search.expiresAt)
  if (seconds > 0) await store.set(detailKey(owner, search.id, detail.hotel.facts.id), detail, { seconds })
}

/** The kept rooms of a hotel (`Hotel.id`) in a search of this owner; undefined when there are none. */
export async function readDetail(
  { store }: Keeper,
  owner: string,
  searchId: string,
  hotelId: string,
): Promise<KeptDetail | undefined> {
  return isOpaqueId(searchId) ? store.get<KeptDetail>(detailKey(owner, searchId, hotelId)) : undefined
}

/** A rate with its room and group, and what the supplier said of each. */
export type FoundRate = {
  group: KeptGroup
  room: KeptRoom
  rate: KeptRate
  offer: KeptOffer
  /** `rate` is the room itself where the supplier has no list of rates. */
  wire: { hotel: WireObject; group: unknown; room: unknown; rate: unknown }
}

/** Finds a rate by its id, with the supplier's own objects for the calls that follow. */
export function findRate(detail: KeptDetail, rateId: string): FoundRate | undefined {
  for (const group of detail.groups) {
    for (const room of group.rooms) {
      const rate = room.rates.find(({ id }) => id === rateId)
      if (!rate) continue
      const hotel = detail.wire[rate.supplier]
      const offer = detail.hotel.offers.find(({ id }) => id === rate.offerId)
      if (!hotel || !offer) return undefined
      const wireGroup = list(field(hotel, 'roomGroups'))[rate.place.group]
      const wireRoom = list(field(wireGroup, 'rooms'))[rate.place.room]
      const wireRate = rate.place.rate === null ? wireRoom : list(field(wireRoom, 'roomRates'))[rate.place.rate]
      return { group, room, rate, offer, wire: { hotel, group: wireGroup, room: wireRoom, rate: wireRate } }
    }
  }
  return undefined
}
