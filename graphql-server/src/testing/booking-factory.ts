/** Gateway responses about bookings, for tests. */

/** Returns a bookings list row with every field that the reference gateway sends. */
export const aWireRow = (change: object = {}) => ({
  bookingReferenceNo: 'MKH-7F3K-20418',
  createdAt: '2026-11-01T10:00:00.000Z',
  tags: ['rajab-a'],
  status: 'Confirmed',
  paymentStatus: 'PAID',
  provider: 'AGODA',
  clientReference: 'key-00000001',
  hotelName: 'qasr al sahab hotel',
  umrahHotelCode: '4911111111',
  imagePath: '/media/hotel/4911111111.svg',
  locationCode: 'SA1',
  checkInDate: '2026-12-10',
  checkOutDate: '2026-12-14',
  leadName: 'First Guest',
  paxCount: 3,
  roomCount: 1,
  totalPrice: 1150.5,
  currencyCode: 'SAR',
  freeCancellationDate: '2026-12-07T14:00:00',
  bookingType: 1,
  cancellation: { eligible: true, availableFrom: '2026-11-01T10:05:00.000Z', blockers: [] },
  ...change,
})

export const aTraveler = (change: { type?: string; isMainPax?: boolean; firstName?: string; age?: string } = {}) => ({
  type: change.type ?? 'ADT',
  isMainPax: change.isMainPax ?? false,
  details: {
    title: 'Mr',
    firstName: change.firstName ?? 'Second',
    lastName: 'Guest',
    gender: 'Male',
    ...(change.age !== undefined && { age: change.age }),
  },
})

/** Returns the gateway's view of a booking. */
export const aWireView = (change: object = {}) => ({
  bookingStatus: 'Booked',
  paymentStatus: 'PAID',
  bookingReferenceNo: 'MKH-7F3K-20418',
  createdAt: '2026-11-01T10:00:00.000Z',
  tags: ['rajab-a'],
  clientReference: 'key-00000001',
  cancellation: { eligible: true, availableFrom: null, blockers: [] },
  hotelDetails: {
    name: 'qasr al sahab hotel',
    provider: 'Agoda',
    umrahHotelCode: '4911111111',
    checkInDate: '2026-12-10T00:00:00',
    checkOutDate: '2026-12-14T00:00:00',
    checkInTime: '4:00 PM ',
    checkOutTime: '12:00:00',
    address: 'Third Ring Road &amp;amp; Station',
    locationCode: 'SA1',
    imagePath: '//pictures.hotel.test/1.jpg',
    roomGroups: [
      {
        rooms: [
          {
            name: 'DOUBLE ROOM',
            beds: [{ type: 'SINGLE', quantity: 2 }],
            mealDescription: 'Half Board',
            travellerDetails: [
              aTraveler({ isMainPax: true, firstName: 'First' }),
              aTraveler(),
              aTraveler({ type: 'CHD', firstName: 'Third', age: '5' }),
            ],
          },
        ],
      },
    ],
  },
  contactInformation: { email: 'lead@agency.test', phoneNumber: '8120000000', phoneNumberCountryCode: '62' },
  paymentInfo: { paidAmount: 1150.5, refundedAmount: 0, ibanNumber: 'SA0380000000608010167519', currencyCode: 'SAR' },
  price: {
    displayRateInfo: [
      { amount: 1000, description: 'BASEPRICE', currencyCode: 'SAR', purpose: '1' },
      { amount: 130.5, description: 'TAX', currencyCode: 'SAR', purpose: '7' },
      { amount: 20, description: 'FEES', currencyCode: 'SAR', purpose: '6' },
      { amount: 1150.5, description: 'TotalAmount', currencyCode: 'SAR', purpose: '10' },
    ],
  },
  cancellationPolicy: {
    isRefundable: true,
    title: '',
    description: '',
    rules: [
      {
        fromDateTime: '2026-12-07T14:00:00',
        toDateTime: '2026-12-10T14:00:00',
        isNoShow: false,
        charge: { chargeType: 'percentage', chargeValue: 50, chargeUnit: '%', chargeAmount: 0 },
      },
    ],
  },
  supplierReference: 'AG-1',
  partnerReferenceNo: 'group-7',
  vatNumber: '300000000000003',
  visaApplicationId: null,
  history: [
    {
      at: '2026-11-01T10:00:02.000Z',
      kind: 'CONFIRMED',
      actor: 'Agoda',
      actorKind: 'SUPPLIER',
      note: null,
      amount: null,
    },
    {
      at: '2026-11-01T10:00:01.000Z',
      kind: 'CHARGED',
      actor: 'Demo Agent',
      actorKind: 'AGENT',
      note: null,
      amount: 1150.5,
    },
  ],
  ...change,
})
