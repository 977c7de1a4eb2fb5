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
import { stayOf } from '../supplier/stay.ts'
import { readRoomsLeft } from '../stock.ts'
import type { Supplier } from '../supplier/supplier.ts'
import type { WireHotel } from '../supplier/wire/shapes.ts'
import { toRiyals } from '#src/values/money.ts'
import type { Search } from './schemas.ts'
import { responseTimeMs } from './response-time.ts'

export interface HotelsResponse {
  hotels: WireHotel[]
  errors: WireError[]
  /** Which codes of the search are recognized. */
  codes?: SearchCode[]
}

/** A result row with its total in halalas before the search's hotel promo. */
interface FoundHotel {
  row: WireHotel
  fullTotal: number
}

function findHotels(
  supplier: Supplier,
  search: Search,
  { catalogue, roomsLeft, publicUrl }: { catalogue: HotelCatalogue; roomsLeft: RoomsLeft; publicUrl: string },
): FoundHotel[] {
  const stay = stayOf(search.checkInDate, search.checkOutDate)
  const { nationality, subpcc, cultCode } = search
  return catalogue.listHotels(supplier, search.locationCode).flatMap((sold) => {
    const supplierHotel = { ...sold, stay, market: { nationality, subpcc }, cultCode, publicUrl }
    const rates = cheapestCombination(rateOptions(supplier, supplierHotel, search.rooms, roomsLeft, 'cheapest'))
    return rates
      ? [{ row: supplier.hotelRow(supplierHotel, rates), fullTotal: totalWithoutPromo(supplier, supplierHotel, rates) }]
      : []
  })
}

/** Looks up a search's suppliers, all of them by default, and collects unknown names. */
function chooseSuppliers(names: readonly string[] = supplierNames) {
  const found = names.map((name) => ({ name, supplier: findSupplier(name) }))
  return {
    chosen: [...new Set(found.flatMap(({ supplier }) => supplier ?? []))],
    unknown: found.flatMap(({ name, supplier }) => (supplier ? [] : name)),
  }
}

/** Finds the effect of the search's hotel promo on the lowest price of the promo's hotel. */
function findPromoEffect(found: readonly FoundHotel[]): PromoEffect | undefined {
  const promoted = found.filter(({ row }) => row.isSubPccApplied)
  const [lowest] = promoted.toSorted((a, b) => a.row.amount - b.row.amount)
  if (!lowest) return undefined
  const { row, fullTotal } = lowest
  return { hotelName: row.name ?? row.hotelName ?? row.latinName, price: row.amount, fullPrice: toRiyals(fullTotal) }
}

/** Lists the suppliers that can be searched. */
export const listSuppliers = () => supplierNames.map((provider) => ({ provider }))

/** Searches the suppliers in parallel. Suppliers that time out or fail are listed in `errors`. The hotel with the promo comes first. */
export async function searchHotels(deps: HotelDeps, agent: Agent, search: Search): Promise<HotelsResponse> {
  const { db, clock, settings, catalogue } = deps
  const stay = stayOf(search.checkInDate, search.checkOutDate)
  const roomsLeft = await readRoomsLeft(db, stay, clock(), { exceptAgent: agent.sub })
  const key = JSON.stringify([search.locationCode, search.checkInDate, search.checkOutDate, search.rooms])
  const { chosen, unknown } = chooseSuppliers(search.suppliers)
  const replies = await Promise.all(
    chosen.map((supplier) =>
      callSupplier(supplier.name, deps, responseTimeMs(supplier, key, search.specialCode), () =>
        findHotels(supplier, search, { catalogue, roomsLeft, publicUrl: settings.publicUrl }),
      ),
    ),
  )
  const found = replies.flatMap((reply) => ('reply' in reply ? reply.reply : []))
  const hotels = found.map(({ row }) => row)
  return {
    hotels: hotels.sort((a, b) => Number(b.isSubPccApplied) - Number(a.isSubPccApplied)),
    errors: [
      ...replies.flatMap((reply) => ('error' in reply ? reply.error : [])),
      ...unknown.map((name) => supplierError(name, 'SUPPLIER_UNKNOWN', `There is no supplier ${name}.`)),
    ],
    codes: withPromoEffect(
      recognizeCodes(search, catalogue.hasPromo(search.locationCode, search.subpcc)),
      findPromoEffect(found),
    ),
  }
}
