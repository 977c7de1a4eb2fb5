import type { ChildPolicy, RoomTypeCode } from './hotel.ts'
import { freeChildrenPerRoom, roomTypes } from './room-types.ts'

/** Guests of one room. */
export interface Occupancy {
  adults: number
  childAges: number[]
}

/** Counts the guests of a room under the hotel's policy: older children count as adults. */
export function countGuests({ adults, childAges }: Occupancy, policy: ChildPolicy) {
  const free = childAges.filter((age) => age <= policy.freeUpTo).length
  const charged = childAges.filter((age) => age > policy.freeUpTo && age <= policy.chargedUpTo).length
  return { adults: adults + childAges.length - free - charged, charged, free }
}

/** Whether a room of this type has a bed for each guest, with at most two beds unused. Extra beds are for children only. */
export function fitsGuests(type: RoomTypeCode, occupancy: Occupancy, policy: ChildPolicy): boolean {
  const { sleeps, extraBeds } = roomTypes[type]
  const { adults, charged, free } = countGuests(occupancy, policy)
  const unused = sleeps - adults - charged - free
  return adults <= sleeps && free <= freeChildrenPerRoom && unused >= -extraBeds && unused <= 2
}
