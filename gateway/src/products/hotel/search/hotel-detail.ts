import type { Agent } from '#src/agents/repository.ts'
import type { HotelDeps } from '../deps.ts'
import { callSupplier } from '#src/suppliers/call-supplier.ts'
import { findSupplier } from '../supplier/suppliers.ts'
import { cheapestCombination, rateOptions } from '../supplier/rates.ts'
import { createStay } from '../supplier/stay.ts'
import { readRoomsLeft } from '../stock.ts'
import type { DetailSearch } from './schemas.ts'
import type { HotelsResponse } from './search-hotels.ts'

/** Reads a hotel with all the rates of one supplier. Returns no hotel if it is not available for these guests and dates. */
export async function readHotelDetail(deps: HotelDeps, agent: Agent, search: DetailSearch): Promise<HotelsResponse> {
  const supplier = findSupplier(search.provider)
  const listedHotel = supplier && deps.catalogue.findListedHotel(supplier, search.hotelCode)
  if (!supplier || listedHotel?.hotel.location !== search.locationCode) return { hotels: [], errors: [] }

  const stay = createStay(search.checkInDate, search.checkOutDate)
  const { nationality, subpcc, cultCode } = search
  const supplierHotel = {
    ...listedHotel,
    stay,
    market: { nationality, subpcc },
    cultCode,
    publicUrl: deps.settings.publicUrl,
  }
  const roomsLeft = await readRoomsLeft(deps.db, stay, deps.clock(), {
    stock: listedHotel.hotel.code,
    exceptAgent: agent.sub,
  })
  const reply = await callSupplier(supplier.name, deps, listedHotel.hotel.scenario.detailTakesMs ?? 0, () => {
    const options = rateOptions(supplier, supplierHotel, search.rooms, roomsLeft, 'all')
    const cheapest = cheapestCombination(options)
    if (!cheapest || listedHotel.hotel.quirks.includes('detailEmpty')) return []
    return [
      { ...supplier.hotelDetail(supplierHotel, cheapest), roomGroups: supplier.roomGroups(supplierHotel, options) },
    ]
  })
  return 'reply' in reply ? { hotels: reply.reply, errors: [] } : { hotels: [], errors: [reply.error] }
}
