import type { LocationCode } from '#src/suppliers/cities.ts'
import type { Hotel, Listing } from './supplier/hotel.ts'
import type { Supplier } from './supplier/supplier.ts'

/** A hotel, with its listing at one supplier. */
export interface ListedHotel {
  hotel: Hotel
  listing: Listing
}

/** Hotels sold by the reference suppliers. */
export interface HotelCatalogue {
  /** Finds a hotel by the ministry's code. */
  findHotel: (code: string) => Hotel | undefined
  /** Finds a hotel by a supplier's own code, which may include a locale. */
  findListedHotel: (supplier: Supplier, hotelCode: string) => ListedHotel | undefined
  /** Returns the hotels that a supplier lists in a city, in the order of the ministry's codes. */
  listHotels: (supplier: Supplier, location: LocationCode) => ListedHotel[]
  /** Whether a code is the hotel promo code (SubPCC) of a hotel in the city. */
  hasPromo: (location: LocationCode, promo: string) => boolean
  /** Whether a code is the hotel promo code of any hotel. */
  isHotelPromo: (code: string) => boolean
}

export function createHotelCatalogue(hotels: readonly Hotel[]): HotelCatalogue {
  const byCode = new Map(hotels.map((hotel) => [hotel.code, hotel]))
  const listedHotels = hotels.flatMap((hotel) => hotel.listings.map((listing) => ({ hotel, listing })))
  const byNumber = new Map(
    listedHotels.map((listed) => [`${listed.listing.supplier}:${listed.listing.number}`, listed]),
  )
  const promos = new Set(hotels.flatMap(({ location, promo }) => (promo ? [`${location}:${promo}`] : [])))
  return {
    findHotel: (code) => byCode.get(code),
    findListedHotel: (supplier, hotelCode) => {
      const number = supplier.readHotelCode(hotelCode)
      return number === undefined ? undefined : byNumber.get(`${supplier.name}:${number}`)
    },
    listHotels: ({ name }, location) =>
      listedHotels.filter(({ hotel, listing }) => hotel.location === location && listing.supplier === name),
    hasPromo: (location, promo) => promos.has(`${location}:${promo}`),
    isHotelPromo: (code) => hotels.some(({ promo }) => promo === code),
  }
}
