import { toRiyals } from '#src/values/money.ts'
import type { Board, Hotel, Listing } from './hotel.ts'
import { share, sum } from '#src/values/shares.ts'
import { boards, isRoomTypeCode } from './room-types.ts'
import { groupByRoomType, totalOf } from './rates.ts'
import type { PricedRate, Supplier, SupplierHotel } from './supplier.ts'
import { toWireHotelDetailFields, toWireHotelFields } from './wire/hotel.ts'
import type { Style } from './wire/hotel.ts'
import { textLanguage, toWireCancellationPolicy, toWireNights, toWirePax, toWireRoomFields } from './wire/parts.ts'
import type { WireRoom, WireRoomRate } from './wire/shapes.ts'

const vatBasisPoints = 1500
const municipalityBasisPoints = (stars: number) => (stars >= 4 ? 500 : 250)

const style: Style = { arabicOnlyName: 'as-entered', time: (time) => time }

const meals: Record<Board, { id: string; text: string | null }> = {
  RO: { id: 'RO', text: 'Room Only' },
  BB: { id: 'BB', text: 'Bed & Breakfast' },
  HB: { id: 'HB', text: 'Breakfast and Dinner' },
  FB: { id: 'FB', text: 'Full Board' },
}

const toWireTotals = (rates: readonly PricedRate[]) => ({
  grandTotalPrice: toRiyals(totalOf(rates)),
  grandTotalTax: toRiyals(sum(rates.map(({ price }) => price.tax))),
  priceDetails: { commission: toRiyals(sum(rates.map(({ price }) => price.commission))) },
})

const productCode = ({ number }: Listing) => `UH-${number}`

/** Returns the id of a room, which together with the meal option identifies a rate. */
const roomConfigurationId = ({ listing }: SupplierHotel, { roomType, roomIndex, refundable }: PricedRate) =>
  `${productCode(listing)}/${roomIndex + 1}/${roomType}/${refundable ? 'FLEX' : 'FIX'}`

const toRate = (supplierHotel: SupplierHotel, rate: PricedRate): WireRoomRate => ({
  roomConfigurationId: roomConfigurationId(supplierHotel, rate),
  mealOptionId: meals[rate.board].id,
  mealDescription: meals[rate.board].text,
  boardCode: rate.board,
  amount: toRiyals(rate.price.total),
  ...toWireTotals([rate]),
  cancellationPolicy: toWireCancellationPolicy(rate),
  breakDownRateInfo: toWireNights(supplierHotel.stay, rate.net.nights, 'BASEPRICE'),
  config: [],
})

function toRoom(supplierHotel: SupplierHotel, rates: [PricedRate, ...PricedRate[]]): WireRoom {
  const [first] = rates
  return {
    ...toWireRoomFields(supplierHotel, first, textLanguage(supplierHotel.cultCode)),
    roomTypeCode: first.roomType,
    roomId: `${productCode(supplierHotel.listing)}-${first.roomType}`,
    roomToken: `${productCode(supplierHotel.listing)}/${first.roomIndex + 1}/${first.roomType}`,
    sequenceNumber: first.roomIndex,
    paxInfo: toWirePax(first.occupancy),
    hasSpecialDeal: supplierHotel.listing.deal !== null,
    amount: toRiyals(first.price.total),
    roomRates: rates.map((rate) => toRate(supplierHotel, rate)),
  }
}

function readRate(
  listing: Listing,
  room: { roomConfigurationId?: string | undefined; mealOptionId?: string | undefined } | undefined,
) {
  const [product, position, roomType = '', terms] = (room?.roomConfigurationId ?? '').split('/')
  const board = boards.find((code) => meals[code].id === room?.mealOptionId)
  if (product !== productCode(listing) || !isRoomTypeCode(roomType) || board === undefined) return undefined
  if (terms !== 'FLEX' && terms !== 'FIX') return undefined
  return { choice: { roomType, board, refundable: terms === 'FLEX' }, roomIndex: Number(position) - 1 }
}

const roundDistance = ({ distance }: Hotel) => Math.round(distance / 10) * 10

/** Prices consist of a total and the tax included in it, without rate lines. Penalties are percentages of the total. */
export const umrahholidays: Supplier = {
  name: 'umrahholidays',
  penaltyForm: 'percent',
  payLaterNoticeHours: 24,
  changes: { names: true, dates: true, noticeHours: 24 },
  canAgentsSetCommission: true,
  hotelCode: productCode,
  readHotelCode: (code) => {
    const digits = /^UH-(\d+)$/.exec(code)?.[1]
    return digits === undefined ? undefined : Number(digits)
  },
  price: ({ net }, { stars, commissionBasisPoints }) => {
    const tax = share(net, vatBasisPoints) + share(net, municipalityBasisPoints(stars))
    return { total: net + tax, tax, commission: share(net, commissionBasisPoints), lines: [] }
  },
  toWirePrice: toWireTotals,
  hotelRow: (supplierHotel, rates) => {
    const { name, image, refundable, haramDistance, ...fields } = toWireHotelFields(supplierHotel, rates, style)
    return {
      ...fields,
      code: productCode(supplierHotel.listing),
      token: productCode(supplierHotel.listing),
      hotelName: name,
      provider: 'UmrahHolidays',
      vendor: 'UmrahHolidays',
      rating: supplierHotel.hotel.stars,
      imagePath: image,
      haramDistance:
        haramDistance === supplierHotel.hotel.distance ? roundDistance(supplierHotel.hotel) : haramDistance,
      mealDescription: rates[0] ? meals[rates[0].board].text : null,
      boardCode: rates[0]?.board,
      // This supplier writes booleans as strings.
      flags: { isRefundable: refundable ? 'true' : 'false' },
      ...toWireTotals(rates),
      config: [],
      tpExtensions: [],
    }
  },
  hotelDetail: (supplierHotel, rates) => ({
    ...umrahholidays.hotelRow(supplierHotel, rates),
    ...toWireHotelDetailFields(supplierHotel),
  }),
  cancellationPolicy: (rates) => rates.map(toWireCancellationPolicy),
  roomGroups: (supplierHotel, options) =>
    options.map((rates, roomIndex) => ({
      groupId: String(roomIndex + 1),
      groupAmount: toRiyals(totalOf(rates.slice(0, 1))),
      type: 'default',
      hasSpecialDeal: supplierHotel.listing.deal !== null,
      flags: { isGroupedRooms: 'false' },
      rooms: groupByRoomType(rates).map((typeRates) => toRoom(supplierHotel, typeRates)),
    })),
  readRoom: ({ listing }, room) => readRate(listing, room.roomRates?.[0]),
}
