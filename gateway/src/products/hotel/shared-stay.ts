import { z } from 'zod'
import type { Sharing } from '#src/orders/product.ts'
import type { HotelCatalogue } from './catalogue.ts'
import { chosenRoomGroups, readRoomTypes, countTypes } from './supplier/chosen-rooms.ts'
import { sum } from '#src/values/shares.ts'
import { findSupplier } from './supplier/suppliers.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { occupancyOf } from './supplier/wire/pax-info.ts'
import { checkInOpensAt } from './check-hotel-order.ts'
import { describeStayDetails } from './mail/describe-stay.ts'

const text = z.string().trim().min(1)

/** Fields read from the shared data: the body of `availabities`. */
const sharedStay = z
  .object({
    search: z.object({
      provider: text,
      hotelCode: text,
      checkInDate: z.iso.date(),
      checkOutDate: z.iso.date(),
    }),
    selectedRooms: chosenRoomGroups,
  })
  .refine(({ search }) => search.checkOutDate > search.checkInDate)

/** Returns how payment links share stays in the hotels of the catalogue. */
export const shareStays = (catalogue: HotelCatalogue): Sharing => ({
  type: 'hotel',
  path: '/payment-hotel',
  read: (data) => {
    const shared = sharedStay.safeParse(data).data
    if (!shared) return undefined
    const { provider, hotelCode, checkInDate: checkIn, checkOutDate: checkOut } = shared.search
    const supplier = findSupplier(provider)
    const listedHotel = supplier && catalogue.findListedHotel(supplier, hotelCode)
    if (!listedHotel) return undefined
    const { hotel } = listedHotel
    const types = readRoomTypes(supplier, listedHotel, shared.selectedRooms)
    if (!types.every((type) => type !== undefined)) return undefined
    const rooms = shared.selectedRooms.flatMap((group) => group.rooms).map(({ paxInfo }) => occupancyOf(paxInfo))
    return {
      supplier: supplier.name,
      stock: hotel.code,
      startsOn: checkIn,
      endsOn: checkOut,
      startsAt: checkInOpensAt(checkIn),
      units: countTypes(types),
      describe: (locale) =>
        describeStayDetails(locale, {
          hotelName: nameIn(hotel.name, locale),
          locationCode: hotel.location,
          checkIn,
          checkOut,
          rooms: rooms.length,
          guests: sum(rooms.map(({ adults, childAges }) => adults + childAges.length)),
          specialRequests: null,
        }),
    }
  },
})
