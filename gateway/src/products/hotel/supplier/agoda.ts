import { toRiyals } from '#src/values/money.ts'
import { hash } from '#src/values/seeded-random.ts'
import { combineTerms } from './cancellation-terms.ts'
import type { Board, Hotel } from './hotel.ts'
import { share } from '#src/values/shares.ts'
import { cheapestCombination, totalOf } from './rates.ts'
import { boards, roomTypes } from './room-types.ts'
import type { PricedRate, Supplier, SupplierHotel } from './supplier.ts'
import { toWireHotelDetailFields, toWireHotelFields } from './wire/hotel.ts'
import type { Style } from './wire/hotel.ts'
import {
  configAmount,
  textLanguage,
  toWireCancellationPolicy,
  toWireConfig,
  toWireLines,
  toWirePax,
  toWireRoomFields,
} from './wire/parts.ts'
import type { WireRoom, WireRoomGroup } from './wire/shapes.ts'

const vatBasisPoints = 1500
/** Returns the municipality fee in basis points. This supplier calls the municipality fee Fees and adds VAT to it. */
const feesBasisPoints = (stars: number) => (stars >= 4 ? 500 : 250)

/** This supplier sends no Arabic names, and times with seconds. */
const style: Style = { arabicOnlyName: 'translated', time: (time) => `${time}:00` }

const meals: Record<Board, string> = { RO: 'Room only', BB: 'Breakfast included', HB: 'Half board', FB: 'Full board' }

const mealFields = ({ quirks }: Hotel, board: Board | undefined) =>
  board === undefined || quirks.includes('mealMissing')
    ? { mealDescription: null }
    : { mealDescription: meals[board], boardCode: board }

/** Maximum number of groups with the same board and terms. Each group starts at the next cheapest rate. */
const maxTiers = 4

