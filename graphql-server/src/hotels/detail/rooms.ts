/** The rooms and rates of one supplier's detail, in one form for all suppliers. */
import type { Supplier } from '../../__generated__/schema-types.ts'
import { field, flag, integer, list, path, text, texts } from '../../gateway/wire.ts'
import { readBoard } from '../../trade/board.ts'
import { readCancellationPolicy } from '../../trade/cancellation-policy.ts'
import { mainImageOf, roomsLeftOf, tidyName } from '../hotel-facts.ts'
import { type PriceFacts, addPrices, readPrice } from '../../trade/price.ts'
import type { KeptGroup, KeptOffer, KeptRate, KeptRoom } from '../search/cached-search.ts'
import type { Room } from '../search/search-input.ts'

type Source = { offer: KeptOffer; rooms: Room[]; newId: () => string }

/** Guests of a room as the wire counts them; null when it does not say. */
function paxOf(room: unknown): { adults: number; children: number } | null {
  const pax = list(field(room, 'paxInfo'))
  if (pax.length === 0) return null
  const count = (type: string) =>
    pax
      .filter((entry) => text(field(entry, 'type'))?.toUpperCase() === type)
      .reduce<number>((sum, entry) => sum + (integer(field(entry, 'quantity')) ?? 1), 0)
  return { adults: count('ADT'), children: count('CHD') }
}

/** Whether a room takes the guests of a room of the search; one that does not name its guests takes any. */
function takes(room: unknown, wanted: Room): boolean {
  const pax = paxOf(room)
  return !pax || (pax.adults === wanted.adults && pax.children === wanted.childAges.length)
}

/** The rooms of the search whose guests a room takes: those its place names, unless it says that it takes others. */
function roomIndexesOf(room: unknown, place: number | undefined, rooms: Room[]): number[] {
  const suits = (index: number) => {
    const wanted = rooms[index]
    return wanted !== undefined && takes(room, wanted)
  }
  if (place !== undefined && suits(place)) return [place]
  return rooms.map((_, index) => index).filter(suits)
}

function readRate(source: unknown, room: unknown, { offer, newId }: Source, place: KeptRate['place']): KeptRate | null {
  const price = readPrice(offer.supplier, source)
  if (!price) return null
  const board = readBoard(source)
  return {
    id: newId(),
    offerId: offer.id,
    supplier: offer.supplier,
    ...(board.boardText === null ? readBoard(room) : board),
    price,
    cancellationPolicy:
      readCancellationPolicy(field(source, 'cancellationPolicy')) ??
      readCancellationPolicy(field(room, 'cancellationPolicy')),
    bookable: price.sound && offer.supplier !== 'UNRECOGNISED',
    place,
  }
}

function readRoom(source: unknown, indexes: number[], at: Source, group: number, room: number): KeptRoom | null {
  const listed = list(field(source, 'roomRates'))
  // Without a list the room itself is the rate.
  const rates = (
    listed.length > 0
      ? listed.map((rate, index) => readRate(rate, source, at, { group, room, rate: index }))
      : [readRate(source, source, at, { group, room, rate: null })]
  ).filter((rate) => rate !== null)
  if (rates.length === 0 || indexes.length === 0) return null
  return {
    id: at.newId(),
    name: tidyName(text(field(source, 'name')) ?? text(field(source, 'roomCategory')) ?? '') || '—',
    roomIndexes: indexes,
    features: texts(field(source, 'features'), 'name'),
    imageUrl: mainImageOf(source),
    roomsLeft: roomsLeftOf(source),
    rates: rates.sort((a, b) => Number(b.bookable) - Number(a.bookable) || a.price.total - b.price.total),
  }
}

/** The price of a group sold as a whole: its own figures, or those of its rooms, which have to agree. */
function groupPrice(supplier: Supplier, source: unknown, rooms: KeptRoom[]): PriceFacts | null {
  const together = addPrices(rooms.flatMap(({ rates }) => (rates[0] ? [rates[0].price] : [])))
  const named = readPrice(supplier, source, 'groupAmount')
  if (!together || !named) return together && { ...together, sound: false }
  const hasLines = named.lines.length > 0
  return {
    ...(hasLines ? named : together),
    sound: together.sound && named.total === together.total && (!hasLines || named.sound),
  }
}

function readTogether(source: unknown, at: Source, group: number): KeptGroup | null {
  const free = new Set(at.rooms.keys())
  const rooms = list(field(source, 'rooms')).map((room, index) => {
    const sequence = integer(field(room, 'sequenceNumber')) ?? index
    // Two rooms for the same guests share the places left over.
    const mine = roomIndexesOf(room, sequence, at.rooms).find((place) => free.has(place))
    if (mine !== undefined) free.delete(mine)
    const read = readRoom(room, mine === undefined ? [] : [mine], at, group, index)
    // The group has one price, so each of its rooms has one rate.
    return read && { ...read, rates: read.rates.slice(0, 1) }
  })
  const whole = rooms.filter((room) => room !== null)
  if (whole.length !== rooms.length || free.size > 0) return null
  const price = groupPrice(at.offer.supplier, source, whole)
  if (!price) return null
  return {
    id: at.newId(),
    bookedTogether: true,
    supplier: at.offer.supplier,
    price,
    rooms: whole.map((room) => ({
      ...room,
      rates: room.rates.map((rate) => ({ ...rate, bookable: rate.bookable && price.sound })),
    })),
  }
}

function readSingly(source: unknown, at: Source, group: number): { group: KeptGroup | null; lost: boolean } {
  const groupId = integer(field(source, 'groupId'))
  const rooms = list(field(source, 'rooms')).map((room, index) => {
    const place = groupId === undefined ? integer(field(room, 'sequenceNumber')) : groupId - 1
    return readRoom(room, roomIndexesOf(room, place, at.rooms), at, group, index)
  })
  const read = rooms.filter((room) => room !== null)
  const lost = read.length < rooms.length
  if (read.length === 0) return { group: null, lost: true }
  return {
    group: { id: at.newId(), bookedTogether: false, supplier: at.offer.supplier, price: null, rooms: read },
    lost,
  }
}

/** Whether a detail holds rooms that are priced for other guests than those of the search. */
export const isForOthers = (hotel: unknown, searched: Room[]): boolean =>
  list(field(hotel, 'roomGroups'))
    .flatMap((group) => list(field(group, 'rooms')))
    .some((room) => !searched.some((wanted) => takes(room, wanted)))

/** Every group of a detail that can be read; `lost` when something could not. */
export function readRoomGroups(hotel: unknown, at: Source): { groups: KeptGroup[]; lost: boolean } {
  let lost = false
  const groups = list(field(hotel, 'roomGroups')).flatMap((source, index) => {
    if (flag(path(source, 'flags', 'isGroupedRooms')) ?? false) {
      const group = readTogether(source, at, index)
      lost ||= group === null
      return group ?? []
    }
    const read = readSingly(source, at, index)
    lost ||= read.lost
    return read.group ?? []
  })
  return { groups, lost }
}
