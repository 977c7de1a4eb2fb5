import type { QuoteHotelInput } from '../../__generated__/schema-types.ts'
import { readQuote } from '../../checkout/held-quote.ts'
import { type DisplayedPrice, type Unavailability, hold, priceDifference } from '../../checkout/hold.ts'
import { reapplyPromo } from '../../checkout/promo/apply-promo.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import type { Context } from '../../context.ts'
import { type StoredQuote, toQuote } from './stored-quote.ts'
import { readDetail } from '../detail/cached-detail.ts'
import { field } from '../../gateway/wire.ts'
import { hotelPromo } from './hotel-promo.ts'
import { listCodes } from '../search/search-codes.ts'
import { readSearch } from '../search/search-store.ts'
import { checkAvailability } from './quote-calls.ts'
import { chooseRooms, chosenRoomGroups, displayedPrice } from './quote-choice.ts'
import { readAvailability } from './read-availability.ts'

/** Data that a quote copies from the search or from an earlier quote. */
type Origin = Pick<
  StoredQuote,
  | 'searchId'
  | 'hotel'
  | 'request'
  | 'roomImages'
  | 'checkInTime'
  | 'checkOutTime'
  | 'childPolicies'
  | 'codes'
  | 'paymentLinkId'
  | 'createdLinkIds'
  | 'promo'
>

/** Requests the rooms and reads the supplier's current offer, without using earlier responses. */
async function requestCurrentOffer(context: Context, origin: Origin) {
  const { searchId, hotel, request, roomImages, paymentLinkId, createdLinkIds } = origin
  const availability = await checkAvailability(context, request)
  if ('unavailable' in availability) return availability
  const currentOffer = readAvailability(availability, request, context.suppliers)
  if (!currentOffer) {
    context.logger.warn({ provider: request.offer.provider }, 'availability response is unusable')
    return { unavailable: 'AVAILABILITY_UNKNOWN' as const }
  }
  const { trackToken, response } = availability
  const { childPolicies } = currentOffer
  return {
    __typename: 'HotelQuote' as const,
    ...currentOffer,
    provider: request.offer.provider,
    searchId,
    hotel,
    request,
    roomImages,
    paymentLinkId,
    createdLinkIds,
    checkInTime: currentOffer.checkInTime ?? origin.checkInTime,
    checkOutTime: currentOffer.checkOutTime ?? origin.checkOutTime,
    childPolicies: childPolicies.length > 0 ? childPolicies : origin.childPolicies,
    // Code states come from the hotel's supplier. Missing states come from the search, without the price, which may belong to another hotel.
    codes: listCodes(
      request.input,
      currentOffer.codes,
      origin.codes.map((code) => ({ ...code, price: null })),
    ),
    stayTerms: field(availability.policies, 'cancellationPolicy') ?? null,
    trackToken,
    response,
  }
}

/** Holds rooms and stores them as a new quote. */
export const holdRooms = (context: Context, origin: Origin): Promise<StoredQuote | Unavailability> =>
  hold(context, () => requestCurrentOffer(context, origin))

/** Returns the refusal for rooms that could not be held. */
export const hotelUnavailable = (reason: Unavailability['unavailable'], { locale }: Pick<Context, 'locale'>) =>
  refusal('HotelUnavailable', reason === 'NOT_AVAILABLE' ? 'HOTEL_NOT_AVAILABLE' : reason, locale)

const searchExpired = ({ locale }: Context) => refusal('SearchExpired', 'SEARCH_EXPIRED', locale)

/** Quotes rooms and reports any difference from the displayed price. */
export async function quoteRooms(context: Context, origin: Origin, displayed: DisplayedPrice | null) {
  const held = await holdRooms(context, origin)
  if ('unavailable' in held) return hotelUnavailable(held.unavailable, context)
  const requoted = await reapplyPromo(hotelPromo, origin.promo, held, context)
  return {
    __typename: 'HotelQuoted' as const,
    quote: toQuote(requoted.quote, context),
    priceChanged: displayed && priceDifference(displayed, requoted.quote),
    promoRefused: requoted.refused,
  }
}

/** Quotes the chosen rates of a cached search. */
export async function quoteHotel({ searchId, hotelId, rooms }: QuoteHotelInput, context: Context) {
  const { sub } = context.requireB2B()
  const search = await readSearch(context, sub, searchId)
  const detail = search && (await readDetail(context, sub, searchId, hotelId))
  if (!search || !detail) return searchExpired(context)
  const chosen = chooseRooms(detail, search.input.rooms.length, rooms)
  if ('errors' in chosen) return invalidInput(chosen.errors, context.locale)

  const { id, provider, code } = chosen.choice[0].offer
  const { checkInTime, checkOutTime } = detail
  const origin: Origin = {
    searchId,
    hotel: detail.hotel.content,
    request: {
      input: search.input,
      locale: search.locale,
      offer: { id, provider, code },
      roomGroups: chosenRoomGroups(chosen.choice),
    },
    roomImages: chosen.choice.map(({ room }) => room.imageUrl),
    checkInTime,
    checkOutTime,
    codes: search.codes,
    childPolicies: detail.childPolicies.filter((policy) => policy.provider === provider),
  }
  return quoteRooms(context, origin, displayedPrice(chosen.choice))
}

/** Quotes the rooms of an earlier quote again. Works even if the search has expired. */
export async function requoteHotel(quoteId: string, context: Context) {
  const earlierQuote = await readQuote<StoredQuote>(context, 'HotelQuote', quoteId)
  return earlierQuote ? quoteRooms(context, earlierQuote, earlierQuote.price) : searchExpired(context)
}
