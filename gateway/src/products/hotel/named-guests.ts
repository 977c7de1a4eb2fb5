import type { GuestContact, NamedRoom } from './guests.ts'
import type { ReservationBody } from './schemas.ts'

/** Reads the guests of a request, room by room in the order of the search, and the lead's contact data. */
export const readNamedGuests = ({
  roomGroups,
}: Pick<ReservationBody['requestObject'], 'roomGroups'>): { rooms: NamedRoom[]; contact: GuestContact | null } => {
  const rooms = roomGroups.flatMap((group, groupIndex) =>
    group.rooms.map(({ sequenceNumber, travellerDetails }, roomIndex) => ({
      sequenceNumber,
      travellerDetails,
      path: `requestObject.roomGroups[${groupIndex}].rooms[${roomIndex}]`,
    })),
  )
  const sortedRooms = rooms.every(({ sequenceNumber }) => sequenceNumber !== undefined)
    ? rooms.toSorted((a, b) => (a.sequenceNumber ?? 0) - (b.sequenceNumber ?? 0))
    : rooms
  const lead = sortedRooms.flatMap(({ travellerDetails }) => travellerDetails).find(({ guest }) => guest.isMainPax)
  return {
    rooms: sortedRooms.map(({ path, travellerDetails }) => ({
      path,
      guests: travellerDetails.map(({ guest }) => guest),
    })),
    contact: lead?.contact ?? null,
  }
}
