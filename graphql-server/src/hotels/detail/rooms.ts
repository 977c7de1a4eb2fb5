/** Reads the rooms and rates of one supplier into a form common to all suppliers. */
import { field, list, text } from '../../gateway/wire.ts'
import { readBoard } from '../../trade/board.ts'
import { readCancellationPolicy } from '../../trade/cancellation-policy.ts'
import { readFacilities } from '../../trade/facility.ts'
import { type PriceShape, readPrice } from '../../trade/price.ts'
import { readRoomKind } from '../../trade/room-kind.ts'
import { supplierKey } from '../../trade/supplier.ts'
import { readMainImage, readRoomsLeft, tidyName } from '../hotel-content.ts'
import {
  assignRooms,
  fitsAny,
  readGroupPrice,
  isSoldTogether,
  listRates,
  findRoomIndexes,
  listRooms,
  readRateTerms,
} from '../room-groups.ts'
import type { CachedOffer } from '../search/cached-search.ts'
import type { Room } from '../search/search-input.ts'
import type { CachedGroup, CachedRate, CachedRoom, ContentIds } from './cached-detail.ts'

type RoomReading = {
  offer: Pick<CachedOffer, 'id' | 'provider'>
  shape: PriceShape
  searchedRooms: Room[]
  newId: ContentIds
}

/** Counts of omitted items: unreadable groups, rooms and rates, and rooms that do not match the searched guests. */
export type OmittedCounts = { unreadable: number; mismatched: number }

const guid = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i

/** Reads a supplier's own id. Ignores GUIDs, because suppliers create new GUIDs for each response. */
function stableId(source: unknown, name: string): string | null {
  const id = text(field(source, name))
  return id === undefined || guid.test(id) ? null : id
}

function readRate(source: unknown, room: unknown, reading: RoomReading, place: CachedRate['place']): CachedRate | null {
  const price = readPrice(reading.shape, source)
  if (!price) return null
  const rateBoard = readBoard(source)
  const { board, boardText } = rateBoard.boardText === null ? readBoard(room) : rateBoard
  const cancellationPolicy = readRateTerms(source, room, readCancellationPolicy)
  const configuration = ['roomConfigurationId', 'mealOptionId'].map((name) => stableId(source, name))
  const { supplierText: _, ...terms } = cancellationPolicy ?? { supplierText: null }
  return {
    id: reading.newId(
      'rate',
      reading.offer.id,
      place.group,
      place.room,
      roomKey(room),
      configuration,
      board,
      boardText,
      terms,
    ),
    offerId: reading.offer.id,
    provider: reading.offer.provider,
    board,
    boardText,
    price,
    cancellationPolicy,
    bookable: price.isConsistent,
    place,
  }
}

/** Returns a key that is the same for all rooms in one stock. */
const roomKey = (room: unknown) =>
  stableId(room, 'roomTypeCode') ??
  stableId(room, 'roomId')?.replace(/_\d+$/, '') ??
  (text(field(room, 'name')) ?? '').toLowerCase()

type Place = { group: number; room: number; roomIndexes: readonly number[] }

function readRoom(
  source: unknown,
  reading: RoomReading,
  { group, room, roomIndexes }: Place,
  omitted: OmittedCounts,
): CachedRoom | null {
  const wireRates = listRates(source)
  const rates = wireRates
    .map((rate, index) => readRate(rate, source, reading, { group, room, rate: rate === source ? null : index }))
    .filter((rate) => rate !== null)
  omitted.unreadable += wireRates.length - rates.length
  if (rates.length === 0) return null
  const roomsLeft = readRoomsLeft(source)
  const key = roomKey(source)
  return {
    id: reading.newId('room', reading.offer.id, group, room, key),
    name: tidyName(text(field(source, 'name')) ?? text(field(source, 'roomCategory')) ?? '') || '—',
    kind: readRoomKind(source),
    roomIndexes: [...roomIndexes],
    features: readFacilities(field(source, 'features')),
    imageUrl: readMainImage(source),
    roomsLeft,
    stockId: roomsLeft === null ? null : `${supplierKey(reading.offer.provider)}:${key}`,
    rates: rates.sort((a, b) => Number(b.bookable) - Number(a.bookable) || a.price.total - b.price.total),
  }
}

function readGroupedRooms(
  source: unknown,
  reading: RoomReading,
  group: number,
  omitted: OmittedCounts,
): CachedGroup | null {
  const wireRooms = listRooms(source)
  const assignedIndexes = assignRooms(wireRooms, reading.searchedRooms)
  if (!assignedIndexes) return null
  const rooms = wireRooms.map((room, index) =>
    readRoom(room, reading, { group, room: index, roomIndexes: assignedIndexes.slice(index, index + 1) }, omitted),
  )
  const readableRooms = rooms.filter((room) => room !== null)
  if (readableRooms.length < rooms.length) return null
  const firstRates = readableRooms.flatMap(({ rates }) => rates.slice(0, 1))
  const price = readGroupPrice(
    reading.shape,
    source,
    firstRates.map((rate) => rate.price),
  )
  if (!price) return null
  return {
    id: reading.newId('group', reading.offer.id, group, stableId(source, 'groupId')),
    bookedTogether: true,
    provider: reading.offer.provider,
    price,
    rooms: readableRooms.map((room) => ({
      ...room,
      // The group is sold as a whole, so its stock is not counted. It has one price, so each room has one rate.
      stockId: null,
      rates: room.rates.slice(0, 1).map((rate) => ({ ...rate, bookable: rate.bookable && price.isConsistent })),
    })),
  }
}

function readIndividualRooms(
  source: unknown,
  reading: RoomReading,
  group: number,
  omitted: OmittedCounts,
): CachedGroup | null {
  const rooms = listRooms(source).map((room, index) => {
    const roomIndexes = findRoomIndexes(source, room, reading.searchedRooms)
    if (roomIndexes.length > 0) return readRoom(room, reading, { group, room: index, roomIndexes }, omitted)
    omitted.mismatched += 1
    return null
  })
  const readableRooms = rooms.filter((room) => room !== null)
  if (readableRooms.length === 0) return null
  return {
    id: reading.newId('group', reading.offer.id, group, stableId(source, 'groupId')),
    bookedTogether: false,
    provider: reading.offer.provider,
    price: null,
    rooms: readableRooms,
  }
}

/** Reads all groups of a details or availability response, and counts omitted items. */
export function readRoomGroups(
  hotel: unknown,
  reading: RoomReading,
): { groups: CachedGroup[]; omitted: OmittedCounts } {
  const omitted: OmittedCounts = { unreadable: 0, mismatched: 0 }
  const groups = list(field(hotel, 'roomGroups')).map((source, index) => {
    if (listRooms(source).length === 0) {
      omitted.unreadable += 1
      return null
    }
    if (!isSoldTogether(source)) return readIndividualRooms(source, reading, index, omitted)
    const unreadableBefore = omitted.unreadable
    const group = readGroupedRooms(source, reading, index, omitted)
    // Count the group itself, unless one of its rates was counted already.
    if (group === null && omitted.unreadable === unreadableBefore) {
      if (listRooms(source).some((room) => !fitsAny(room, reading.searchedRooms))) omitted.mismatched += 1
      else omitted.unreadable += 1
    }
    return group
  })
  return { groups: groups.filter((group) => group !== null), omitted }
}