/** Returns a GUID that is the same in every response for the same hotel, room and dates. */
function guid(key: string): string {
  const hex = [0, 1, 2, 3].map((part) => hash(`${part}:${key}`).toString(16).padStart(8, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

const joinKey = ({ hotel, stay }: SupplierHotel, ...more: (string | number)[]) =>
  [hotel.code, stay.checkIn, stay.checkOut, ...more].join(':')

/** Returns the number of a room type, such as `118204507`: the hotel's number, and two digits for the type's position in the hotel's list. */
const roomTypeNumber = ({ hotel, listing }: SupplierHotel, { roomType }: PricedRate) =>
  listing.number * 100 + hotel.roomTypes.findIndex(({ code }) => code === roomType)

/** Returns a number that encodes a room's position in the search, its board and its terms. */
const blockNumber = ({ roomIndex, board, refundable }: PricedRate) =>
  roomIndex * boards.length * 2 + boards.indexOf(board) * 2 + (refundable ? 1 : 0) + 1

/** Returns the average price of a night in this supplier's own format. Because of rounding, the nights do not always add up to the total. */
function nightlyRate({ stay }: SupplierHotel, { price }: PricedRate): string {
  const perNight = (purpose: string) =>
    configAmount(Math.round((price.lines.find((line) => line.purpose === purpose)?.halalas ?? 0) / stay.nights.length))
  const xml = `<Rate exclusive="${perNight('1')}" tax="${perNight('7')}" fees="${perNight('6')}" inclusive="${perNight('10')}" />`
  return Buffer.from(xml).toString('base64')
}

function toRoom(supplierHotel: SupplierHotel, rate: PricedRate): WireRoom {
  const typeNumber = roomTypeNumber(supplierHotel, rate)
  const block = guid(joinKey(supplierHotel, typeNumber, blockNumber(rate)))
  return {
    ...toWireRoomFields(supplierHotel, rate, textLanguage(supplierHotel.cultCode)),
    roomTypeCode: String(typeNumber),
    roomId: `${typeNumber}_${blockNumber(rate)}`,
    roomToken: block,
    sequenceNumber: rate.roomIndex,
    paxInfo: toWirePax(rate.occupancy),
    ...mealFields(supplierHotel.hotel, rate.board),
    amount: toRiyals(rate.price.total),
    hasSpecialDeal: supplierHotel.listing.deal !== null,
    cancellationPolicy: toWireCancellationPolicy(rate),
    displayRateInfo: toWireLines([
      ...rate.price.lines,
      ...(rate.net.discount > 0
        ? [{ purpose: '3' as const, description: 'Discount', halalas: rate.net.discount }]
        : []),
    ]),
    config: toWireConfig({ RatesInfo: nightlyRate(supplierHotel, rate), RateModel: 'Merchant', Blockid: block }),
    flags: { isRefundable: rate.terms.refundable },
  }
}

function toGroup(supplierHotel: SupplierHotel, rates: PricedRate[], index: number): WireRoomGroup {
  return {
    groupId: String(index + 1),
    groupAmount: toRiyals(totalOf(rates)),
    type: rates[0] ? roomTypes[rates[0].roomType].name[textLanguage(supplierHotel.cultCode)] : 'default',
    hasSpecialDeal: supplierHotel.listing.deal !== null,
    flags: { isGroupedRooms: supplierHotel.hotel.quirks.includes('groupedAsText') ? 'true' : true },
    ...agoda.toWirePrice(rates),
    rooms: rates.map((rate) => toRoom(supplierHotel, rate)),
  }
}

/** Combines one room for each occupancy, all with the same board and terms: the cheapest room types first, then the next cheapest. */
function combinations(options: PricedRate[][]): PricedRate[][] {
  const combined = boards.flatMap((board) =>
    [false, true].flatMap((refundable) => {
      const matching = options.map((rates) =>
        rates.filter((rate) => rate.board === board && rate.refundable === refundable),
      )
      return Array.from({ length: maxTiers }, (_, tier) =>
        cheapestCombination(matching.map((rates) => rates.slice(Math.min(tier, Math.max(0, rates.length - 1))))),
      )
    }),
  )
  const combinationId = (rates: PricedRate[]) =>
    rates.map(({ roomType, board, refundable }) => `${roomType}${board}${refundable}`).join()
  const distinctCombinations = new Map(
    combined.flatMap((rates) => (rates ? [[combinationId(rates), rates] as const] : [])),
  )
  return [...distinctCombinations.values()].sort((a, b) => totalOf(a) - totalOf(b))
}

/** This supplier rates some hotels half a star higher. */
const decimalStars = ({ code, stars }: Hotel) => (stars < 5 && hash(`stars:${code}`) % 7 === 0 ? stars + 0.5 : stars)

/** Sells rooms in groups; each group covers all rooms of the search. Prices consist of base, tax and fees. */
export const agoda: Supplier = {
  name: 'agoda',
  penaltyForm: 'amount',
  payLaterNoticeHours: null,
  changes: null,
  canAgentsSetCommission: false,
  hotelCode: ({ number }) => String(number),
  readHotelCode: (code) => (/^\d{6,8}$/.test(code) ? Number(code) : undefined),
  price: ({ net }, { stars }) => {
    const fees = share(net, feesBasisPoints(stars))
    const tax = share(net + fees, vatBasisPoints)
    const total = net + tax + fees
    return {
      total,
      tax,
      // This supplier does not report the commission.
      commission: 0,
      lines: [
        { purpose: '1', description: 'BaseRate', halalas: net },
        { purpose: '7', description: 'TAX', halalas: tax },
        { purpose: '6', description: 'Fees', halalas: fees },
        { purpose: '10', description: 'TotalAmount', halalas: total },
      ],
    }
  },
  toWirePrice: (rates) => ({ displayRateInfo: toWireLines(rates.flatMap(({ price }) => price.lines)) }),
  hotelRow: (supplierHotel, rates) => {
    const { image, refundable, ...fields } = toWireHotelFields(supplierHotel, rates, style)
    return {
      ...fields,
      code: String(supplierHotel.listing.number),
      token: guid(joinKey(supplierHotel)),
      provider: 'Agoda',
      vendor: 'Agoda',
      rating: decimalStars(supplierHotel.hotel),
      image,
      ...mealFields(supplierHotel.hotel, rates[0]?.board),
      flags: { isRefundable: refundable },
      ...agoda.toWirePrice(rates),
      config: toWireConfig({ searchId: String(hash(joinKey(supplierHotel, 'search'))) }),
      tpExtensions: [],
    }
  },
  hotelDetail: (supplierHotel, rates) => ({
    ...agoda.hotelRow(supplierHotel, rates),
    ...toWireHotelDetailFields(supplierHotel),
  }),
  cancellationPolicy: (rates) => toWireCancellationPolicy({ terms: combineTerms(rates) }),
  roomGroups: (supplierHotel, options) =>
    combinations(options).map((rates, index) => toGroup(supplierHotel, rates, index)),
  readRoom: ({ hotel, listing }, room) => {
    const [, typeNumber, block] = /^(\d+)_(\d+)$/.exec(room.roomId ?? '') ?? []
    const roomType = hotel.roomTypes[Number(typeNumber) - listing.number * 100]?.code
    const rateIndex = Number(block) - 1
    const ratesPerRoom = boards.length * 2
    const board = boards[Math.floor((rateIndex % ratesPerRoom) / 2)]
    if (roomType === undefined || board === undefined) return undefined
    return {
      choice: { roomType, board, refundable: rateIndex % 2 === 1 },
      roomIndex: Math.floor(rateIndex / ratesPerRoom),
    }
  },
}
