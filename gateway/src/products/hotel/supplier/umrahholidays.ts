import { riyals } from '#src/values/money.ts'
import type { Board, Hotel, Listing } from './hotel.ts'
import { share, sum } from '#src/values/shares.ts'
import { boards, isRoomTypeCode } from './room-types.ts'
import { groupByRoomType, totalOf } from './rates.ts'
import type { PricedRate, Supplier, SupplierHotel } from './supplier.ts'
import { hotelDetailFacts, hotelFacts } from './wire/hotel.ts'
import type { Style } from './wire/hotel.ts'
import { languageOf, wireCancellationPolicy, wireNights, wirePax, wireRoomFacts } from './wire/parts.ts'
import type { WireRoom, WireRoomRate } from './wire/shapes.ts'

const vatBasisPoints = 1500
const municipalityBasisPoints = (stars: number) => (stars >= 4 ? 500 : 250)

const style: Style = { arabicOnlyName: 'as-entered', time: (time) => time }

const meals: Record<Board, { id: string; words: string | null }> = {
  RO: { id: 'RO', words: 'Room Only' },
  BB: { id: 'BB', words: 'Bed & Breakfast' },
  HB: { id: 'HB', words: 'Breakfast and Dinner' },
  FB: { id: 'FB', words: 'Full Board' },
}

const totals = (rates: readonly PricedRate[]) => ({
  grandTotalPrice: riyals(totalOf(rates)),
  grandTotalTax: riyals(sum(rates.map(({ price }) => price.tax))),
  priceDetails: { commission: riyals(sum(rates.map(({ price }) => price.commission))) },
})

const productCode = ({ number }: Listing) => `UH-${number}`

/** Identity of a room; together with the meal option it is one rate. */
const roomConfiguration = ({ listing }: SupplierHotel, { roomType, roomIndex, refundable }: PricedRate) =>
  `${productCode(listing)}/${roomIndex + 1}/${roomType}/${refundable ? 'FLEX' : 'FIX'}`

const toRate = (at: SupplierHotel, rate: PricedRate): WireRoomRate => ({
  roomConfigurationId: roomConfiguration(at, rate),
  mealOptionId: meals[rate.board].id,
  mealDescription: meals[rate.board].words,
  boardCode: rate.board,
  amount: riyals(rate.price.total),
  ...totals([rate]),
  cancellationPolicy: wireCancellationPolicy(rate),
  breakDownRateInfo: wireNights(at.stay, rate.net.nights, 'BASEPRICE'),
  config: [],
})

function toRoom(at: SupplierHotel, rates: [PricedRate, ...PricedRate[]]): WireRoom {
  const [first] = rates
  return {
    ...wireRoomFacts(at, first, languageOf(at.cultCode)),
    roomTypeCode: first.roomType,
    roomId: `${productCode(at.listing)}-${first.roomType}`,
    roomToken: `${productCode(at.listing)}/${first.roomIndex + 1}/${first.roomType}`,
    sequenceNumber: first.roomIndex,
    paxInfo: wirePax(first.occupancy),
    hasSpecialDeal: at.listing.deal !== null,
    amount: riyals(first.price.total),
    roomRates: rates.map((rate) => toRate(at, rate)),
  }
}

function readRate(
  listing: Listing,
  room: { roomConfigurationId?: string | undefined; mealOptionId?: string | undefined } | undefined,
) {
  const [product, place, roomType = '', terms] = (room?.roomConfigurationId ?? '').split('/')
  const board = boards.find((code) => meals[code].id === room?.mealOptionId)
  if (product !== productCode(listing) || !isRoomTypeCode(roomType) || board === undefined) return undefined
  if (terms !== 'FLEX' && terms !== 'FIX') return undefined
  return { choice: { roomType, board, refundable: terms === 'FLEX' }, roomIndex: Number(place) - 1 }
}

const oneDecimal = ({ distance }: Hotel) => Math.round(distance / 10) * 10

/** Prices are a total and the tax included in it, without rate lines. Penalties are percentages of the total. */
export const umrahholidays: Supplier = {
  name: 'umrahholidays',
  penaltyForm: 'percent',
  payLaterNoticeHours: 24,
  changes: { names: true, dates: true, noticeHours: 24 },
  isCommissionOpen: true,
  hotelCode: productCode,
  readHotelCode: (code) => {
    const digits = /^UH-(\d+)$/.exec(code)?.[1]
    return digits === undefined ? undefined : Number(digits)
  },
  price: ({ net }, { stars, commissionBasisPoints }) => {
    const tax = share(net, vatBasisPoints) + share(net, municipalityBasisPoints(stars))
    return { total: net + tax, tax, commission: share(net, commissionBasisPoints), lines: [] }
  },
  wirePrice: totals,
  hotelRow: (at, rates) => {
    const { name, image, refundable, haramDistance, ...facts } = hotelFacts(at, rates, style)
    return {
      ...facts,
      code: productCode(at.listing),
      token: productCode(at.listing),
      hotelName: name,
      provider: 'UmrahHolidays',
      vendor: 'UmrahHolidays',
      rating: at.hotel.stars,
      imagePath: image,
      haramDistance: haramDistance === at.hotel.distance ? oneDecimal(at.hotel) : haramDistance,
      mealDescription: rates[0] ? meals[rates[0].board].words : null,
      boardCode: rates[0]?.board,
      // This supplier writes booleans as text.
      flags: { isRefundable: refundable ? 'true' : 'false' },
      ...totals(rates),
      config: [],
      tpExtensions: [],
    }
  },
  hotelDetail: (at, rates) => ({ ...umrahholidays.hotelRow(at, rates), ...hotelDetailFacts(at) }),
  cancellationPolicy: (rates) => rates.map(wireCancellationPolicy),
  roomGroups: (at, options) =>
    options.map((rates, roomIndex) => ({
      groupId: String(roomIndex + 1),
      groupAmount: riyals(totalOf(rates.slice(0, 1))),
      type: 'default',
      hasSpecialDeal: at.listing.deal !== null,
      flags: { isGroupedRooms: 'false' },
      rooms: groupByRoomType(rates).map((ofType) => toRoom(at, ofType)),
    })),
  readRoom: ({ listing }, room) => readRate(listing, room.roomRates?.[0]),
}
