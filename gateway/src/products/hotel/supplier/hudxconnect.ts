import type { Board, Listing } from './hotel.ts'
import { isRoomTypeCode } from './room-types.ts'
import { share, sum } from '#src/values/shares.ts'
import { groupByRoomType, totalOf } from './rates.ts'
import type { PricedRate, Supplier, SupplierHotel } from './supplier.ts'
import { toWireHotelDetailFields, toWireHotelFields } from './wire/hotel.ts'
import type { Style } from './wire/hotel.ts'
import {
  configAmount,
  textLanguage,
  toWireCancellationPolicy,
  toWireConfig,
  toWireLines,
  toWireNights,
  toWirePax,
  toWireRoomFields,
} from './wire/parts.ts'
import type { WireRoom, WireRoomRate } from './wire/shapes.ts'
import { toRiyals } from '#src/values/money.ts'

/** Markup on every net price. Agents pay it; the platform does not. */
const systemAddBasisPoints = 750
const vatBasisPoints = 1500

/** Twelve-hour clock, with this supplier's trailing spaces. */
const style: Style = {
  arabicOnlyName: 'as-entered',
  time: (time, arabic) => {
    const hours = Number(time.slice(0, 2))
    const suffix = arabic ? (hours >= 12 ? 'م  ' : 'ص  ') : hours >= 12 ? 'PM ' : 'AM '
    return `${hours % 12 || 12}${time.slice(2)} ${suffix}`
  },
}

const meals: Record<Board, { id: string; en: string; ar: string }> = {
  RO: { id: '1', en: 'Room Only', ar: 'بدون وجبات' },
  BB: { id: '2', en: 'Breakfast', ar: 'إفطار' },
  HB: { id: '3', en: 'Half Board', ar: 'نصف إقامة' },
  FB: { id: '4', en: 'Full Board', ar: 'إقامة كاملة' },
}

/** Returns the municipality fee in basis points, which is lower for hotels of up to three stars. */
const municipalityBasisPoints = (stars: number) => (stars >= 4 ? 500 : 250)

const systemAddTotal = (rates: readonly PricedRate[]) =>
  sum(rates.map(({ net }) => share(net.net, systemAddBasisPoints)))

const commissionRate = ({ commissionBasisPoints }: Listing) => (commissionBasisPoints / 100).toFixed(2).padStart(5, '0')

/** Returns a rate's id, such as `2841-DBL-1-BB-R`: the hotel's number, the room, its position in the search, meals and terms. */
const rateId = ({ listing }: SupplierHotel, { roomType, roomIndex, board, refundable }: PricedRate) =>
  [listing.number, roomType, roomIndex + 1, board, refundable ? 'R' : 'N'].join('-')

function toRate(supplierHotel: SupplierHotel, rate: PricedRate): WireRoomRate {
  const meal = meals[rate.board]
  return {
    roomConfigurationId: rateId(supplierHotel, rate),
    mealOptionId: meal.id,
    mealDescription: meal[textLanguage(supplierHotel.cultCode)],
    boardCode: rate.board,
    amount: toRiyals(rate.price.total),
    displayRateInfo: toWireLines(rate.price.lines),
    breakDownRateInfo: toWireNights(supplierHotel.stay, rate.net.nights, 'BASEPRICE'),
    cancellationPolicy: [toWireCancellationPolicy(rate)],
    config: toWireConfig({ _systemAdd: configAmount(systemAddTotal([rate])) }),
    tpExtensions: toWireConfig({ CommissionRate: commissionRate(supplierHotel.listing) }),
  }
}

function toRoom(supplierHotel: SupplierHotel, rates: [PricedRate, ...PricedRate[]]): WireRoom {
  const [first] = rates
  const { roomType, roomIndex } = first
  const fields = toWireRoomFields(supplierHotel, first, textLanguage(supplierHotel.cultCode))
  return {
    ...fields,
    // This supplier writes Latin names in lower case, as in the search.
    name: fields.name.toLowerCase(),
    roomTypeCode: roomType,
    roomId: `${supplierHotel.listing.number}-${roomType}-${roomIndex + 1}`,
    roomToken: `${supplierHotel.listing.number}${roomType}`,
    sequenceNumber: roomIndex,
    paxInfo: toWirePax(first.occupancy),
    hasSpecialDeal: supplierHotel.listing.deal !== null,
    amount: toRiyals(first.price.total),
    roomRates: rates.map((rate) => toRate(supplierHotel, rate)),
  }
}

