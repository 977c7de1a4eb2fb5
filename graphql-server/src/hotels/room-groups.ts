/** Reads the gateway's `roomGroups`, which have the same format in search and details responses. */
import { field, flag, integer, list, fieldText } from '../gateway/wire.ts'
import { type PriceDetails, type PriceShape, addPrices, readPrice } from '../trade/price.ts'
import type { Room } from './search/search-input.ts'

/** Whether a group is one offer for all rooms of the search. */
export const isSoldTogether = (group: unknown): boolean => flag(field(field(group, 'flags'), 'isGroupedRooms')) ?? false

export const listRooms = (group: unknown): unknown[] => list(field(group, 'rooms'))

/** Reads the number of guests in a room; null if missing. */
function readPax(room: unknown): { adults: number; children: number } | null {
  const pax = list(field(room, 'paxInfo'))
  if (pax.length === 0) return null
  let [adults, children] = [0, 0]
  for (const entry of pax) {
    const type = fieldText(entry, 'type')?.toUpperCase()
    if (type !== 'ADT' && type !== 'CHD') continue
    const quantity = integer(field(entry, 'quantity')) ?? 1
    if (type === 'ADT') adults += quantity
    else children += quantity
  }
  return { adults, children }
}

// Most searches are for one room.
const onlyRoom: readonly number[] = [0]
const noRoom: readonly number[] = []

/** Returns the searched rooms whose guests fit a room. A room without guests fits all. */
function fittingIndexes(room: unknown, searched: readonly Room[]): readonly number[] {
  const pax = readPax(room)
  const fits = ({ adults, childAges }: Room) => !pax || (pax.adults === adults && pax.children === childAges.length)
  const [only, ...others] = searched
  if (only && others.length === 0) return fits(only) ? onlyRoom : noRoom
  return searched.flatMap((one, index) => (fits(one) ? [index] : []))
}

export const fitsAny = (room: unknown, searched: readonly Room[]): boolean => fittingIndexes(room, searched).length > 0

/** Returns the searched rooms for which a room can be chosen: the room at `place` if its guests fit, otherwise all whose guests fit. */
function roomIndexesAt(room: unknown, place: number | undefined, searched: readonly Room[]): readonly number[] {
  const indexes = fittingIndexes(room, searched)
  return place !== undefined && indexes.length > 1 && indexes.includes(place) ? [place] : indexes
}

/** Returns the searched rooms for which a room of an individually sold group can be chosen. */
export function findRoomIndexes(group: unknown, room: unknown, searched: readonly Room[]): readonly number[] {
  const groupId = integer(field(group, 'groupId'))
  const place = groupId === undefined ? integer(field(room, 'sequenceNumber')) : groupId - 1
  return roomIndexesAt(room, place, searched)
}

/** Assigns the rooms of a group sold together to the rooms of the search; null unless they match one to one. */
export function assignRooms(rooms: readonly unknown[], searched: readonly Room[]): number[] | null {
  const remaining = new Set(searched.keys())
  const assignedPlaces = rooms.map((room, index) => {
    const sequence = integer(field(room, 'sequenceNumber')) ?? index
    const place = roomIndexesAt(room, sequence, searched).find((one) => remaining.has(one))
    if (place !== undefined) remaining.delete(place)
    return place
  })
  const places = assignedPlaces.filter((place) => place !== undefined)
  return places.length === rooms.length && remaining.size === 0 ? places : null
}

/** Returns the rates of a room. A room without a list of rates is itself a rate. */
export function listRates(room: unknown): readonly unknown[] {
  const listed = list(field(room, 'roomRates'))
  return listed.length > 0 ? listed : [room]
}

/** Reads the terms of a rate; if it has none, the terms of its room. */
export const readRateTerms = <Read>(
  rate: unknown,
  room: unknown,
  read: (policy: unknown) => Read | null,
): Read | null =>
  read(field(rate, 'cancellationPolicy')) ?? (rate === room ? null : read(field(room, 'cancellationPolicy')))

/** Reads the price of a group that is sold together. Its own amounts must match the sum of its rooms. */
export function groupPrice(shape: PriceShape, group: unknown, rooms: PriceDetails[]): PriceDetails | null {
  const sum = addPrices(rooms)
  const stated = readPrice(shape, group, 'groupAmount')
  if (!sum || !stated) return sum && { ...sum, isConsistent: false }
  const difference = Math.abs(stated.total - sum.total)
  const price = stated.lines.length > 0 ? stated : { ...sum, total: stated.total }
  return {
    ...price,
    isConsistent: sum.isConsistent && stated.isConsistent && difference <= 1,
    isRounded: sum.isRounded || stated.isRounded || difference === 1,
  }
}
