/** Other rooms for a party that no single room holds. */
import { MAX_ROOMS, type RoomGuests } from './occupancy.ts'

const guestsOf = ({ adults, childAges }: RoomGuests) => adults + childAges.length

/** The guests of one room in several rooms: as even as possible, with an adult in each. Undefined without enough adults. */
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

/** Guests of the largest room that most hotels have. */
const largestCommonRoom = 4

/**
 * Ways to divide the largest rooms of a search into two, three and four rooms each. Every room has an adult, and there are never more
 * rooms than a search takes.
 */
export function roomSplits(rooms: readonly RoomGuests[]): RoomGuests[][] {
  const largest = Math.max(...rooms.map(guestsOf))
  if (largest <= largestCommonRoom) return []
  const splits: RoomGuests[][] = []
  for (let parts = 2; parts <= maxParts; parts += 1) {
    // A room for each guest is not worth proposing.
    if (parts > 2 && largest / parts < 2) break
    const divided = rooms.map((room) => (guestsOf(room) === largest ? divide(room, parts) : [room]))
    if (divided.some((part) => part === undefined)) break
    const split = divided.flatMap((part) => part ?? [])
    if (split.length <= MAX_ROOMS) splits.push(split)
  }
  return splits
}
