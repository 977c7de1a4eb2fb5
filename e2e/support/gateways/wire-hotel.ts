/** Invented hotels of the plain gateway. */

export const plainHotels = ['Amber Garden Hotel', 'Birch Court Hotel', 'Cedar Palace Hotel'].map((name, index) => ({
  code: `${7001 + index}`,
  umrahHotelCode: `497700000${index + 1}`,
  name,
  amount: 420 + 60 * index,
}))

export type PlainHotel = (typeof plainHotels)[number]

const priceLine = (purpose: string, description: string, amount: number) => ({
  amount,
  description,
  currencyCode: 'SAR',
  purpose,
})

const rateLines = (total: number) => {
  const tax = Math.round(total * 13) / 100
  return [priceLine('1', 'BASEPRICE', total - tax), priceLine('7', 'TAX', tax), priceLine('10', 'TOTALAMOUNT', total)]
}

/** A hotel in a search response, with only the required fields of the contract. */
export const searchRow = ({ code, umrahHotelCode, name, amount }: PlainHotel, provider: string) => ({
  provider,
  code,
  token: code,
  umrahHotelCode,
  name,
  hotelName: name,
  status: 'Available',
  amount,
  amountType: 'Total',
  currencyCode: 'SAR',
  rating: 5,
  address: 'Palm Street 4',
  latitude: 21.4201,
  longitude: 39.8249,
  displayRateInfo: rateLines(amount),
})

/** A hotel in a details response, with one room type at one rate for each searched room. */
export const detailRow = (hotel: PlainHotel, provider: string, rooms: { paxInfo: unknown }[]) => ({
  ...searchRow(hotel, provider),
  roomGroups: rooms.map(({ paxInfo }, index) => ({
    groupId: String(index + 1),
    groupAmount: hotel.amount / rooms.length,
    flags: { isGroupedRooms: 'false' },
    rooms: [
      {
        name: 'Quad room',
        roomTypeCode: 'QUAD',
        roomId: `${hotel.code}-1`,
        sequenceNumber: index,
        paxInfo,
        roomRates: [
          {
            roomConfigurationId: `${hotel.code}-RO`,
            mealOptionId: 'RO',
            mealDescription: 'Room only',
            amount: hotel.amount / rooms.length,
            displayRateInfo: rateLines(hotel.amount / rooms.length),
          },
        ],
      },
    ],
  })),
})
