import { cancellationTerms } from './cancellation-terms.ts'
import type { Listing, RoomsLeft, RoomTypeCode } from './hotel.ts'
import { sum } from '#src/values/shares.ts'
import { hasPromo, netPrice } from './net-price.ts'
import type { RateChoice } from './net-price.ts'
import { fitsGuests } from './occupancy.ts'
import type { Occupancy } from './occupancy.ts'
import { applyDiscount } from './promo-price.ts'
import type { PricedRate, Supplier, SupplierHotel } from './supplier.ts'

/** Values of `refundable` that a listing offers. */
const refundableValues: Record<Listing['refundability'], boolean[]> = {
  both: [false, true],
  refundable: [true],
  'non-refundable': [false],
}

/** Prices one room of a search. The same choice has the same price in the search, the availability check and the booking. */
export function priceRate(
  supplier: Supplier,
  { hotel, listing, stay, market }: SupplierHotel,
  room: { choice: RateChoice; occupancy: Occupancy; roomIndex: number; left: number },
): PricedRate {
  const { choice, occupancy, roomIndex, left } = room
  const fullNet = netPrice(hotel, listing, choice, occupancy, stay, market)
  const fullPrice = supplier.price(fullNet, {
    stars: hotel.stars,
    commissionBasisPoints: listing.commissionBasisPoints,
  })
  const { net, price } = market.promoBasisPoints
    ? applyDiscount({ net: fullNet, price: fullPrice }, market.promoBasisPoints)
    : { net: fullNet, price: fullPrice }
  // Price of the first night with its share of taxes.
  const firstNight = net.net === 0 ? 0 : Math.round((price.total * (net.nights[0] ?? 0)) / net.net)
  const terms = cancellationTerms(
    hotel,
    stay,
    { refundable: choice.refundable, total: price.total, firstNight },
    supplier.penaltyForm,
  )
  return { ...choice, roomIndex, occupancy, net, price, terms, left }
}

/** Whether the hotel sells this choice to these guests, regardless of availability. */
export const canSellRate = ({ hotel, listing }: SupplierHotel, choice: RateChoice, occupancy: Occupancy): boolean =>
  hotel.roomTypes.some(({ code }) => code === choice.roomType) &&
  hotel.boards.includes(choice.board) &&
  refundableValues[listing.refundability].includes(choice.refundable) &&
  fitsGuests(choice.roomType, occupancy, hotel.childPolicy)

/** Which rates to price. `cheapest` skips rates that cannot be the cheapest because they have more meals or better terms than needed. */
export type RateSelection = 'all' | 'cheapest'

function listChoices(
  { hotel, listing }: SupplierHotel,
  roomType: RoomTypeCode,
  selection: RateSelection,
): RateChoice[] {
  const terms = refundableValues[listing.refundability]
  return (selection === 'all' ? hotel.boards : hotel.boards.slice(0, 1)).flatMap((board) =>
    (selection === 'all' ? terms : terms.slice(0, 1)).map((refundable) => ({ roomType, board, refundable })),
  )
}

const compareTotals = (a: PricedRate, b: PricedRate) => a.price.total - b.price.total

/** Returns the rates for each room of the search, cheapest first. The rates of a room are empty if no room type fits its guests or is available. */
export function rateOptions(
  supplier: Supplier,
  supplierHotel: SupplierHotel,
  rooms: Occupancy[],
  roomsLeft: RoomsLeft,
  selection: RateSelection,
): PricedRate[][] {
  const { hotel } = supplierHotel
  return rooms.map((occupancy, roomIndex) =>
    hotel.roomTypes
      .filter(({ code }) => fitsGuests(code, occupancy, hotel.childPolicy))
      .flatMap(({ code }) => {
        const left = roomsLeft(hotel, code)
        if (left === 0) return []
        return listChoices(supplierHotel, code, selection).map((choice) =>
          priceRate(supplier, supplierHotel, { choice, occupancy, roomIndex, left }),
        )
      })
      .sort(compareTotals),
  )
}

/**
 * Finds the cheapest rates that are available together, one for each room. Rooms with the most guests choose first, because large rooms also
 * fit few guests, but not the other way around.
 */
export function cheapestCombination(options: PricedRate[][]): PricedRate[] | undefined {
  const takenByType = new Map<string, number>()
  const countRoomGuests = (rates: PricedRate[]) => {
    const occupancy = rates[0]?.occupancy
    return occupancy ? occupancy.adults + occupancy.childAges.length : 0
  }
  const chosen: PricedRate[] = []
  for (const rates of options.toSorted((a, b) => countRoomGuests(b) - countRoomGuests(a))) {
    const rate = rates.find(({ roomType, left }) => left > (takenByType.get(roomType) ?? 0))
    if (!rate) return undefined
    takenByType.set(rate.roomType, (takenByType.get(rate.roomType) ?? 0) + 1)
    chosen.push(rate)
  }
  return chosen.sort((a, b) => a.roomIndex - b.roomIndex)
}

export const totalOf = (rates: readonly PricedRate[]): number => sum(rates.map(({ price }) => price.total))

/** Returns the total of rates without the hotel promo code of the search. */
export const totalWithoutPromo = (
  supplier: Supplier,
  supplierHotel: SupplierHotel,
  rates: readonly PricedRate[],
): number =>
  hasPromo(supplierHotel.hotel, supplierHotel.market)
    ? totalOf(
        rates.map((rate) =>
          priceRate(
            supplier,
            { ...supplierHotel, market: { ...supplierHotel.market, subpcc: '' } },
            { ...rate, choice: rate },
          ),
        ),
      )
    : totalOf(rates)

/** Groups rates by room type, ordered by the cheapest rate of each type. */
export function groupByRoomType(rates: readonly PricedRate[]): [PricedRate, ...PricedRate[]][] {
  const groups = new Map<string, [PricedRate, ...PricedRate[]]>()
  for (const rate of rates) {
    const group = groups.get(rate.roomType)
    if (group) group.push(rate)
    else groups.set(rate.roomType, [rate])
  }
  return [...groups.values()]
}
