/** A hotel search and its query parameters in the URLs of the results and hotel pages. */
import type { CalendarDate } from '@internationalized/date'
import type { HotelSearchInput } from '#src/__generated__/schema.ts'
import { countryParameter, singleParameter, queryFromFields } from './link-parameters.ts'
import { type RoomGuests, parseRooms, printRooms } from '../occupancy.ts'
import { type StayProblem, parseStayDate, stayProblem } from '../stay.ts'

export interface HotelSearch {
  readonly locationCode: string
  readonly checkIn: string
  readonly checkOut: string
  readonly rooms: readonly RoomGuests[]
  readonly nationality: string
  readonly hotelPromoCode: string | undefined
  readonly specialCode: string | undefined
}

export interface HotelLink {
  readonly search: HotelSearch
  readonly hotelId: string
  /** Key of the supplier whose offer is initially selected. */
  readonly supplier: string | undefined
}

/** Why the search in a URL cannot be run. */
export type HotelLinkProblem = StayProblem | 'incomplete'

/** Query string of a hotel page. */
export function printHotelLink({ search, hotelId, supplier }: HotelLink): string {
  return queryFromFields({
    n: search.nationality,
    'hotel-code': hotelId,
    'check-in': search.checkIn,
    'check-out': search.checkOut,
    provider: supplier?.toLowerCase(),
    'location-code': search.locationCode,
    guests: printRooms(search.rooms),
    specialCode: search.specialCode,
    subpcc: search.hotelPromoCode,
  }).toString()
}

/** Parses the search in the URL of a hotel page. If it cannot be run on the given day, returns the reason instead. */
export function parseHotelLink(parameters: URLSearchParams, today: CalendarDate): HotelLink | HotelLinkProblem {
  const [guests, ...others] = parameters.getAll('guests')
  const rooms = others.length === 0 ? parseRooms(guests) : undefined
  const locationCode = /^[\w-]+$/.exec(singleParameter(parameters, 'location-code') ?? '')?.[0]
  const hotelId = singleParameter(parameters, 'hotel-code')
  const nationality = countryParameter(parameters, 'n')
  if (!rooms || !locationCode || !hotelId || !nationality) return 'incomplete'
  const checkIn = parseStayDate(singleParameter(parameters, 'check-in'))
  const checkOut = parseStayDate(singleParameter(parameters, 'check-out'))
  const problem = stayProblem(checkIn, checkOut, today)
  if (problem || !checkIn || !checkOut) return problem ?? 'missing'
  const provider = singleParameter(parameters, 'provider')?.toLowerCase()
  return {
    hotelId,
    supplier: provider,
    search: {
      locationCode,
      checkIn: checkIn.toString(),
      checkOut: checkOut.toString(),
      rooms,
      nationality,
      hotelPromoCode: singleParameter(parameters, 'subpcc'),
      specialCode: singleParameter(parameters, 'specialCode'),
    },
  }
}

/** Query string of the listing for a search, without filters. */
export function printListingLink(search: HotelSearch, language: string): string {
  return queryFromFields({
    locationCode: search.locationCode,
    subpcc: search.hotelPromoCode,
    specialCode: search.specialCode,
    checkInDate: search.checkIn,
    checkOutDate: search.checkOut,
    rooms: printRooms(search.rooms),
    cultCode: language,
    nationality: search.nationality,
  }).toString()
}

/** Readable parts of a listing's URL, as initial values of the search form. */
export function readListingLink(parameters: URLSearchParams): Partial<HotelSearch> {
  const rooms = parseRooms(parameters.get('rooms'))
  return {
    locationCode: /^[\w-]+$/.exec(singleParameter(parameters, 'locationCode') ?? '')?.[0] ?? '',
    checkIn: parseStayDate(singleParameter(parameters, 'checkInDate'))?.toString() ?? '',
    checkOut: parseStayDate(singleParameter(parameters, 'checkOutDate'))?.toString() ?? '',
    nationality: countryParameter(parameters, 'nationality') ?? '',
    hotelPromoCode: singleParameter(parameters, 'subpcc'),
    specialCode: singleParameter(parameters, 'specialCode'),
    ...(rooms ? { rooms } : {}),
  }
}

/** Parses the search in a listing's URL. If it cannot be run on the given day, returns the reason instead. */
export function parseListingLink(parameters: URLSearchParams, today: CalendarDate): HotelSearch | HotelLinkProblem {
  const { locationCode, checkIn, checkOut, nationality, rooms, hotelPromoCode, specialCode } =
    readListingLink(parameters)
  if (!rooms || !locationCode || !nationality || !checkIn || !checkOut) return 'incomplete'
  const problem = stayProblem(parseStayDate(checkIn), parseStayDate(checkOut), today)
  return problem ?? { locationCode, checkIn, checkOut, rooms, nationality, hotelPromoCode, specialCode }
}

/** Converts a search to the server's input. */
export function toSearchInput(search: HotelSearch): HotelSearchInput {
  return {
    locationCode: search.locationCode,
    checkIn: search.checkIn,
    checkOut: search.checkOut,
    rooms: search.rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    nationality: search.nationality,
    ...(search.hotelPromoCode ? { hotelPromoCode: search.hotelPromoCode } : {}),
    ...(search.specialCode ? { specialCode: search.specialCode } : {}),
  }
}
