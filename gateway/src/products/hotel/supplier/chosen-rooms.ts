import { z } from 'zod'
import { HttpError } from '#src/errors.ts'
import { wireText } from '#src/wire-text.ts'
import type { HotelCatalogue, ListedHotel } from '../catalogue.ts'
import { findSupplier } from './suppliers.ts'
import type { RoomsLeft, RoomTypeCode } from './hotel.ts'
import { sum } from '#src/values/shares.ts'
import type { Market, RateChoice } from './net-price.ts'
import type { Occupancy } from './occupancy.ts'
import { toOccupancy, paxInfo } from './wire/pax-info.ts'
import { canSellRate, priceRate, totalOf, totalWithoutPromo } from './rates.ts'
import { createStay } from './stay.ts'
import type { PricedRate, Supplier, SupplierHotel } from './supplier.ts'
import type { WirePrice, WireRoomGroup } from './wire/shapes.ts'

const rate = z.object({
  roomConfigurationId: wireText.max(100).nullish(),
  mealOptionId: wireText.max(20).nullish(),
})

/** Chosen room groups, in the format of the hotel details response. Only the chosen rates and their guests are read; prices are ignored. */
export const chosenRoomGroups = z
  .array(
    z.object({
      rooms: z
        .array(
          z.object({
            roomId: wireText.max(100).nullish(),
            paxInfo,
            roomRates: z.array(rate).max(100).nullish(),
          }),
        )
        .min(1)
        .max(9),
    }),
  )
  .min(1)
  .max(9)

export interface ChosenStay {
  provider: string
  hotelCode: string
  checkIn: string
  checkOut: string
  cultCode: string
  roomGroups: z.infer<typeof chosenRoomGroups>
}

type ChosenRoom = ChosenStay['roomGroups'][number]['rooms'][number]

export interface ChosenRooms {
  supplier: Supplier
  supplierHotel: SupplierHotel
  /** One rate for each room of the search, in the order of the search. */
  rates: PricedRate[]
  /** The same rooms in the supplier's format, at the current price. */
  roomGroups: WireRoomGroup[]
  price: WirePrice
  /** Total in halalas. */
  total: number
  /** Total without the hotel promo code of the search. */
  fullTotal: number
  tax: number
}

/** A chosen room with its guests. */
interface RoomToPrice {
  choice: RateChoice
  occupancy: Occupancy
  roomIndex: number
}

/** Reads a chosen room; undefined if the hotel does not have its rate. */
const readRoom = (supplier: Supplier, listedHotel: ListedHotel, { roomId, roomRates }: ChosenRoom) =>
  supplier.readRoom(listedHotel, {
    roomId: roomId ?? undefined,
    roomRates: roomRates?.map(({ roomConfigurationId, mealOptionId }) => ({
      roomConfigurationId: roomConfigurationId ?? undefined,
      mealOptionId: mealOptionId ?? undefined,
    })),
  })

/** Reads the types of chosen rooms. A type is undefined if the hotel does not have the room's rate. */
export const readRoomTypes = (
  supplier: Supplier,
  listedHotel: ListedHotel,
  roomGroups: ChosenStay['roomGroups'],
): (RoomTypeCode | undefined)[] =>
  roomGroups.flatMap((group) => group.rooms).map((room) => readRoom(supplier, listedHotel, room)?.choice.roomType)

/** Counts the rooms of each type, because stock is counted by room type. */
export function countTypes(types: readonly RoomTypeCode[]): { unit: string; quantity: number }[] {
  const counts = new Map<string, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].map(([unit, quantity]) => ({ unit, quantity }))
}

function readRooms(
  supplier: Supplier,
  supplierHotel: SupplierHotel,
  roomGroups: ChosenStay['roomGroups'],
): RoomToPrice[] {
  const rooms = roomGroups
    .flatMap((group) => group.rooms)
    .map((room, index) => {
      const parsedRoom = readRoom(supplier, supplierHotel, room)
      if (!parsedRoom)
        throw new HttpError(
          400,
          'BAD_REQUEST',
          `roomGroups: the rate of room ${index + 1} does not belong to this hotel`,
        )
      return { choice: parsedRoom.choice, roomIndex: parsedRoom.roomIndex, occupancy: toOccupancy(room.paxInfo) }
    })
  const sortedRooms = rooms.sort((a, b) => a.roomIndex - b.roomIndex)
  if (sortedRooms.some(({ roomIndex }, position) => roomIndex !== position)) {
    throw new HttpError(400, 'BAD_REQUEST', 'roomGroups: must have one rate for each room of the search')
  }
  return sortedRooms
}

/**
 * Reprices chosen rooms, ignoring the prices of the request. Returns undefined if the supplier does not sell the hotel, does not sell the room to
 * these guests, or has too few rooms left. Throws a 400 for rates that it cannot read.
 */
export function priceChosenRooms(
  chosen: ChosenStay,
  {
    market,
    publicUrl,
    roomsLeft,
    catalogue,
  }: { market: Market; publicUrl: string; roomsLeft: RoomsLeft; catalogue: HotelCatalogue },
): ChosenRooms | undefined {
  const supplier = findSupplier(chosen.provider)
  const listedHotel = supplier && catalogue.findListedHotel(supplier, chosen.hotelCode)
  if (!supplier || !listedHotel) return undefined
  const supplierHotel: SupplierHotel = {
    ...listedHotel,
    stay: createStay(chosen.checkIn, chosen.checkOut),
    market,
    cultCode: chosen.cultCode,
    publicUrl,
  }
  const rooms = readRooms(supplier, supplierHotel, chosen.roomGroups)
  if (rooms.some(({ choice, occupancy }) => !canSellRate(supplierHotel, choice, occupancy))) return undefined

  const requestedCounts = new Map<string, number>()
  for (const { choice } of rooms) requestedCounts.set(choice.roomType, (requestedCounts.get(choice.roomType) ?? 0) + 1)
  const rates = rooms.map((room) =>
    priceRate(supplier, supplierHotel, { ...room, left: roomsLeft(supplierHotel.hotel, room.choice.roomType) }),
  )
  if (rates.some(({ roomType, left }) => left < (requestedCounts.get(roomType) ?? 0))) return undefined

  const roomGroups = supplier.roomGroups(
    supplierHotel,
    rates.map((chosenRate) => [chosenRate]),
  )
  // Happens when the supplier sells only whole groups and the rooms belong to different groups.
  if (roomGroups.length === 0) return undefined
  return {
    supplier,
    supplierHotel,
    rates,
    roomGroups,
    price: supplier.toWirePrice(rates),
    total: totalOf(rates),
    fullTotal: totalWithoutPromo(supplier, supplierHotel, rates),
    tax: sum(rates.map(({ price }) => price.tax)),
  }
}