/** Prices consist of base and tax; the platform's prepayment and the agent's commission are not part of the total. */
export const hudxconnect: Supplier = {
  name: 'hudxconnect',
  penaltyForm: 'amount',
  payLaterNoticeHours: 48,
  changes: { names: true, dates: false, noticeHours: 72 },
  canAgentsSetCommission: false,
  hotelCode: ({ number }, cultCode) => `${number}_${cultCode}`,
  readHotelCode: (code) => {
    const digits = /^(\d{5})(?:_[\w-]+)?$/.exec(code)?.[1]
    return digits === undefined ? undefined : Number(digits)
  },
  price: ({ net, discount }, { stars, commissionBasisPoints }) => {
    const base = net + share(net, systemAddBasisPoints)
    const vat = share(net, vatBasisPoints)
    const commission = share(net + vat, commissionBasisPoints)
    const tax = vat + share(net + vat - commission, municipalityBasisPoints(stars))
    const total = base + tax
    return {
      total,
      tax,
      commission,
      lines: [
        { purpose: '1', description: 'BASEPRICE', halalas: base },
        { purpose: '3', description: 'DISCOUNT', halalas: discount },
        { purpose: '7', description: 'TAX', halalas: tax },
        { purpose: '30', description: 'CommissionAmount', halalas: commission },
        { purpose: '8', description: 'PREPAYAMOUNT', halalas: net + tax },
        { purpose: '10', description: 'TOTALAMOUNT', halalas: total },
      ],
    }
  },
  toWirePrice: (rates) => ({ displayRateInfo: toWireLines(rates.flatMap(({ price }) => price.lines)) }),
  hotelRow: (supplierHotel, rates) => {
    const { name, image, images, refundable, ...fields } = toWireHotelFields(supplierHotel, rates, style)
    const meal = rates[0] && meals[rates[0].board]
    return {
      ...fields,
      code: hudxconnect.hotelCode(supplierHotel.listing, supplierHotel.cultCode),
      token: String(supplierHotel.listing.number),
      // This supplier writes Latin names in lower case.
      name: name.toLowerCase(),
      provider: 'hudxconnect',
      vendor: 'HUDXConnect',
      rating: supplierHotel.hotel.stars,
      imagePath: image,
      bannerImagePath: image,
      images,
      // The field exists but is always null.
      haramDistance: null,
      mealDescription: meal ? meal[textLanguage(supplierHotel.cultCode)] : null,
      boardCode: rates[0]?.board,
      flags: { isRefundable: refundable },
      ...hudxconnect.toWirePrice(rates),
      config: toWireConfig({
        allowChild: 'true',
        optionalAmenitiesService: 'true',
        _systemAdd: configAmount(systemAddTotal(rates)),
      }),
      tpExtensions: toWireConfig({ CommissionRate: commissionRate(supplierHotel.listing) }),
    }
  },
  hotelDetail: (supplierHotel, rates) => ({
    ...hudxconnect.hotelRow(supplierHotel, rates),
    ...toWireHotelDetailFields(supplierHotel),
  }),
  cancellationPolicy: (rates) => rates.map(toWireCancellationPolicy),
  roomGroups: (supplierHotel, options) =>
    options.map((rates, roomIndex) => ({
      groupId: String(roomIndex + 1),
      groupAmount: toRiyals(totalOf(rates.slice(0, 1))),
      type: 'default',
      hasSpecialDeal: supplierHotel.listing.deal !== null,
      flags: { isGroupedRooms: false },
      rooms: groupByRoomType(rates).map((typeRates) => toRoom(supplierHotel, typeRates)),
    })),
  readRoom: ({ listing }, room) => {
    const id = room.roomRates?.[0]?.roomConfigurationId ?? ''
    const [, number, roomType = '', position, board, terms] = /^(\d+)-([A-Z]+)-(\d+)-([A-Z]+)-([RN])$/.exec(id) ?? []
    if (Number(number) !== listing.number || !isRoomTypeCode(roomType) || !isBoard(board)) return undefined
    return { choice: { roomType, board, refundable: terms === 'R' }, roomIndex: Number(position) - 1 }
  },
}

const isBoard = (text: string | undefined): text is Board => text !== undefined && Object.hasOwn(meals, text)
