import { suppliers } from '#src/products/hotel/supplier/suppliers.ts'
import { rateOptions } from '#src/products/hotel/supplier/rates.ts'
import { createStay } from '#src/products/hotel/supplier/stay.ts'
import { allotment } from '#src/products/hotel/stock.ts'
import { catalogue } from './catalogue.ts'

/** Finds a hotel with two to six rooms of its cheapest type for two guests on these nights. */
export function findSmallHotel(dates: { checkIn: string; checkOut: string }): { hotelCode: string; rooms: number } {
  const supplier = suppliers.umrahholidays
  const stay = createStay(dates.checkIn, dates.checkOut)
  for (const { hotel, listing } of catalogue.listHotels(supplier, 'SA1')) {
    const isPlain = hotel.quirks.length === 0 && !hotel.alwaysAvailable
    if (!isPlain || hotel.listings[0] !== listing || listing.refundability !== 'both') continue
    const supplierHotel = {
      hotel,
      listing,
      stay,
      market: { nationality: 'ID', subpcc: '' },
      cultCode: 'en-US',
      publicUrl: '',
    }
    const [cheapest] = rateOptions(supplier, supplierHotel, [{ adults: 2, childAges: [] }], () => 1, 'all')[0] ?? []
    if (!cheapest) continue
    const rooms = Math.min(...stay.nights.map((night) => allotment(hotel, cheapest.roomType, night)))
    if (rooms >= 2 && rooms <= 6) return { hotelCode: hotel.code, rooms }
  }
  throw new Error('There is no small hotel for these dates')
}
