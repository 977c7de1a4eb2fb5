/**
 * Reads the gateway's `roomGroups`, which have the same format in search and details responses. A *room* is one that a supplier offers; a *searched
 * room* is one that the agent searches for, with its guests.
 */
import { field, flag, integer, list, fieldText } from '../gateway/wire.ts'
import { type PriceDetails, type PriceShape, addPrices, readPrice } from '../trade/price.ts'
import type { Room } from './search/search-input.ts'

/** Whether a group is one offer for all searched rooms. */
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

// Shared by most rooms, because most searches are for one room.
const onlyRoom: readonly number[] = [0]
const noRoom: readonly number[] = []

/** Returns the indexes of the searched rooms whose guests fit a room. A room without guest numbers fits all. */
function findFittingIndexes(room: unknown, searchedRooms: readonly Room[]): readonly number[] {
  const pax = readPax(room)
  const fits = ({ adults, childAges }: Room) => !pax || (pax.adults === adults && pax.children === childAges.length)
  const [onlySearchedRoom, ...others] = searchedRooms
  if (onlySearchedRoom && others.length === 0) return fits(onlySearchedRoom) ? onlyRoom : noRoom
  return searchedRooms.flatMap((searchedRoom, index) => (fits(searchedRoom) ? [index] : []))
}

export const fitsAny = (room: unknown, searchedRooms: readonly Room[]): boolean =>
  findFittingIndexes(room, searchedRooms).length > 0

/** Returns the indexes of the searched rooms for which a room can be chosen: only `preferredIndex` if those guests fit, otherwise all whose guests fit. */
function chooseRoomIndexes(
  room: unknown,
  preferredIndex: number | undefined,
  searchedRooms: readonly Room[],
): readonly number[] {
  const indexes = findFittingIndexes(room, searchedRooms)
  return preferredIndex !== undefined && indexes.length > 1 && indexes.includes(preferredIndex)
    ? [preferredIndex]
    : indexes
}

/** Returns the indexes of the searched rooms for which a room of an individually sold group can be chosen. */
export function findRoomIndexes(group: unknown, room: unknown, searchedRooms: readonly Room[]): readonly number[] {
  const groupId = integer(field(group, 'groupId'))
  const preferredIndex = groupId === undefined ? integer(field(room, 'sequenceNumber')) : groupId - 1
  return chooseRoomIndexes(room, preferredIndex, searchedRooms)
}

/** Returns the index of a searched room for each room of a group sold together; null unless they match one to one. */
export function assignRooms(rooms: readonly unknown[], searchedRooms: readonly Room[]): number[] | null {
  const remainingIndexes = new Set(searchedRooms.keys())
  const assignments = rooms.map((room, index) => {
    const sequence = integer(field(room, 'sequenceNumber')) ?? index
    const roomIndex = chooseRoomIndexes(room, sequence, searchedRooms).find((fitting) => remainingIndexes.has(fitting))
    if (roomIndex !== undefined) remainingIndexes.delete(roomIndex)
    return roomIndex
  })
  const roomIndexes = assignments.filter((roomIndex) => roomIndex !== undefined)
  return roomIndexes.length === rooms.length && remainingIndexes.size === 0 ? roomIndexes : null
}

/** Returns the rates of a room. A room without a list of rates is itself a rate. */
export function listRates(room: unknown): readonly unknown[] {
  const rates = list(field(room, 'roomRates'))
  return rates.length > 0 ? rates : [room]
}

/** Reads the terms of a rate; if it has none, the terms of its room. */
export const readRateTerms = <Read>(
  rate: unknown,
  room: unknown,
  read: (policy: unknown) => Read | null,
): Read | null =>
  read(field(rate, 'cancellationPolicy')) ?? (rate === room ? null : read(field(room, 'cancellationPolicy')))

/** Reads the price of a group that is sold together. Its own amounts must match the sum of its rooms. */
export function readGroupPrice(shape: PriceShape, group: unknown, rooms: PriceDetails[]): PriceDetails | null {
  const sum = addPrices(rooms)
  const ownPrice = readPrice(shape, group, 'groupAmount')
  if (!sum || !ownPrice) return sum && { ...sum, isConsistent: false }
  const difference = Math.abs(ownPrice.total - sum.total)
  const price = ownPrice.lines.length > 0 ? ownPrice : { ...sum, total: ownPrice.total }
  return {
    ...price,
    isConsistent: sum.isConsistent && ownPrice.isConsistent && difference <= 1,
    isRounded: sum.isRounded || ownPrice.isRounded || difference === 1,
  }
}
