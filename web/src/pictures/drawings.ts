/** Drawings to show if there is no photo. */
import hotel from './hotel.svg'
import hotelNearMosque from './hotel-near.svg'
import lobby from './lobby.svg'
import room1 from './room-1.svg'
import room2 from './room-2.svg'
import room3 from './room-3.svg'
import room4 from './room-4.svg'

/** Maximum distance in meters at which a hotel is drawn with minarets behind it. */
const nearMosque = 1000

export const drawings = { hotel, lobby }

/** Drawing of a hotel by its distance from the mosque in meters; null if unknown. */
export const hotelDrawing = (meters: number | null): string =>
  meters !== null && meters <= nearMosque ? hotelNearMosque : hotel

/** Drawing of a room with a bed for each guest, up to four. */
export const roomDrawing = (guests: number): string => [room1, room2, room3][guests - 1] ?? room4
