/** Proposes smaller rooms for a party that is too large for a single room. */
import { MAX_ROOMS, type RoomGuests } from './occupancy.ts'

const guestsOf = ({ adults, childAges }: RoomGuests) => adults + childAges.length

/** Divides the guests of a room among several rooms, as evenly as possible and with an adult in each. Undefined if there are too few adults. */
function divide(room: RoomGuests, parts: number): RoomGuests[] | undefined {
  if (room.adults < parts) return undefined
  const rooms = Array.from({ length: parts }, (_, index) => ({
    adults: Math.floor(room.adults / parts) + (index < room.adults % parts ? 1 : 0),
    childAges: [] as number[],
  }))
  // Each child joins the room with the fewest guests.
  for (const age of room.childAges)
    rooms.reduce((least, next) => (guestsOf(next) < guestsOf(least) ? next : least)).childAges.push(age)
  return rooms.sort((a, b) => guestsOf(b) - guestsOf(a))
}

const maxParts = 4

/** Number of guests in the largest room that most hotels have. */
const maxCommonRoomSize = 4

/**
 * Ways to divide the largest rooms of a search into two, three and four rooms each. Every room has an adult, and the number of rooms never
 * exceeds the limit of a search.
 */
export function roomSplits(rooms: readonly RoomGuests[]): RoomGuests[][] {
  const largest = Math.max(...rooms.map(guestsOf))
  if (largest <= maxCommonRoomSize) return []
  const splits: RoomGuests[][] = []
  for (let parts = 2; parts <= maxParts; parts += 1) {
    // Does not propose a single room for each guest.
    if (parts > 2 && largest / parts < 2) break
    const divided = rooms.map((room) => (guestsOf(room) === largest ? divide(room, parts) : [room]))
    if (divided.some((part) => part === undefined)) break
    const split = divided.flatMap((part) => part ?? [])
    if (split.length <= MAX_ROOMS) splits.push(split)
  }
  return splits
}
