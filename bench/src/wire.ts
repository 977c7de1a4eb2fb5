/** Answers of the stub gateway: invented hotels and bookings in wire format. */

const halalas = (amount: number) => Math.round(amount * 100) / 100

/** A hotel of hudxconnect with consistent amounts. */
function hotel(index: number) {
  const net = halalas(120 + index * 3.37)
  const systemAdd = halalas(net * 0.075)
  const base = halalas(net + systemAdd)
  const vat = halalas(net * 0.15)
  const commission = halalas((net + vat) * 0.025)
  const tax = halalas(vat + (net + vat - commission) * 0.025)
  const total = halalas(base + tax)
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
      line('8', 'PREPAYAMOUNT', halalas(net + tax)),
      line('10', 'TOTALAMOUNT', total),
    ],
    description: 'A hotel that exists for measuring only.',
    haramDistance: null,
  }
}

export const searchAnswer = { hotels: Array.from({ length: 1000 }, (_, index) => hotel(index)) }

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

/** A page of reservations by pagination key. */
export function reservationsAnswer(key: string | undefined) {
  const from = key ? (JSON.parse(key) as { from: number }).from : 0
  const next = from + rowsPerPage
  return { results: rows.slice(from, next), paginationKey: next < rows.length ? { from: next } : null }
}
