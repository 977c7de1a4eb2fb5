import type { QuoteHotelInput } from '../../__generated__/schema-types.ts'
import { attemptsOf } from '../../commands/attempts.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import type { Context } from '../../context.ts'
import { money } from '../../values/money.ts'
import type { PriceFacts } from '../../trade/price.ts'
import { type StoredQuote, readQuote, secondsLeft, storeQuote, toQuote } from './stored-quote.ts'
import { readDetail } from '../detail/cached-detail.ts'
import { codesOf } from '../search/search-codes.ts'
import { readSearch } from '../search/search-store.ts'
import { type Unavailable, checkAvailability, readPaymentMethods } from './quote-calls.ts'
import { chooseRooms, chosenRoomGroups, displayedPrice } from './quote-choice.ts'
import { readAvailability } from './read-availability.ts'

/** How long suppliers hold rooms when they do not state it. */
const holdMs = 15 * 60_000

/** What a quote copies from the search or from an earlier quote. */
type Origin = Pick<
  StoredQuote,
  'searchId' | 'hotel' | 'request' | 'roomImages' | 'checkInTime' | 'checkOutTime' | 'childPolicies' | 'codes'
>

/** Holds rooms under a new quote, at the price of the supplier's own figures, whatever was displayed before. */
export async function holdRooms(context: Context, origin: Origin): Promise<StoredQuote | Unavailable> {
  await context.limits.hold(context.requireB2B().sub)
  const [available, paymentMethods] = await Promise.all([
    checkAvailability(context, origin.request),
    readPaymentMethods(context.gateway),
  ])
  if ('unavailable' in available) return available
  const promised = readAvailability(available, origin.request, context.suppliers)
  if (!promised) {
    context.logger.warn({ provider: origin.request.offer.provider }, 'availability answer cannot be relied on')
    return { unavailable: 'AVAILABILITY_UNKNOWN' }
  }
  const { searchId, hotel, request, roomImages } = origin
  const { childPolicies } = promised
  const quote: StoredQuote = {
    ...promised,
    searchId,
    hotel,
    request,
    roomImages,
    id: context.newId(),
    paymentMethods,
    expiresAt: promised.expiresAt ?? new Date(context.clock().getTime() + holdMs).toISOString(),
    checkInTime: promised.checkInTime ?? origin.checkInTime,
    checkOutTime: promised.checkOutTime ?? origin.checkOutTime,
    childPolicies: childPolicies.length > 0 ? childPolicies : origin.childPolicies,
    // The hotel's supplier decides. What it does not report stays as the search reported it.
    codes: codesOf(request.input, promised.codes, origin.codes),
    trackToken: available.trackToken,
    response: available.response,
  }
  const { sub } = context.requireB2B()
  await storeQuote(context, sub, quote)
  await attemptsOf(context.store, 'book', sub).allow(quote.id, secondsLeft(quote, context.clock()))
  return quote
}

/** Refusal for rooms that could not be held. */
export const hotelUnavailable = (code: Unavailable['unavailable'], { locale }: Context) =>
  refusal('HotelUnavailable', code, locale)

const searchExpired = ({ locale }: Context) => refusal('SearchExpired', 'SEARCH_EXPIRED', locale)

async function quote(context: Context, origin: Origin, displayed: PriceFacts) {
  const held = await holdRooms(context, origin)
  if ('unavailable' in held) return hotelUnavailable(held.unavailable, context)
  const difference = {
    previousTotal: money(displayed.total, displayed.currency),
    newTotal: money(held.price.total, held.price.currency),
  }
  return {
    __typename: 'HotelQuoted' as const,
    quote: toQuote(held, context),
    priceChanged: held.price.total === displayed.total ? null : difference,
  }
}

/** Quotes the rates that an agent has chosen in a cached search. */
export async function quoteHotel({ searchId, hotelId, rooms }: QuoteHotelInput, context: Context) {
  const { sub } = context.requireB2B()
  const search = await readSearch(context, sub, searchId)
  const detail = search && (await readDetail(context, sub, searchId, hotelId))
  if (!search || !detail) return searchExpired(context)
  const chosen = chooseRooms(detail, search.input.rooms.length, rooms)
  if ('faults' in chosen) return invalidInput(chosen.faults, context.locale)

  const { id, provider, code } = chosen.choice[0].offer
  const { checkInTime, checkOutTime } = detail
  const origin: Origin = {
    searchId,
    hotel: detail.hotel.facts,
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
  return quote(context, origin, displayedPrice(chosen.choice))
}

/** Checks price and rooms of an earlier quote again; its search may have expired. */
export async function requoteHotel(quoteId: string, context: Context) {
  const earlier = await readQuote(context, context.requireB2B().sub, quoteId)
  return earlier ? quote(context, earlier, earlier.price) : searchExpired(context)
}
