/** Fictitious hotels, in the wire format of each of the three suppliers. */

type Wire = Record<string, unknown>

const line = (purpose: string, description: string, amount: number) => ({
  amount,
  description,
  currencyCode: 'SAR',
  purpose,
})

/** Returns hudxconnect's rate lines: base and tax add up to the total, which excludes the other lines. */
export const hudxLines = (base: number, tax: number, total = Math.round((base + tax) * 100) / 100) => [
  line('1', 'BASEPRICE', base),
  line('3', 'DISCOUNT', 0),
  line('7', 'TAX', tax),
  line('8', 'PREPAYAMOUNT', Math.round(total * 93) / 100),
  line('10', 'TOTALAMOUNT', total),
  line('30', 'CommissionAmount', 4.89),
]

/** Returns agoda's rate lines: base, tax and fees add up to the total; the discount is already subtracted. */
export const agodaLines = (base: number, tax: number, fees: number) => [
  line('1', 'BaseRate', base),
  line('7', 'TAX', tax),
  line('6', 'Fees', fees),
  line('10', 'TotalAmount', Math.round((base + tax + fees) * 100) / 100),
  line('3', 'Discount', 74.07),
]

const findTotal = (lines: { purpose: string; amount: number }[]) =>
  lines.find(({ purpose }) => purpose === '10')?.amount

const content = {
  status: 'Available',
  amountType: 'Total',
  currencyCode: 'SAR',
  latitude: 21.4201,
  longitude: 39.8249,
  haramDistance: 250,
  address: 'Palm Street 4',
  city: 'Makkah',
  checkInTime: '16:00:00',
  checkOutTime: '12:00:00',
  mealDescription: 'Room Only',
  amenities: [{ name: 'Lift' }],
}

/** Returns a search result row from hudxconnect. */
export function aHudxHotel(changes: Wire = {}): Wire {
  const displayRateInfo = hudxLines(182.75, 30.27)
  return {
    ...content,
    code: '20001_en-US',
    token: '20001',
    umrahHotelCode: '4911111111',
    name: 'Sage Garden Hotel',
    provider: 'HUDXConnect',
    rating: 4,
    amount: findTotal(displayRateInfo),
    imagePath: '//pictures.example.com/sage.jpg',
    flags: { isRefundable: true },
    freeCancellationDate: '2026-12-08T14:00:00',
    displayRateInfo,
    config: [{ key: 'allowChild', value: 'false' }],
    ...changes,
  }
}

/** Returns a search result row from agoda. */
export function anAgodaHotel(changes: Wire = {}): Wire {
  const displayRateInfo = agodaLines(189.92, 29.93, 8.06)
  return {
    ...content,
    code: '733001',
    token: '0c1d2e3f-0000-4000-8000-00000000aaaa',
    umrahHotelCode: '4911111111',
    name: 'sage garden hotel',
    provider: 'Agoda',
    rating: 4.5,
    amount: findTotal(displayRateInfo),
    image: '/media/hotel/4911111111.svg',
    flags: { isRefundable: 'false' },
    displayRateInfo,
    ...changes,
  }
}

/** Returns a search result row from umrahholidays. */
export function anUmrahholidaysHotel(changes: Wire = {}): Wire {
  return {
    ...content,
    code: 'UH-510',
    token: 'UH-510',
    umrahHotelCode: '4922222222',
    hotelName: 'CEDAR TOWER',
    provider: 'umrahholidays',
    rating: 5,
    amount: 500,
    grandTotalPrice: 500,
    grandTotalTax: 75.5,
    priceDetails: { commission: 12.25 },
    mealDescription: 'Breakfast included',
    ...changes,
  }
}

/** Terms with a free period, a percentage and a no-show rule. */
export const flexibleTerms = {
  isRefundable: true,
  title: 'Cancellation Policy',
  description: 'Free until the day before.',
  rules: [
    {
      fromDateTime: '2026-12-08T14:00:00',
      toDateTime: '2026-12-10T14:00:00',
      isNoShow: false,
      charge: { chargeType: 'percentage', chargeValue: 50, chargeUnit: '%', chargeAmount: 0 },
    },
    {
      fromDateTime: '2026-12-10T14:00:00',
      toDateTime: '0001-01-01T00:00:00',
      isNoShow: true,
      charge: { chargeType: 'amount', chargeValue: 100, chargeUnit: 'SAR', chargeAmount: 100 },
    },
  ],
}

const pax = (adults: number, childAges: number[] = []) => [
  { type: 'ADT', quantity: adults },
  ...childAges.map((age) => ({ type: 'CHD', quantity: 1, age })),
]

/** Returns a hudxconnect room with one rate for each `[base, tax]`. */
export const aHudxRoom = (changes: Wire = {}, rates: [number, number][] = [[182.75, 30.27]]): Wire => ({
  name: 'Double room',
  roomTypeCode: 'DBL',
  sequenceNumber: 0,
  availabilityCount: 3,
  paxInfo: pax(2),
  features: [{ type: 'Room', name: '24 m²' }],
  roomRates: rates.map(([base, tax], index) => {
    const displayRateInfo = hudxLines(base, tax)
    return {
      roomConfigurationId: `rate-${index}`,
      mealOptionId: 'RO',
      mealDescription: index === 0 ? 'Room Only' : 'Half board',
      amount: findTotal(displayRateInfo),
      displayRateInfo,
      cancellationPolicy: flexibleTerms,
    }
  }),
  ...changes,
})

/** Returns an agoda group whose rooms are booked together: one room for each room of the search. */
export function anAgodaGroup(
  rooms: { base: number; tax: number; fees: number; adults: number; childAges?: number[] }[],
): Wire {
  const wireRooms = rooms.map(({ base, tax, fees, adults, childAges }, sequenceNumber) => {
    const displayRateInfo = agodaLines(base, tax, fees)
    return {
      name: 'Standard Studio',
      roomId: `900_${sequenceNumber}`,
      roomToken: `token-${sequenceNumber}`,
      sequenceNumber,
      availabilityCount: 1,
      paxInfo: pax(adults, childAges),
      amount: findTotal(displayRateInfo),
      displayRateInfo,
      cancellationPolicy: [{ ...flexibleTerms, isRefundable: false }],
    }
  })
  const groupAmount = wireRooms.reduce((sum, { amount }) => Math.round((sum + (amount ?? 0)) * 100) / 100, 0)
  return { groupId: '1', groupAmount, type: 'Standard Studio', flags: { isGroupedRooms: 'true' }, rooms: wireRooms }
}

export const aSearch = {
  locationCode: 'SA1',
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  rooms: [{ adults: 2, childAges: [] as number[] }],
  nationality: 'ID',
}
