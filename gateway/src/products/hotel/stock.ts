import type { Db } from '#src/database/db.ts'
import { HOTEL } from './kind.ts'
import { hash, isInSample } from '#src/values/seeded-random.ts'
import type { Hotel, RoomsLeft, RoomTypeCode } from './supplier/hotel.ts'
import { seasonPermille } from '#src/suppliers/season.ts'
import type { Stay } from './supplier/stay.ts'
import { type StockFilter, readTakenStock } from '#src/orders/holds/repository.ts'

/** Returns the number of rooms that a hotel offers to agents on a night, before holds and bookings. Other channels take more of them on busier nights. */
export function allotment(hotel: Hotel, roomType: RoomTypeCode, night: string): number {
  const rooms = hotel.roomTypes.find(({ code }) => code === roomType)?.rooms ?? 0
  if (hotel.alwaysAvailable) return rooms
  const key = `${hotel.code}:${roomType}:${night}`
  const season = seasonPermille(night)
  if (isInSample(`closed:${key}`, season > 1500 ? 90 : 15)) return 0
  return Math.max(1, rooms - (hash(key) % Math.max(1, Math.ceil((rooms * Math.min(season, 2000)) / 3000))))
}

/** Reads the taken rooms of a stay's nights once, for one hotel or all, and returns a function that computes the rooms left. */
export async function readRoomsLeft(
  db: Db,
  { checkIn, checkOut, nights }: Stay,
  now: Date,
  filter: StockFilter,
): Promise<RoomsLeft> {
  const rows = await readTakenStock(db, { ...filter, kind: HOTEL, from: checkIn, to: checkOut, now })
  const takenRooms = new Map(rows.map((row) => [`${row.stock}:${row.unit}:${row.day}`, row.taken]))
  return (hotel, roomType) => {
    let left = Infinity
    for (const night of nights) {
      left = Math.min(
        left,
        allotment(hotel, roomType, night) - (takenRooms.get(`${hotel.code}:${roomType}:${night}`) ?? 0),
      )
    }
    return Math.max(0, left)
  }
}
