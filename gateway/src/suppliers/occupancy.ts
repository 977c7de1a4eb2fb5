import type { ChildPolicy, RoomTypeCode } from './hotel.ts'
import { freeChildrenPerRoom, roomTypes } from './room-types.ts'

/** Who sleeps in one room. */
export interface Occupancy {
  adults: number
  childAges: number[]
}

/** How a hotel counts the guests of a room: older children are adults to it. */
export function countGuests({ adults, childAges }: Occupancy, policy: ChildPolicy) {
  const free = childAges.filter((age) => age <= policy.freeUpTo).length
  const charged = childAges.filter((age) => age > policy.freeUpTo && age <= policy.chargedUpTo).length
  return { adults: adults + childAges.length - free - charged, charged, free }
}

/** Whether a room of this type takes these guests without standing half empty. */
export function fits(type: RoomTypeCode, occupancy: Occupancy, policy: ChildPolicy): boolean {
  const { sleeps, extraBeds } = roomTypes[type]
  const { adults, charged, free } = countGuests(occupancy, policy)
  const spare = sleeps - adults
  return spare >= 0 && charged <= spare + extraBeds && free <= freeChildrenPerRoom && spare - charged <= 2
}
