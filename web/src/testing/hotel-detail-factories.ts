import type { Board, Supplier } from '#src/__generated__/schema.ts'
import type { HotelDetailQuery } from '#src/data/hotel-detail.generated.ts'
import type { CancellationFieldsFragment, PriceFieldsFragment } from '#src/data/price.generated.ts'
import { aSupplier, riyals } from './factories.ts'

export type HotelDetail = NonNullable<HotelDetailQuery['hotel']>
type Group = HotelDetail['roomGroups'][number]
type Room = Group['rooms'][number]
type Rate = Room['rates'][number]

/** A price with a base line and a tax line, both included in the total. */
export function aPrice(
  base: string,
  tax: string,
  total: string,
  commission: string | null = null,
): PriceFieldsFragment {
  const line = (kind: 'BASE' | 'TAX', amount: string) =>
    ({ __typename: 'PriceLine', kind, label: null, includedInTotal: true, money: riyals(amount) }) as const
  return {
    __typename: 'Price',
    total: riyals(total),
    lines: [line('BASE', base), line('TAX', tax)],
    commission: commission === null ? null : riyals(commission),
  }
}

export const aPolicy = (overrides: Partial<CancellationFieldsFragment> = {}): CancellationFieldsFragment => ({
  __typename: 'CancellationPolicy',
  refundable: true,
  freeUntil: '2026-12-10T14:00:00+03:00',
  supplierText: null,
  steps: [
    {
      __typename: 'CancellationStep',
      from: '2026-12-10T14:00:00+03:00',
      to: '2026-12-12T14:00:00+03:00',
      percent: '50',
      amount: null,
      noShow: false,
    },
    {
      __typename: 'CancellationStep',
      from: '2026-12-12T14:00:00+03:00',
      to: null,
      percent: '100',
      amount: null,
      noShow: false,
    },
  ],
  ...overrides,
})

/** A policy with one fee, which applies from the time of booking. */
export const aFeePolicy = (amount: string): CancellationFieldsFragment =>
  aPolicy({
    freeUntil: null,
    steps: [
      { __typename: 'CancellationStep', from: null, to: null, percent: null, amount: riyals(amount), noShow: false },
    ],
  })

export const aRate = (id: string, overrides: Partial<Rate> = {}): Rate => ({
  __typename: 'Rate',
  id,
  offerId: `offer-${overrides.supplier?.key ?? 'hudxconnect'}`,
  supplier: aSupplier('hudxconnect'),
  board: 'BREAKFAST',
  boardText: null,
  bookable: true,
  price: aPrice('1000.00', '200.00', '1200.00', '60.00'),
  cancellationPolicy: aPolicy(),
  ...overrides,
})

/** A supplier's rate with a total that includes one sixth tax. */
export function aRateAt(id: string, supplierCode: Supplier, riyalsTotal: number, board: Board = 'BREAKFAST'): Rate {
  const tax = Math.floor(riyalsTotal / 6)
  return aRate(id, {
    supplier: aSupplier(supplierCode.toLowerCase()),
    board,
    price: aPrice(`${riyalsTotal - tax}.00`, `${tax}.00`, `${riyalsTotal}.00`, '10.00'),
  })
}

/** Kind of a room that the supplier describes only as text. */
export const unmappedRoomKind = {
  __typename: 'RoomKind',
  type: 'UNRECOGNISED',
  view: null,
  beds: [],
  squareMeters: null,
} as const satisfies Room['kind']

const aFacility = (text: string): HotelDetail['facilities'][number] => ({
  __typename: 'Facility',
  code: 'UNRECOGNISED',
  text,
  language: null,
})

export const aRoom = (name: string, roomIndexes: number[], rates: Rate[], overrides: Partial<Room> = {}): Room => ({
  __typename: 'Room',
  id: `room-${name}-${rates.map((rate) => rate.id).join('-')}`,
  name,
  kind: unmappedRoomKind,
  roomIndexes,
  features: [],
  imageUrl: null,
  roomsLeft: null,
  stockId: null,
  rates,
  ...overrides,
})

export const aGroup = (id: string, rooms: Room[], overrides: Partial<Group> = {}): Group => ({
  __typename: 'RoomGroup',
  id,
  bookedTogether: false,
  supplier: rooms[0]?.rates[0]?.supplier ?? aSupplier('hudxconnect'),
  price: null,
  rooms,
  ...overrides,
})

export const anOccupancy = (roomIndex: number, adults: number, childAges: number[] = []) =>
  ({ __typename: 'Occupancy', roomIndex, adults, childAges }) as const

/** Two rooms for three adults and a child, sold by two suppliers. */
export const aHotelDetail = (overrides: Partial<HotelDetail> = {}): HotelDetail => ({
  __typename: 'HotelDetail',
  id: 'detail-1',
  searchId: 'search-1',
  expiresAt: '2099-01-01T00:00:00Z',
  checkIn: '2026-12-13',
  checkOut: '2026-12-18',
  description: null,
  descriptionLanguage: null,
  facilities: [aFacility('Wheelchairs on request'), aFacility('Four lifts')],
  images: [],
  checkInTime: '16:00',
  checkOutTime: '12:00',
  hotel: {
    __typename: 'Hotel',
    id: '4900000101',
    name: 'Court of Lanterns Hotel',
    latinName: null,
    stars: 4,
    address: 'North Quarter',
    addressLanguage: null,
    imageUrl: null,
    distanceToHaram: 420,
    location: { __typename: 'GeoPoint', latitude: 21.4187, longitude: 39.8262 },
  },
  occupancies: [anOccupancy(0, 2, [5]), anOccupancy(1, 1)],
  childPolicies: [],
  pendingSuppliers: [],
  codes: [],
  warnings: [],
  roomGroups: [
    aGroup('g1', [
      aRoom(
        'Quadruple room',
        [0],
        [aRateAt('h-0-bb', 'HUDXCONNECT', 3900), aRateAt('h-0-hb', 'HUDXCONNECT', 4300, 'HALF_BOARD')],
      ),
    ]),
    aGroup('g2', [
      aRoom(
        'Double room',
        [1],
        [aRateAt('h-1-bb', 'HUDXCONNECT', 2250), aRateAt('h-1-hb', 'HUDXCONNECT', 2700, 'HALF_BOARD')],
      ),
    ]),
    aGroup('g3', [aRoom('quadruple  Room', [0], [aRateAt('u-0', 'UMRAHHOLIDAYS', 3950, 'ROOM_ONLY')])]),
    aGroup('g4', [aRoom('Double room', [1], [aRateAt('u-1', 'UMRAHHOLIDAYS', 2300, 'ROOM_ONLY')])]),
  ],
  ...overrides,
})

/** An offer for both rooms of `aHotelDetail` that can only be booked as a whole. */
export const aGroupBookedTogether = (id: string, total: string, overrides: Partial<Group> = {}): Group =>
  aGroup(
    id,
    [
      aRoom(
        'Quad',
        [0],
        [aRate(`${id}-0`, { supplier: aSupplier('agoda'), price: aPrice('3000.00', '600.00', '3600.00') })],
      ),
      aRoom(
        'Double',
        [1],
        [aRate(`${id}-1`, { supplier: aSupplier('agoda'), price: aPrice('2000.00', '400.00', '2400.00') })],
      ),
    ],
    { bookedTogether: true, supplier: aSupplier('agoda'), price: aPrice('5000.00', '1000.00', total), ...overrides },
  )
