import type { Hold } from '#src/orders/holds/tables.ts'
import type { CancellationTerms } from '../supplier/cancellation-terms.ts'
import type { ChosenRooms, ChosenStay } from '../supplier/chosen-rooms.ts'
import type { LocationCode } from '#src/suppliers/cities.ts'
import type { Bilingual, LocalName } from '#src/suppliers/local-names.ts'
import type { Market } from '../supplier/net-price.ts'
import { type SearchCode, withEffect } from '../supplier/search-codes.ts'
import { riyals } from '#src/values/money.ts'
import { sum } from '#src/values/shares.ts'
import type { Occupancy } from '../supplier/occupancy.ts'
import type { WirePrice, WireRoomGroup } from '../supplier/wire/shapes.ts'

/** An offered room, in the order of the search. */
export interface HeldRoom {
  readonly occupancy: Occupancy
  readonly totalHalalas: number
  readonly terms: CancellationTerms
}

/** The supplier's offer when the rooms were held; it is stored with the order. */
export interface HeldOffer {
  /** Orders of earlier releases have no Urdu name. */
  readonly name: Bilingual & Partial<LocalName>
  readonly address: Bilingual & Partial<LocalName>
  readonly locationCode: LocationCode
  readonly imagePath: string | null
  readonly checkInTime: string | null
  readonly checkOutTime: string | null
  /** The price of the whole stay in the supplier's form. */
  readonly price: WirePrice
  readonly roomGroups: WireRoomGroup[]
  readonly rooms: readonly [HeldRoom, ...HeldRoom[]]
  /** Codes of the search; orders of earlier releases have none. */
  readonly codes?: SearchCode[]
  /** Total without the hotel promo of the search; orders of earlier releases have none. */
  readonly fullHalalas?: number
}

/** Codes of the search in the wire's form; empty for orders of earlier releases. */
export const codesOf = ({ codes, rooms, fullHalalas }: HeldOffer): SearchCode[] | undefined =>
  codes &&
  withEffect(
    codes,
    fullHalalas === undefined
      ? undefined
      : { price: riyals(sum(rooms.map(({ totalHalalas }) => totalHalalas))), fullPrice: riyals(fullHalalas) },
  )

/** The request, so that it can be priced again. */
export interface HeldRequest {
  readonly chosen: ChosenStay
  readonly market: Market
}

/** A hold of rooms of a hotel. */
export type HotelHold = Hold<HeldOffer, HeldRequest>

/** Converts priced rooms to the stored offer. */
export function offerOf({
  at,
  roomGroups,
  price,
  rates,
  supplier,
  fullTotal,
}: Pick<ChosenRooms, 'at' | 'roomGroups' | 'price' | 'rates' | 'supplier' | 'fullTotal'>): HeldOffer {
  const { hotel } = at
  const row = supplier.hotelRow(at, rates)
  const [first, ...others] = rates.map(({ occupancy, price: { total }, terms }): HeldRoom => ({
    occupancy,
    totalHalalas: total,
    terms,
  }))
  if (!first) throw new Error('A stay has at least one room')
  return {
    name: hotel.name,
    address: hotel.address,
    locationCode: hotel.location,
    imagePath: row.imagePath ?? row.image ?? null,
    checkInTime: row.checkInTime,
    checkOutTime: row.checkOutTime,
    price,
    roomGroups,
    rooms: [first, ...others],
    fullHalalas: fullTotal,
  }
}
