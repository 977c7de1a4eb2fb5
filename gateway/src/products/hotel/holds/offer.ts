import type { Hold } from '#src/orders/holds/tables.ts'
import type { CancellationTerms } from '../supplier/cancellation-terms.ts'
import type { ChosenRooms, ChosenStay } from '../supplier/chosen-rooms.ts'
import type { LocationCode } from '#src/suppliers/cities.ts'
import type { Bilingual, LocalName } from '#src/suppliers/local-names.ts'
import type { Market } from '../supplier/net-price.ts'
import { type SearchCode, withPromoEffect } from '../supplier/search-codes.ts'
import { toRiyals } from '#src/values/money.ts'
import { sum } from '#src/values/shares.ts'
import type { Occupancy } from '../supplier/occupancy.ts'
import type { WirePrice, WireRoomGroup } from '../supplier/wire/shapes.ts'

/** A held room. Rooms are in the order of the search. */
export interface HeldRoom {
  readonly occupancy: Occupancy
  readonly totalHalalas: number
  readonly terms: CancellationTerms
}

/** The supplier's offer at the time of the hold. Orders store it too. */
export interface HeldOffer {
  /** Older orders have no Urdu name. */
  readonly name: Bilingual & Partial<LocalName>
  readonly address: Bilingual & Partial<LocalName>
  readonly locationCode: LocationCode
  readonly imagePath: string | null
  readonly checkInTime: string | null
  readonly checkOutTime: string | null
  /** The price of the whole stay in the supplier's format. */
  readonly price: WirePrice
  readonly roomGroups: WireRoomGroup[]
  readonly rooms: readonly [HeldRoom, ...HeldRoom[]]
  /** Codes sent with the search; missing in older orders. */
  readonly codes?: SearchCode[]
  /** Total without the hotel promo code of the search; missing in older orders. */
  readonly fullHalalas?: number
}

/** Converts the codes sent with the search to the wire. Returns undefined for older orders, which do not store them. */
export const toWireCodes = ({ codes, rooms, fullHalalas }: HeldOffer): SearchCode[] | undefined =>
  codes &&
  withPromoEffect(
    codes,
    fullHalalas === undefined
      ? undefined
      : { price: toRiyals(sum(rooms.map(({ totalHalalas }) => totalHalalas))), fullPrice: toRiyals(fullHalalas) },
  )

/** The request for a hold, stored so that the rooms can be repriced. */
export interface HeldRequest {
  readonly chosen: ChosenStay
  readonly market: Market
}

/** A hold of hotel rooms. */
export type HotelHold = Hold<HeldOffer, HeldRequest>

/** Converts priced rooms to the stored offer. */
export function toHeldOffer({
  supplierHotel,
  roomGroups,
  price,
  rates,
  supplier,
  fullTotal,
}: Pick<ChosenRooms, 'supplierHotel' | 'roomGroups' | 'price' | 'rates' | 'supplier' | 'fullTotal'>): HeldOffer {
  const { hotel } = supplierHotel
  const row = supplier.hotelRow(supplierHotel, rates)
  const [first, ...others] = rates.map(({ occupancy, price: { total }, terms }): HeldRoom => ({
    occupancy,
    totalHalalas: total,
    terms,
  }))
  if (!first) throw new Error('The stay has no rooms')
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
