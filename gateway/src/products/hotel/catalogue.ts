import type { LocationCode } from '#src/suppliers/cities.ts'
import type { Hotel, Listing } from './supplier/hotel.ts'
import type { Supplier } from './supplier/supplier.ts'

/** A hotel with one supplier's listing of it. */
export interface SoldHotel {
  hotel: Hotel
  listing: Listing
}

/** Hotels sold by the reference suppliers. */
export interface HotelCatalogue {
  /** A hotel by the ministry's code. */
  findHotel: (code: string) => Hotel | undefined
  /** A hotel by a supplier's own code, with or without a locale. */
  findSoldHotel: (supplier: Supplier, hotelCode: string) => SoldHotel | undefined
  /** Hotels sold by a supplier in a city, in the order of the ministry's codes. */
  soldIn: (supplier: Supplier, location: LocationCode) => SoldHotel[]
  /** Whether a hotel of the city owns a hotel promo (SubPCC). */
  hasPromo: (location: LocationCode, promo: string) => boolean
  /** Whether a code is the hotel promo of any hotel. */
  isHotelPromo: (code: string) => boolean
}

export function createHotelCatalogue(hotels: readonly Hotel[]): HotelCatalogue {
  const byCode = new Map(hotels.map((hotel) => [hotel.code, hotel]))
  const sold = hotels.flatMap((hotel) => hotel.listings.map((listing) => ({ hotel, listing })))
  const byNumber = new Map(sold.map((each) => [`${each.listing.supplier}:${each.listing.number}`, each]))
  const promos = new Set(hotels.flatMap(({ location, promo }) => (promo ? [`${location}:${promo}`] : [])))
  return {
    findHotel: (code) => byCode.get(code),
    findSoldHotel: (supplier, hotelCode) => {
      const number = supplier.readHotelCode(hotelCode)
      return number === undefined ? undefined : byNumber.get(`${supplier.name}:${number}`)
    },
    soldIn: ({ name }, location) =>
      sold.filter(({ hotel, listing }) => hotel.location === location && listing.supplier === name),
    hasPromo: (location, promo) => promos.has(`${location}:${promo}`),
    isHotelPromo: (code) => hotels.some(({ promo }) => promo === code),
  }
}
