import type { ProductModule } from '#src/deps.ts'
import type { HotelCatalogue } from './catalogue.ts'
import { isRoomTypeCode, roomTypes } from './supplier/room-types.ts'
import { hash } from '#src/values/seeded-random.ts'
import { sum } from '#src/values/shares.ts'

/**
 * Returns functions that find the drawing for a hotel or room id, such as `4910100037` or `4910100037-TPL`. A hotel always has the same drawing; a
 * room's drawing shows its beds.
 */
export function createHotelPictures({ findHotel }: HotelCatalogue): ProductModule['pictures'] {
  const hotelDrawing = (id: string, count: number) => (findHotel(id) ? `${(hash(id) % count) + 1}.svg` : undefined)
  return {
    hotel: hotelDrawing,
    lobby: hotelDrawing,
    room: (id) => {
      const [code = '', type = ''] = id.split('-')
      return findHotel(code) && isRoomTypeCode(type)
        ? `${sum(roomTypes[type].beds.map(({ count }) => count))}.svg`
        : undefined
    },
  }
}
