import type { ChildPolicy, RoomTypeCode } from './hotel.ts'
import { freeChildrenPerRoom, roomTypes } from './room-types.ts'

/** Who sleeps in one room. */
export interface Occupancy {
  adults: number
  childAges: number[]
}

/** Guests of a room by the hotel's policy: older children count as adults. */
export function countGuests({ adults, childAges }: Occupancy, policy: ChildPolicy) {
  const free = childAges.filter((age) => age <= policy.freeUpTo).length
  const charged = childAges.filter((age) => age > policy.freeUpTo && age <= policy.chargedUpTo).length
  return { adults: adults + childAges.length - free - charged, charged, free }
}

/** Whether a room of this type takes these guests with at most two beds unused. */
export function fits(type: RoomTypeCode, occupancy: Occupancy, policy: ChildPolicy): boolean {
  const { sleeps, extraBeds } = roomTypes[type]
  const { adults, charged, free } = countGuests(occupancy, policy)
  const spare = sleeps - adults
  return spare >= 0 && charged <= spare + extraBeds && free <= freeChildrenPerRoom && spare - charged <= 2
}
