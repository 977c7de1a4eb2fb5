/** Draft hotel search. Any part may be missing. */
import type { CalendarDate } from '@internationalized/date'
import type { HotelSearch } from '#src/domain/search/hotel-search.ts'
import { MAX_ROOM_GUESTS, type RoomGuests, parseRooms, printRooms } from '#src/domain/occupancy.ts'
import { tidy } from '#src/domain/text.ts'
import { type StayProblem, parseStayDate, stayProblem } from '#src/domain/stay.ts'

export interface DraftRoom {
  readonly adults: number
  /** Null until an age is selected. There is no default, because the age affects the price. */
  readonly childAges: readonly (number | null)[]
}

export interface SearchDraft {
  readonly locationCode: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly DraftRoom[]
  readonly nationality: string
  readonly hotelPromoCode: string
  readonly specialCode: string
}

export interface SearchProblems {
  locationCode?: 'missing'
  stay?: StayProblem
  rooms?: 'ageMissing'
}

export const toDraft = (initialValues: Partial<HotelSearch> | undefined): SearchDraft => ({
  locationCode: initialValues?.locationCode ?? '',
  checkIn: initialValues?.checkIn ?? '',
  checkOut: initialValues?.checkOut ?? '',
  rooms: initialValues?.rooms ?? withRoomCount([], 1),
  nationality: initialValues?.nationality ?? '',
  hotelPromoCode: initialValues?.hotelPromoCode ?? '',
  specialCode: initialValues?.specialCode ?? '',
})

/** Returns `count` rooms. New rooms get the adults of the last room, but no children, because ages are never assumed. */
export const withRoomCount = (rooms: readonly DraftRoom[], count: number): readonly DraftRoom[] => {
  const adults = rooms.at(-1)?.adults ?? 2
  return Array.from({ length: count }, (_, index) => rooms[index] ?? { adults, childAges: [] })
}

/** Gives each room as many adults as the first room, as far as its children leave space. */
export const withEqualAdults = (rooms: readonly DraftRoom[]): readonly DraftRoom[] =>
  rooms.map(({ childAges }) => ({
    adults: Math.min(rooms[0]?.adults ?? 2, MAX_ROOM_GUESTS - childAges.length),
    childAges,
  }))

/** Converts rooms with the ages of all children; undefined if an age is missing. */
function toCompleteRooms(rooms: readonly DraftRoom[]): readonly RoomGuests[] | undefined {
  const roomsWithAges = rooms.map(({ adults, childAges }) => ({
    adults,
    childAges: childAges.filter((age) => age !== null),
  }))
  const isComplete = roomsWithAges.every((room, index) => room.childAges.length === rooms[index]?.childAges.length)
  return isComplete ? parseRooms(printRooms(roomsWithAges)) : undefined
}

/** Problems that block the search, besides a missing nationality; empty if there are none. */
export function searchProblems(draft: SearchDraft, today: CalendarDate): SearchProblems {
  const problems: SearchProblems = {}
  const stay = stayProblem(parseStayDate(draft.checkIn), parseStayDate(draft.checkOut), today)
  if (!draft.locationCode) problems.locationCode = 'missing'
  if (stay) problems.stay = stay
  if (!toCompleteRooms(draft.rooms)) problems.rooms = 'ageMissing'
  return problems
}

/** Converts a complete draft to a search; undefined if an age is missing. */
export function toSearch(draft: SearchDraft): HotelSearch | undefined {
  const rooms = toCompleteRooms(draft.rooms)
  return (
    rooms && {
      locationCode: draft.locationCode,
      checkIn: draft.checkIn,
      checkOut: draft.checkOut,
      rooms,
      nationality: draft.nationality,
      hotelPromoCode: tidy(draft.hotelPromoCode) || undefined,
      specialCode: tidy(draft.specialCode) || undefined,
    }
  )
}
