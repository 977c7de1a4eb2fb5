import { nullIfInvalid, type Shareable } from '../../checkout/shareable.ts'
import type { Context } from '../../context.ts'
import { count, field, list, path, text } from '../../gateway/wire.ts'
import { type Locale, negotiateLocale } from '../../locale.ts'
import { parseHalalas, wireAmount } from '../../values/money.ts'
import { findCities } from '../cities.ts'
import { readChildPolicies } from '../detail/child-policies.ts'
import { readHotelDetail } from '../gateway-calls.ts'
import { toHotelId, readHotelContent, timeOfDay, removeLanguageSuffix } from '../hotel-content.ts'
import { readSearchInput, type SearchInput } from '../search/search-input.ts'
import { hotelUnavailable, quoteRooms } from './quote-hotel.ts'
import { quoteBody, type QuoteRequest } from './quote-calls.ts'
import type { StoredQuote } from './stored-quote.ts'

/** Replaces the language suffix of a hotel code, if it has one. */
const localizeCode = (code: string, locale: Locale) =>
  removeLanguageSuffix(code) === code ? code : `${removeLanguageSuffix(code)}_${locale}`

function readInput(search: unknown, rooms: unknown, now: Date): SearchInput | null {
  const readText = (name: string) => text(field(search, name)) ?? ''
  const searchInput = {
    locationCode: readText('locationCode'),
    checkIn: readText('checkInDate'),
    checkOut: readText('checkOutDate'),
    nationality: readText('nationality'),
    hotelPromoCode: readText('subpcc'),
    specialCode: readText('specialCode'),
    rooms: list(rooms).map((room) => ({
      adults: count(field(room, 'adults')) ?? 0,
      childAges: list(field(room, 'childAges')).map((age) => count(age) ?? 0),
    })),
  }
  return nullIfInvalid(() => readSearchInput(searchInput, now))
}

/** Reads the request of a link in the owner's language, the only one in which its codes are valid. Null if the request cannot be read. */
function readRequest(data: unknown, { clock, newId }: Context): QuoteRequest | null {
  const search = field(data, 'search')
  const input = readInput(search, path(data, 'basket', 'rooms'), clock())
  const provider = text(field(search, 'provider'))
  const code = text(field(search, 'hotelCode'))
  const language = text(field(search, 'cultCode')) ?? ''
  const roomGroups = list(field(data, 'selectedRooms'))
  if (!input || provider === undefined || code === undefined || roomGroups.length === 0) return null
  return { input, locale: negotiateLocale(language), offer: { id: newId(), provider, code }, roomGroups }
}

/** Shares hotel quotes. A link contains only the request for the hotel. The hotel's content is read when the link is opened. */
export const sharedHotels: Shareable<StoredQuote> = {
  quote: 'HotelQuote',
  booking: 'HotelBooking',
  kind: 'HOTEL',
  type: 'hotel',
  screen: '/payment-hotel',
  basketFields: { name: 'hotelName', count: 'roomCount' },
  toData: ({ request, hotel, price, paymentLinkId }) => {
    const { roomGroups, ...search } = quoteBody(request)
    const { rooms, locationCode } = request.input
    return {
      search,
      selectedRooms: roomGroups,
      basket: {
        // Null if the quote itself comes from a link, because its content is in the receiver's language.
        language: paymentLinkId === undefined ? request.locale : null,
        totalPrice: wireAmount(price.total),
        currencyCode: price.currency,
        hotelName: hotel.name,
        umrahHotelCode: hotel.id,
        imagePath: hotel.imageUrl,
        locationCode,
        rooms,
        roomCount: rooms.length,
        paxCount: rooms.reduce((sum, { adults, childAges }) => sum + adults + childAges.length, 0),
      },
    }
  },
  open: async ({ id, data }, context) => {
    const request = readRequest(data, context)
    if (!request) return null
    const { input, offer } = request
    const { gateway, locale } = context
    const source = await readHotelDetail(gateway, input, locale, { ...offer, code: localizeCode(offer.code, locale) })
    if (source === undefined) return hotelUnavailable('NOT_AVAILABLE', context)
    const sharedTotal = parseHalalas(path(data, 'basket', 'totalPrice'))
    return quoteRooms(
      context,
      {
        searchId: context.newId(),
        hotel: readHotelContent(source, toHotelId(source, offer.provider, offer.code), findCities(input.locationCode)),
        request,
        roomImages: [],
        checkInTime: timeOfDay(field(source, 'checkInTime')),
        checkOutTime: timeOfDay(field(source, 'checkOutTime')),
        childPolicies: readChildPolicies(field(source, 'policies'), offer.provider),
        codes: [],
        paymentLinkId: id,
      },
      sharedTotal === null ? null : { total: sharedTotal, currency: 'SAR' },
    )
  },
}
