/** Drawings shown where there is no photo. */
import hotel from './hotel.svg'
import hotelNearMosque from './hotel-near.svg'
import lobby from './lobby.svg'
import room1 from './room-1.svg'
import room2 from './room-2.svg'
import room3 from './room-3.svg'
import room4 from './room-4.svg'

/** Meters up to which minarets stand behind a hotel. */
const nearMosque = 1000

export const drawings = { hotel, lobby }

/** A hotel at a distance from the mosque in meters; null when it is not known. */
export const hotelDrawing = (meters: number | null): string =>
  meters !== null && meters <= nearMosque ? hotelNearMosque : hotel

/** A room with a bed for each guest, up to four. */
export const roomDrawing = (guests: number): string => [room1, room2, room3][guests - 1] ?? room4
