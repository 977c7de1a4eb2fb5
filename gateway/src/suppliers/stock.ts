import { sql } from 'kysely'
import type { Db } from '#src/database/db.ts'
import { hash, isOneOf } from '#src/seeded-random.ts'
import type { Hotel, RoomsLeft, RoomTypeCode } from './hotel.ts'
import { seasonPermille } from './season.ts'
import type { Stay } from './stay.ts'

/** What a hotel gives to agents on a night before anything is booked here; others book there too, the more the busier the night. */
export function allotment(hotel: Hotel, roomType: RoomTypeCode, night: string): number {
  const rooms = hotel.roomTypes.find(({ code }) => code === roomType)?.rooms ?? 0
  if (hotel.alwaysAvailable) return rooms
  const key = `${hotel.code}:${roomType}:${night}`
  const season = seasonPermille(night)
  if (isOneOf(`closed:${key}`, season > 1500 ? 90 : 15)) return 0
  return Math.max(1, rooms - (hash(key) % Math.max(1, Math.ceil((rooms * Math.min(season, 2000)) / 3000))))
}

/** Which rooms count as taken. */
export interface StockView {
  hotelCode?: string
  /** Whose holds do not count: what an agent holds is not sold out to that agent. */
  heldBy?: string
}

/** Room nights held or booked here, by hotel, room type and night. A hold that has run out gives its rooms back by itself. */
async function takenRooms(db: Db, stay: Stay, now: Date, { hotelCode = '', heldBy = '' }: StockView) {
  const rows = await db
    .selectFrom('booked_rooms')
    .leftJoin('holds', 'holds.track_token', 'booked_rooms.hold_token')
    .select(['booked_rooms.hotel_code', 'booked_rooms.room_type', 'booked_rooms.night'])
    .select(sql<number>`sum(booked_rooms.quantity)::int`.as('taken'))
    .where('night', '>=', stay.checkIn)
    .where('night', '<', stay.checkOut)
    .$if(hotelCode !== '', (query) => query.where('booked_rooms.hotel_code', '=', hotelCode))
    .where((eb) =>
      eb.or([
        eb('booking_reference', 'is not', null),
        eb.and([eb('holds.state', '=', 'held'), eb('holds.expires_at', '>', now), eb('holds.user_sub', '!=', heldBy)]),
      ]),
    )
    .groupBy(['booked_rooms.hotel_code', 'booked_rooms.room_type', 'booked_rooms.night'])
    .execute()
  return new Map(rows.map((row) => [`${row.hotel_code}:${row.room_type}:${row.night}`, row.taken]))
}

/** Reads once what is taken in these nights, for one hotel or for all, and answers for any room type. */
export async function readRoomsLeft(db: Db, stay: Stay, now: Date, view: StockView): Promise<RoomsLeft> {
  const taken = await takenRooms(db, stay, now, view)
  return (hotel, roomType) => {
    let left = Infinity
    for (const night of stay.nights) {
      left = Math.min(left, allotment(hotel, roomType, night) - (taken.get(`${hotel.code}:${roomType}:${night}`) ?? 0))
    }
    return Math.max(0, left)
  }
}
