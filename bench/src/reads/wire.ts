/** Responses of the stub gateway: invented hotels and bookings in wire format. */

/** Rounds an amount to whole halalas. */
const roundToHalalas = (amount: number) => Math.round(amount * 100) / 100

/** Builds a hotel sold by hudxconnect, with consistent amounts. */
function buildHotel(index: number) {
  const net = roundToHalalas(120 + index * 3.37)
  const systemAdd = roundToHalalas(net * 0.075)
  const base = roundToHalalas(net + systemAdd)
  const vat = roundToHalalas(net * 0.15)
  const commission = roundToHalalas((net + vat) * 0.025)
  const tax = roundToHalalas(vat + (net + vat - commission) * 0.025)
  const total = roundToHalalas(base + tax)
  const line = (purpose: string, description: string, amount: number) => ({
    amount,
    description,
    currencyCode: 'SAR',
    purpose,
  })
  return {
    code: `${20_000 + index}_en-US`,
    name: `bench hotel number ${index}`,
    token: String(20_000 + index),
    umrahHotelCode: String(4_950_000_000 + index),
    status: 'Available',
    amount: total,
    amountType: 'Total',
    currencyCode: 'SAR',
    vendor: 'hudxconnect',
    provider: 'HUDXConnect',
    checkInTime: '4:00 PM ',
    checkOutTime: '12:00:00',
    category: 'Hotel',
    imagePath: `/media/hotel/${4_950_000_000 + index}.svg`,
    latitude: 21.4 + (index % 100) / 2000,
    longitude: 39.8 + (index % 37) / 1000,
    address: 'Bench Street',
    city: 'Makkah',
    state: 'Makkah',
    country: 'Saudi Arabia',
    email: null,
    promotionName: null,
    hasSpecialDeal: false,
    rating: 1 + (index % 5),
    hotelChain: null,
    metaIncluded: false,
    isSubPccApplied: false,
    config: [
      { key: 'allowChild', value: 'false' },
      { key: '_systemAdd', value: String(systemAdd) },
    ],
    tpExtensions: [{ key: 'CommissionRate', value: '02.50' }],
    flags: { isRefundable: index % 2 === 0, allMealsCovered: false, isCommissionBased: true },
    displayRateInfo: [
      line('1', 'BASEPRICE', base),
      line('3', 'DISCOUNT', 0),
      line('7', 'TAX', tax),
      line('30', 'CommissionAmount', commission),
      line('8', 'PREPAYAMOUNT', roundToHalalas(net + tax)),
      line('10', 'TOTALAMOUNT', total),
    ],
    description: 'A hotel that exists for measuring only.',
    haramDistance: null,
  }
}

type Hotel = ReturnType<typeof buildHotel>

/** Builds a rate of a hotel, at a multiple of the hotel's price. */
function buildRate(
  { displayRateInfo }: Hotel,
  id: string,
  mealDescription: string,
  factor: number,
  isRefundable: boolean,
) {
  const lines = displayRateInfo.map((line) => ({ ...line, amount: roundToHalalas(line.amount * factor) }))
  const sum = (purposes: string[]) =>
    roundToHalalas(lines.reduce((total, { purpose, amount }) => total + (purposes.includes(purpose) ? amount : 0), 0))
  const amount = sum(['1', '7'])
  return {
    roomConfigurationId: id,
    mealOptionId: mealDescription === 'Room Only' ? 'RO' : 'HB',
    mealDescription,
    amount,
    displayRateInfo: lines.map((line) => (line.purpose === '10' ? { ...line, amount } : line)),
    cancellationPolicy: {
      isRefundable,
      title: 'Cancellation Policy',
      description: isRefundable ? 'Free until two days before arrival.' : 'This booking is non-refundable.',
      rules: [
        {
          fromDateTime: isRefundable ? '2026-12-11T14:00:00' : '2026-11-20T00:00:00',
          toDateTime: '2026-12-13T14:00:00',
          isNoShow: false,
          charge: { chargeType: 'amount', chargeValue: amount, chargeUnit: 'SAR', chargeAmount: amount },
        },
      ],
    },
  }
}

/** Returns a hotel with one room and two rates. */
function addRooms(hotel: Hotel, index: number) {
  const room = {
    name: 'Double room',
    roomTypeCode: 'DBL',
    roomId: `${index}_1`,
    roomToken: `eddce7f3-3ed5-4a59-9b36-${String(index).padStart(12, '0')}`,
    sequenceNumber: 0,
    status: 'Available',
    availabilityCount: 3,
    quantity: 1,
    paxInfo: [{ type: 'ADT', quantity: 2 }],
    description: null,
    features: [{ type: 'Room', name: '24 m²' }],
    images: [],
    hasSpecialDeal: false,
    flags: { isRefundable: false, allMealsCovered: false },
    roomRates: [
      buildRate(hotel, `rate-${index}-0`, 'Room Only', 1, false),
      buildRate(hotel, `rate-${index}-1`, 'Half board', 1.2, true),
    ],
  }
  const group = {
    groupId: '1',
    type: 'default',
    hasSpecialDeal: false,
    flags: { isGroupedRooms: false },
    rooms: [room],
  }
  return { ...hotel, roomGroups: [{ ...group, groupAmount: hotel.amount }] }
}

const hotels = Array.from({ length: 2000 }, (_, index) => buildHotel(index))
const firstThousand = hotels.slice(0, 1000)

/** Search responses by location: 1,000 rows without rooms, 2,000 rows without rooms, and 1,000 rows with rooms and rates. */
export const searchResponses = {
  SA1: { hotels: firstThousand },
  SA2: { hotels },
  SA4: { hotels: firstThousand.map(addRooms) },
}

const rowsPerPage = 100
const rows = Array.from({ length: 300 }, (_, index) => ({
  bookingReferenceNo: `MKH-BENCH-${index}`,
  createdAt: new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString(),
  tags: index % 3 === 0 ? ['bench'] : [],
  status: index % 7 === 0 ? 'Cancelled' : 'Confirmed',
  provider: 'hudxconnect',
  hotelName: `Bench hotel number ${index}`,
  checkInDate: '2026-12-13',
  checkOutDate: '2026-12-18',
  leadName: 'Bench Traveler',
  paxCount: 4,
  roomCount: 2,
  totalPrice: 1234.5,
  currencyCode: 'SAR',
  cancellation: { eligible: true, blockers: [] },
}))

/** Returns the page of reservations that starts at a pagination key. */
export function buildReservationsResponse(key: string | undefined) {
  const from = key ? (JSON.parse(key) as { from: number }).from : 0
  const next = from + rowsPerPage
  return { results: rows.slice(from, next), paginationKey: next < rows.length ? { from: next } : null }
}
