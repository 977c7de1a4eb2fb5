import type { Bilingual, Board, RoomTypeCode } from './hotel.ts'

export interface RoomType {
  name: Bilingual
  /** Guests with a bed of their own. */
  sleeps: number
  /** Extra beds for paying children. */
  extraBeds: number
  bedCount: number
  beds: Bilingual
  squareMeters: number
  /** Price in thousandths of a double room's. */
  pricePermille: number
}

/** Maximum number of children who stay free in a room; they share a bed. */
export const freeChildrenPerRoom = 2

export const roomTypes: Record<RoomTypeCode, RoomType> = {
  SGL: {
    name: { en: 'Single Room', ar: 'غرفة فردية' },
    sleeps: 1,
    extraBeds: 0,
    bedCount: 1,
    beds: { en: '1 single bed', ar: 'سرير مفرد' },
    squareMeters: 16,
    pricePermille: 820,
  },
  DBL: {
    name: { en: 'Double Room', ar: 'غرفة ثنائية' },
    sleeps: 2,
    extraBeds: 1,
    bedCount: 2,
    beds: { en: '2 single beds', ar: 'سريران مفردان' },
    squareMeters: 22,
    pricePermille: 1000,
  },
  DBV: {
    name: { en: 'Double Room Haram View', ar: 'غرفة ثنائية مطلة على الحرم' },
    sleeps: 2,
    extraBeds: 1,
    bedCount: 1,
    beds: { en: '1 king bed', ar: 'سرير كبير' },
    squareMeters: 28,
    pricePermille: 1380,
  },
  TPL: {
    name: { en: 'Triple Room', ar: 'غرفة ثلاثية' },
    sleeps: 3,
    extraBeds: 1,
    bedCount: 3,
    beds: { en: '3 single beds', ar: '3 أسرّة مفردة' },
    squareMeters: 27,
    pricePermille: 1250,
  },
  QUD: {
    name: { en: 'Quadruple Room', ar: 'غرفة رباعية' },
    sleeps: 4,
    extraBeds: 1,
    bedCount: 4,
    beds: { en: '4 single beds', ar: '4 أسرّة مفردة' },
    squareMeters: 32,
    pricePermille: 1480,
  },
  QNT: {
    name: { en: 'Quintuple Room', ar: 'غرفة خماسية' },
    sleeps: 5,
    extraBeds: 1,
    bedCount: 5,
    beds: { en: '5 single beds', ar: '5 أسرّة مفردة' },
    squareMeters: 38,
    pricePermille: 1720,
  },
  FAM: {
    name: { en: 'Family Suite', ar: 'جناح عائلي' },
    sleeps: 6,
    extraBeds: 2,
    bedCount: 4,
    beds: { en: '2 king beds and 2 single beds', ar: 'سريران كبيران وسريران مفردان' },
    squareMeters: 62,
    pricePermille: 2450,
  },
}

export const isRoomTypeCode = (text: string): text is RoomTypeCode => Object.hasOwn(roomTypes, text)

/** In the order of suppliers' numbering. */
export const boards: readonly Board[] = ['RO', 'BB', 'HB', 'FB']

/** Price of the meals per person and night in halalas, by stars. */
export const boardSupplement: Record<Board, (stars: number) => number> = {
  RO: () => 0,
  BB: (stars) => (12 + stars * 8) * 100,
  HB: (stars) => (30 + stars * 18) * 100,
  FB: (stars) => (46 + stars * 27) * 100,
}
