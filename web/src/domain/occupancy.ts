/** Rooms and guests of a search, and their format in URLs: `[{"adults":2,"childAges":[5]}]`. */
export interface RoomGuests {
  readonly adults: number
  readonly childAges: readonly number[]
}

export const MAX_ROOMS = 9
export const MAX_ROOM_GUESTS = 9
export const MAX_CHILD_AGE = 17

const isWhole = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max

function readRoom(value: unknown): RoomGuests | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const adults: unknown = Reflect.get(value, 'adults')
  const ages: unknown = Reflect.get(value, 'childAges') ?? []
  if (!isWhole(adults, 1, MAX_ROOM_GUESTS) || !Array.isArray(ages)) return undefined
  const childAges = ages.filter((age) => isWhole(age, 0, MAX_CHILD_AGE))
  if (childAges.length !== ages.length || adults + childAges.length > MAX_ROOM_GUESTS) return undefined
  return { adults, childAges }
}

/** Parses the rooms in a URL; undefined unless the text is a list of rooms within the limits. */
export function parseRooms(text: string | null | undefined): readonly RoomGuests[] | undefined {
  if (!text || text.length > 2000) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_ROOMS) return undefined
  const rooms = value.map(readRoom)
  return rooms.every((room) => room !== undefined) ? rooms : undefined
}

/** Serializes rooms for URLs and keys. Equal rooms always result in the same text. */
export function printRooms(rooms: readonly RoomGuests[]): string {
  return JSON.stringify(rooms.map(({ adults, childAges }) => ({ adults, childAges })))
}

export function countGuests(rooms: readonly RoomGuests[]): { adults: number; children: number; guests: number } {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0)
  return { adults, children, guests: adults + children }
}
