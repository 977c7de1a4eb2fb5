import type { Bilingual } from '#src/suppliers/local-names.ts'
import type { Board, RoomTypeCode } from './hotel.ts'

/** Kinds of beds on the wire; `EXTRA` is a bed that the hotel adds for the guests of a booking. */
export type BedKind = 'SINGLE' | 'KING' | 'EXTRA'

export interface Beds {
  kind: BedKind
  count: number
}

export interface RoomType {
  name: Bilingual
  /** Kind of room, regardless of beds and view; the same name at every supplier. */
  kind: 'SINGLE' | 'DOUBLE' | 'TRIPLE' | 'QUADRUPLE' | 'QUINTUPLE' | 'FAMILY_SUITE'
  view: 'HARAM' | null
  /** Number of guests who fit in the room's own beds. */
  sleeps: number
  /** Maximum number of extra beds, one guest each. */
  extraBeds: number
  beds: readonly Beds[]
  bedNames: Bilingual
  squareMeters: number
  /** Price in thousandths of the price of a double room. */
  pricePermille: number
}

/** Maximum number of children who stay free in a room. */
export const freeChildrenPerRoom = 2

export const roomTypes: Record<RoomTypeCode, RoomType> = {
  SGL: {
    name: { en: 'Single Room', ar: 'غرفة فردية' },
    kind: 'SINGLE',
    view: null,
    sleeps: 1,
    extraBeds: 0,
    beds: [{ kind: 'SINGLE', count: 1 }],
    bedNames: { en: '1 single bed', ar: 'سرير مفرد' },
    squareMeters: 16,
    pricePermille: 820,
  },
  DBL: {
    name: { en: 'Double Room', ar: 'غرفة ثنائية' },
    kind: 'DOUBLE',
    view: null,
    sleeps: 2,
    extraBeds: 1,
    beds: [{ kind: 'SINGLE', count: 2 }],
    bedNames: { en: '2 single beds', ar: 'سريران مفردان' },
    squareMeters: 22,
    pricePermille: 1000,
  },
  DBV: {
    name: { en: 'Double Room Haram View', ar: 'غرفة ثنائية مطلة على الحرم' },
    kind: 'DOUBLE',
    view: 'HARAM',
    sleeps: 2,
    extraBeds: 1,
    beds: [{ kind: 'KING', count: 1 }],
    bedNames: { en: '1 king bed', ar: 'سرير كينج' },
    squareMeters: 28,
    pricePermille: 1380,
  },
  TPL: {
    name: { en: 'Triple Room', ar: 'غرفة ثلاثية' },
    kind: 'TRIPLE',
    view: null,
    sleeps: 3,
    extraBeds: 1,
    beds: [{ kind: 'SINGLE', count: 3 }],
    bedNames: { en: '3 single beds', ar: '3 أسرّة مفردة' },
    squareMeters: 27,
    pricePermille: 1250,
  },
  QUD: {
    name: { en: 'Quadruple Room', ar: 'غرفة رباعية' },
    kind: 'QUADRUPLE',
    view: null,
    sleeps: 4,
    extraBeds: 1,
    beds: [{ kind: 'SINGLE', count: 4 }],
    bedNames: { en: '4 single beds', ar: '4 أسرّة مفردة' },
    squareMeters: 32,
    pricePermille: 1480,
  },
  QNT: {
    name: { en: 'Quintuple Room', ar: 'غرفة خماسية' },
    kind: 'QUINTUPLE',
    view: null,
    sleeps: 5,
    extraBeds: 1,
    beds: [{ kind: 'SINGLE', count: 5 }],
    bedNames: { en: '5 single beds', ar: '5 أسرّة مفردة' },
    squareMeters: 38,
    pricePermille: 1720,
  },
  FAM: {
    name: { en: 'Family Suite', ar: 'جناح عائلي' },
    kind: 'FAMILY_SUITE',
    view: null,
    sleeps: 6,
    extraBeds: 2,
    beds: [
      { kind: 'KING', count: 2 },
      { kind: 'SINGLE', count: 2 },
    ],
    bedNames: { en: '2 king beds and 2 single beds', ar: 'سريران كينج وسريران مفردان' },
    squareMeters: 62,
    pricePermille: 2450,
  },
}

/** Returns the beds of a room for a number of guests: the room's own, and an extra bed for each further guest. */
export function bedsFor(type: RoomTypeCode, guests: number): Beds[] {
  const { beds, sleeps } = roomTypes[type]
  const extraBeds = Math.max(0, guests - sleeps)
  return extraBeds === 0 ? [...beds] : [...beds, { kind: 'EXTRA', count: extraBeds }]
}

export const isRoomTypeCode = (text: string): text is RoomTypeCode => Object.hasOwn(roomTypes, text)

/** The boards, in the order in which suppliers number them. */
export const boards: readonly Board[] = ['RO', 'BB', 'HB', 'FB']

/** Price of the meals per person and night in halalas, by stars. */
export const boardSupplement: Record<Board, (stars: number) => number> = {
  RO: () => 0,
  BB: (stars) => (12 + stars * 8) * 100,
  HB: (stars) => (30 + stars * 18) * 100,
  FB: (stars) => (46 + stars * 27) * 100,
}
