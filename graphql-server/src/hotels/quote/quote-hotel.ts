import type { QuoteHotelInput } from '../../__generated__/schema-types.ts'
import { attemptsOf } from '../../commands/attempts.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import type { Context } from '../../context.ts'
import { money } from '../../values/money.ts'
import type { PriceFacts } from '../../trade/price.ts'
import { type KeptQuote, keepQuote, readQuote, secondsLeft, toQuote } from './stored-quote.ts'
import { readDetail, readSearch } from '../search/cached-search.ts'
import { type Unavailable, checkAvailability } from './quote-calls.ts'
import { chooseRooms, chosenRoomGroups, seenPrice } from './quote-choice.ts'
import { readAvailability } from './read-availability.ts'

const heldMs = 15 * 60_000

/** What a quote takes over from where its rooms were chosen. */
type Origin = Pick<KeptQuote, 'searchId' | 'hotel' | 'request' | 'checkInTime' | 'checkOutTime' | 'childPolicies'>

/** Holds rooms under a new quote. The supplier's own figures make the price, whatever was seen before. */
export async function holdRooms(context: Context, origin: Origin): Promise<KeptQuote | Unavailable> {
  await context.limits.hold(context.requireB2B().sub)
  const available = await checkAvailability(context.gateway, origin.request)
  if ('unavailable' in available) return available
  const promised = readAvailability(available, origin.request)
  if (!promised) return { unavailable: 'AVAILABILITY_UNKNOWN' }
  const { searchId, hotel, request } = origin
  const { childPolicies } = promised
  const quote: KeptQuote = {
    ...promised,
    searchId,
    hotel,
    request,
    id: context.newId(),
    paymentMethods: ['WALLET'],
    expiresAt: promised.expiresAt ?? new Date(context.clock().getTime() + heldMs).toISOString(),
    checkInTime: promised.checkInTime ?? origin.checkInTime,
    checkOutTime: promised.checkOutTime ?? origin.checkOutTime,
    childPolicies: childPolicies.length > 0 ? childPolicies : origin.childPolicies,
    trackToken: available.trackToken,
    response: available.response,
  }
  const { sub } = context.requireB2B()
  await keepQuote(context, sub, quote)
  await attemptsOf(context.store, 'book', sub).allow(quote.id, secondsLeft(quote, context.clock()))
  return quote
}

/** The refusal when rooms could not be held. */
export const hotelUnavailable = (code: Unavailable['unavailable'], { locale }: Context) =>
  refusal('HotelUnavailable', code, locale)

const searchExpired = ({ locale }: Context) => refusal('SearchExpired', 'SEARCH_EXPIRED', locale)

async function quote(context: Context, origin: Origin, seen: PriceFacts) {
  const held = await holdRooms(context, origin)
  if ('unavailable' in held) return hotelUnavailable(held.unavailable, context)
  const difference = {
    previousTotal: money(seen.total, seen.currency),
    newTotal: money(held.price.total, held.price.currency),
  }
  return {
    __typename: 'HotelQuoted' as const,
    quote: toQuote(held, context.clock()),
    priceChanged: held.price.total === seen.total ? null : difference,
  }
}

/** Quotes the rates an agent has chosen in a kept search. */
export async function quoteHotel({ searchId, hotelId, rooms }: QuoteHotelInput, context: Context) {
  const { sub } = context.requireB2B()
  const search = await readSearch(context, sub, searchId)
  const detail = search && (await readDetail(context, sub, searchId, hotelId))
  if (!search || !detail) return searchExpired(context)
  const chosen = chooseRooms(detail, search.input.rooms.length, rooms)
  if ('faults' in chosen) return invalidInput(chosen.faults, context.locale)

  const { offer } = chosen.choice[0]
  const { checkInTime, checkOutTime } = detail
  const origin: Origin = {
    searchId,
    hotel: detail.hotel.facts,
    request: { input: search.input, locale: search.locale, offer, roomGroups: chosenRoomGroups(chosen.choice) },
    checkInTime,
    checkOutTime,
    childPolicies: detail.childPolicies.filter(({ supplier }) => supplier === offer.supplier),
  }
  return quote(context, origin, seenPrice(chosen.choice))
}

/** Checks price and rooms of an earlier quote again; the kept search may be gone by now. */
export async function requoteHotel(quoteId: string, context: Context) {
  const earlier = await readQuote(context, context.requireB2B().sub, quoteId)
  return earlier ? quote(context, earlier, earlier.price) : searchExpired(context)
}
