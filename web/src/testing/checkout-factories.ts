import type { BookedFieldsFragment } from '#src/features/checkout/outcome/booked.generated.ts'
import type { BookedStayFieldsFragment } from '#src/data/booked-stay.generated.ts'
import type { BookedStayQuery } from '#src/features/checkout/adapters/hotel/booked-stay.generated.ts'
import type { QuoteFieldsFragment } from '#src/features/checkout/adapters/hotel/hotel-quote.generated.ts'
import { aSupplier, riyals } from './factories.ts'
import { aHotelDetail, aPolicy, aPrice, anOccupancy, unmappedRoomKind } from './hotel-detail-factories.ts'

const { hotel } = aHotelDetail()

/** Two rooms for three adults and a child of seven, held until 08:15. */
export const aQuote = (overrides: Partial<QuoteFieldsFragment> = {}): QuoteFieldsFragment => ({
  __typename: 'HotelQuote',
  id: 'quote-1',
  paymentLinkId: null,
  payLaterUntil: null,
  commissionEditable: false,
  expiresAt: '2026-11-21T08:15:00Z',
  expired: false,
  booking: null,
  supplier: aSupplier('hudxconnect'),
  searchId: 'search-1',
  checkIn: '2026-12-13',
  checkOut: '2026-12-18',
  nights: 5,
  nationality: 'ID',
  locationCode: 'SA1',
  hotelPromoCode: null,
  codes: [],
  specialCode: null,
  hotelRules: ['The hotel is free of smoke.'],
  hotelRulesLanguage: null,
  checkInTime: '16:00',
  checkOutTime: '12:00',
  hotel,
  price: aPrice('5123.50', '1024.70', '6148.20', '319.71'),
  cancellationPolicy: aPolicy({ supplierText: 'Half of the stay is charged late.' }),
  promo: null,
  fullTotal: null,
  paymentMethods: ['WALLET'],
  childPolicies: [],
  rooms: [
    {
      __typename: 'QuotedRoom',
      name: 'Quadruple room',
      kind: unmappedRoomKind,
      imageUrl: null,
      board: 'BREAKFAST',
      boardText: null,
      occupancy: anOccupancy(0, 2, [7]),
      price: aPrice('3245.17', '649.03', '3894.20'),
    },
    {
      __typename: 'QuotedRoom',
      name: 'Double room',
      kind: unmappedRoomKind,
      imageUrl: null,
      board: 'BREAKFAST',
      boardText: null,
      occupancy: anOccupancy(1, 1),
      price: aPrice('1878.33', '375.67', '2254.00'),
    },
  ],
  ...overrides,
})

/** Details of the booking made from `aQuote`. */
export const aBookedStay = (
  overrides: Partial<BookedStayFieldsFragment> = {},
): NonNullable<BookedStayQuery['booking']> => ({
  __typename: 'HotelBooking',
  id: 'booking-1',
  locationCode: null,
  details: {
    __typename: 'HotelBookingDetails',
    checkInTime: '16:00',
    checkOutTime: '12:00',
    address: 'Lantern Street 7',
    supplierReference: 'SUP-9',
    agentReference: null,
    specialRequests: null,
    rooms: [
      aBookedRoom('Quadruple room', [
        { firstName: 'First', lead: true },
        { firstName: 'Guest a' },
        { firstName: 'Guest b', type: 'CHILD', age: 0 },
      ]),
      aBookedRoom('Double room', [{ firstName: 'Guest c' }]),
    ],
    ...overrides,
  },
})

type Room = BookedStayFieldsFragment['rooms'][number]

const aBookedRoom = (name: string, travelers: readonly Partial<Room['travelers'][number]>[]): Room => ({
  __typename: 'BookedRoom',
  name,
  kind: unmappedRoomKind,
  board: 'BREAKFAST',
  boardText: null,
  travelers: travelers.map((traveler) => ({
    __typename: 'Traveler',
    type: 'ADULT',
    firstName: '',
    lastName: 'Guest',
    name: `${traveler.firstName ?? ''} Guest`.trim(),
    age: null,
    lead: false,
    ...traveler,
  })),
})

type HotelBooking = Extract<BookedFieldsFragment, { __typename: 'HotelBooking' }>

export const aBookedHotel = (overrides: Partial<HotelBooking> = {}): HotelBooking => ({
  __typename: 'HotelBooking',
  id: 'booking-1',
  reference: 'HX-77120-45',
  status: 'CONFIRMED',
  rawStatus: 'Confirmed',
  createdAt: '2026-11-21T08:02:00Z',
  payBy: null,
  needsAgentSince: null,
  hotelName: 'Court of Lanterns Hotel',
  checkIn: '2026-12-13',
  checkOut: '2026-12-18',
  leadName: 'First Guest',
  total: riyals('6148.20'),
  cancellationPolicy: null,
  ...overrides,
})
