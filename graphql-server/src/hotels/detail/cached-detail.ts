/** Cached rooms and rates of a hotel in a search, for the agent who searched. */
import { createHash } from 'node:crypto'
import type { Board, CancellationPolicy, Facility, RoomKind } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { type WireObject, field, list } from '../../gateway/wire.ts'
import type { PriceDetails } from '../../trade/price.ts'
import { supplierKey } from '../../trade/supplier.ts'
import type { SupplierWarning } from '../../trade/supplier-warning.ts'
import { isOpaqueId } from '../../values/opaque-id.ts'
import { type CachedOffer, type CachedSearch, secondsLeft } from '../search/cached-search.ts'
import type { HotelContent } from '../hotel-content.ts'
import type { ChildTerms } from './child-policies.ts'

export type CachedRate = {
  id: string
  offerId: string
  provider: string
  board: Board
  boardText: string | null
  price: PriceDetails
  cancellationPolicy: CancellationPolicy | null
  bookable: boolean
  /** Indexes in the supplier's response: group, room, and rate if the room has a list of rates. */
  place: { group: number; room: number; rate: number | null }
}

export type CachedRoom = {
  id: string
  name: string
  kind: RoomKind
  roomIndexes: number[]
  features: Facility[]
  imageUrl: string | null
  roomsLeft: number | null
  /** Id of the stock that `roomsLeft` counts. Rooms with the same id share it. Null if the supplier does not send `roomsLeft`. */
  stockId: string | null
  rates: CachedRate[]
}

export type CachedGroup = {
  id: string
  bookedTogether: boolean
  provider: string
  price: PriceDetails | null
  rooms: CachedRoom[]
}

/** Identifiers of an offer in gateway calls. */
export type OfferOrigin = Pick<CachedOffer, 'id' | 'provider' | 'code'>

/** A hotel in a search, with its rooms. */
export type CachedDetail = {
  searchId: string
  hotel: { content: HotelContent; offers: OfferOrigin[] }
  description: string | null
  descriptionLanguage: string | null
  facilities: Facility[]
  images: string[]
  checkInTime: string | null
  checkOutTime: string | null
  childPolicies: ChildTerms[]
  groups: CachedGroup[]
  warnings: SupplierWarning[]
  /** Response of each supplier as received, by supplier key. Later calls send parts of it back. */
  wire: Record<string, WireObject>
}

/**
 * Returns a function that derives ids from content, so that reading a hotel twice gives the same ids. Items with equal content are
 * numbered in order.
 */
export function createContentIds(...scope: string[]) {
  const occurrences = new Map<string, number>()
  return (...content: unknown[]): string => {
    const key = JSON.stringify(content)
    const occurrence = occurrences.get(key) ?? 0
    occurrences.set(key, occurrence + 1)
    return createHash('sha256')
      .update(JSON.stringify([scope, key, occurrence]))
      .digest('base64url')
      .slice(0, 22)
  }
}

export type ContentIds = ReturnType<typeof createContentIds>

const detailKey = (owner: string, searchId: string, hotelId: string) =>
  `search-detail:${owner}:${searchId}:${hotelId}` as const

/** Caches the rooms of a hotel until their search expires. */
export async function cacheDetail(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  owner: string,
  search: CachedSearch,
  detail: CachedDetail,
) {
  const seconds = secondsLeft(search, clock())
  if (seconds > 0) await store.set(detailKey(owner, search.id, detail.hotel.content.id), detail, { seconds })
}

/** Reads the cached rooms of a hotel (`Hotel.id`) in a search of this owner; undefined if there are none. */
export async function readDetail(
  { store }: Pick<Context, 'store'>,
  owner: string,
  searchId: string,
  hotelId: string,
): Promise<CachedDetail | undefined> {
  return isOpaqueId(searchId) ? store.get<CachedDetail>(detailKey(owner, searchId, hotelId)) : undefined
}

/** A rate with its room, group and offer, and the supplier's own objects for them. */
export type FoundRate = {
  group: CachedGroup
  room: CachedRoom
  rate: CachedRate
  offer: OfferOrigin
  /** `rate` is the room itself if the supplier has no list of rates. */
  wire: { hotel: WireObject; group: unknown; room: unknown; rate: unknown }
}

/** Finds a rate by its id. */
export function findRate(detail: CachedDetail, rateId: string): FoundRate | undefined {
  for (const group of detail.groups) {
    for (const room of group.rooms) {
      const rate = room.rates.find(({ id }) => id === rateId)
      if (!rate) continue
      const hotel = detail.wire[supplierKey(rate.provider)]
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
