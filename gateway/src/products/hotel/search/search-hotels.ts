import type { Agent } from '#src/agents/repository.ts'
import type { HotelDeps } from '../deps.ts'
import type { WireError } from '#src/errors.ts'
import { callSupplier, supplierError } from '#src/suppliers/call-supplier.ts'
import type { HotelCatalogue } from '../catalogue.ts'
import { type PromoEffect, type SearchCode, recognizeCodes, withPromoEffect } from '../supplier/search-codes.ts'
import { supplierNames } from '#src/supplier-names.ts'
import { findSupplier } from '../supplier/suppliers.ts'
import type { RoomsLeft } from '../supplier/hotel.ts'
import { cheapestCombination, rateOptions, totalWithoutPromo } from '../supplier/rates.ts'
import { createStay } from '../supplier/stay.ts'
import { readRoomsLeft } from '../stock.ts'
import type { Supplier } from '../supplier/supplier.ts'
import type { WireHotel } from '../supplier/wire/shapes.ts'
import { toRiyals } from '#src/values/money.ts'
import type { Search } from './schemas.ts'
import { responseTimeMs } from './response-time.ts'

export interface HotelsResponse {
  hotels: WireHotel[]
  errors: WireError[]
  /** The codes sent with the search, and whether they are recognized. */
  codes?: SearchCode[]
}

/** A result row, and its total in halalas without the hotel promo code of the search. */
interface FoundHotel {
  row: WireHotel
  fullTotal: number
}

function findHotels(
  supplier: Supplier,
  search: Search,
  { catalogue, roomsLeft, publicUrl }: { catalogue: HotelCatalogue; roomsLeft: RoomsLeft; publicUrl: string },
): FoundHotel[] {
  const stay = createStay(search.checkInDate, search.checkOutDate)
  const { nationality, subpcc, cultCode } = search
  return catalogue.listHotels(supplier, search.locationCode).flatMap((listedHotel) => {
    const supplierHotel = { ...listedHotel, stay, market: { nationality, subpcc }, cultCode, publicUrl }
    const rates = cheapestCombination(rateOptions(supplier, supplierHotel, search.rooms, roomsLeft, 'cheapest'))
    return rates
      ? [{ row: supplier.hotelRow(supplierHotel, rates), fullTotal: totalWithoutPromo(supplier, supplierHotel, rates) }]
      : []
  })
}

/** Looks up a search's suppliers, all of them by default, and collects unknown names. */
function chooseSuppliers(names: readonly string[] = supplierNames) {
  const lookups = names.map((name) => ({ name, supplier: findSupplier(name) }))
  return {
    suppliers: [...new Set(lookups.flatMap(({ supplier }) => supplier ?? []))],
    unknownNames: lookups.flatMap(({ name, supplier }) => (supplier ? [] : name)),
  }
}

/** Finds how the hotel promo code of the search changes the lowest price of the hotel that the code belongs to. */
function findPromoEffect(hotels: readonly FoundHotel[]): PromoEffect | undefined {
  const discountedHotels = hotels.filter(({ row }) => row.isSubPccApplied)
  const [lowest] = discountedHotels.toSorted((a, b) => a.row.amount - b.row.amount)
  if (!lowest) return undefined
  const { row, fullTotal } = lowest
  return { hotelName: row.name ?? row.hotelName ?? row.latinName, price: row.amount, fullPrice: toRiyals(fullTotal) }
}

/** Lists the suppliers that can be searched. */
export const listSuppliers = () => supplierNames.map((provider) => ({ provider }))

/** Searches the suppliers in parallel. Suppliers that time out or fail are listed in `errors`. The hotel that the hotel promo code belongs to comes first. */
export async function searchHotels(deps: HotelDeps, agent: Agent, search: Search): Promise<HotelsResponse> {
  const { db, clock, settings, catalogue } = deps
  const stay = createStay(search.checkInDate, search.checkOutDate)
  const roomsLeft = await readRoomsLeft(db, stay, clock(), { exceptAgent: agent.sub })
  const searchKey = JSON.stringify([search.locationCode, search.checkInDate, search.checkOutDate, search.rooms])
  const { suppliers, unknownNames } = chooseSuppliers(search.suppliers)
  const replies = await Promise.all(
    suppliers.map((supplier) =>
      callSupplier(supplier.name, deps, responseTimeMs(supplier, searchKey, search.specialCode), () =>
        findHotels(supplier, search, { catalogue, roomsLeft, publicUrl: settings.publicUrl }),
      ),
    ),
  )
  const foundHotels = replies.flatMap((reply) => ('reply' in reply ? reply.reply : []))
  const hotels = foundHotels.map(({ row }) => row)
  return {
    hotels: hotels.sort((a, b) => Number(b.isSubPccApplied) - Number(a.isSubPccApplied)),
    errors: [
      ...replies.flatMap((reply) => ('error' in reply ? reply.error : [])),
      ...unknownNames.map((name) => supplierError(name, 'SUPPLIER_UNKNOWN', `There is no supplier ${name}.`)),
    ],
    codes: withPromoEffect(
      recognizeCodes(search, catalogue.hasPromo(search.locationCode, search.subpcc)),
      findPromoEffect(foundHotels),
    ),
  }
}
