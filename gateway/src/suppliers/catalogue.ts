import { inventHotels } from '../../seeds/hotels.ts'
import { agoda } from './agoda.ts'
import type { Hotel, Listing, LocationCode, SupplierName } from './hotel.ts'
import { hudxconnect } from './hudxconnect.ts'
import type { Supplier } from './supplier.ts'
import { umrahholidays } from './umrahholidays.ts'

export const suppliers: Record<SupplierName, Supplier> = { agoda, umrahholidays, hudxconnect }

export const supplierNames = ['agoda', 'umrahholidays', 'hudxconnect'] as const satisfies readonly SupplierName[]

export interface Sold {
  hotel: Hotel
  listing: Listing
}

const hotels = inventHotels()
const byCode = new Map(hotels.map((hotel) => [hotel.code, hotel]))
const bySupplier = new Map(
  hotels.flatMap((hotel) =>
    hotel.listings.map((listing) => [`${listing.supplier}:${listing.number}`, { hotel, listing }]),
  ),
)

/** A hotel by the ministry's code. */
export const findHotel = (code: string): Hotel | undefined => byCode.get(code)

/** Providers come in any letter case. */
export function findSupplier(provider: string): Supplier | undefined {
  const name = supplierNames.find((known) => known === provider.toLowerCase())
  return name && suppliers[name]
}

/** The hotel a supplier means by its own code, with or without a culture. */
export function findSold(supplier: Supplier, hotelCode: string): Sold | undefined {
  const number = supplier.readHotelCode(hotelCode)
  return number === undefined ? undefined : bySupplier.get(`${supplier.name}:${number}`)
}

/** What a supplier sells in a city, in the order of the ministry's codes. */
export const soldIn = (supplier: Supplier, location: LocationCode): Sold[] =>
  hotels
    .filter((hotel) => hotel.location === location)
    .flatMap((hotel) =>
      hotel.listings.filter((listing) => listing.supplier === supplier.name).map((listing) => ({ hotel, listing })),
    )
