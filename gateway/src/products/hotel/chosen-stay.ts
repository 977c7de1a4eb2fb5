import { z } from 'zod'
import type { Choices } from '#src/orders/product.ts'
import type { HotelCatalogue } from './catalogue.ts'
import { chosenRoomGroups, readRoomTypes, countTypes } from './supplier/chosen-rooms.ts'
import { sum } from '#src/values/shares.ts'
import { findSupplier } from './supplier/suppliers.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import { toOccupancy } from './supplier/wire/pax-info.ts'
import { checkInOpensAt } from './check-hotel-order.ts'
import { describeStayDetails } from './mail/describe-stay.ts'

const text = z.string().trim().min(1)

/** Fields of the chosen data that are read: those of the body of `availabities`. */
const chosenStay = z
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

/** Returns how payment links and trips store stays in the catalogue's hotels. */
export const stayChoices = (catalogue: HotelCatalogue): Choices => ({
  type: 'hotel',
  sharePath: '/payment-hotel',
  read: (data) => {
    const chosen = chosenStay.safeParse(data).data
    if (!chosen) return undefined
    const { provider, hotelCode, checkInDate: checkIn, checkOutDate: checkOut } = chosen.search
    const supplier = findSupplier(provider)
    const listedHotel = supplier && catalogue.findListedHotel(supplier, hotelCode)
    if (!listedHotel) return undefined
    const { hotel } = listedHotel
    const types = readRoomTypes(supplier, listedHotel, chosen.selectedRooms)
    if (!types.every((type) => type !== undefined)) return undefined
    const rooms = chosen.selectedRooms.flatMap((group) => group.rooms).map(({ paxInfo }) => toOccupancy(paxInfo))
    const travelers = sum(rooms.map(({ adults, childAges }) => adults + childAges.length))
    return {
      type: hotel.location,
      supplier: supplier.name,
      stock: hotel.code,
      startsOn: checkIn,
      endsOn: checkOut,
      startsAt: checkInOpensAt(checkIn),
      units: countTypes(types),
      travelers,
      stops: [hotel.location],
      describe: (locale) =>
        describeStayDetails(locale, {
          hotelName: nameIn(hotel.name, locale),
          locationCode: hotel.location,
          checkIn,
          checkOut,
          rooms: rooms.length,
          guests: travelers,
          specialRequests: null,
        }),
    }
  },
})
