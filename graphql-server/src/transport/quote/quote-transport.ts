import type { QuoteTransportInput } from '../../__generated__/schema-types.ts'
import { readQuote } from '../../checkout/held-quote.ts'
import { type DisplayedPrice, type Unavailability, priceDifference } from '../../checkout/hold.ts'
import { reapplyPromo } from '../../checkout/promo/apply-promo.ts'
import { holdService, type QuotedService, searchExpired, type ServiceOrigin } from '../../checkout/service-quote.ts'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import { readSearch } from '../../service-search/cached-search.ts'
import type { PriceDetails } from '../../trade/price.ts'
import { transportCalls } from '../calls.ts'
import { rideSearch } from '../ride-search.ts'
import { listCategories } from '../read-rides.ts'
import { chooseVehicles, toChosenRow, addVehiclePrices } from './choose-vehicles.ts'
import { readHeldRide } from './read-held-ride.ts'
import { ridePromo } from './ride-promo.ts'
import { type HeldVehicles, type RideQuote, type RideRequest, toTransportQuote } from './ride-quote.ts'

/** Refusal for vehicles that could not be held. */
export function transportUnavailable(reason: Unavailability['unavailable'], { locale }: Pick<Context, 'locale'>) {
  if (reason === 'NOT_AVAILABLE') return refusal('TransportUnavailable', 'TRANSPORT_NOT_AVAILABLE', locale)
  if (reason === 'HOLD_LIMIT') return refusal('TransportUnavailable', reason, locale, 'HOLD_LIMIT.transport')
  return refusal('TransportUnavailable', reason, locale)
}

const transport: QuotedService<'TransportQuote', RideRequest, HeldVehicles> = {
  typename: 'TransportQuote',
  call: transportCalls.availability,
  codeNounPattern: 'TRANSPORT|VEHICLES?',
  requestFields: ({ input }) => ({ startDate: input.date, nationality: input.nationality, promo: null }),
  isEmpty: (response) => listCategories(response).length === 0,
  read: readHeldRide,
}

/** Holds vehicles under a new quote. */
export const holdRide = (context: Context, origin: ServiceOrigin<RideRequest>): Promise<RideQuote | Unavailability> =>
  holdService(transport, context, origin)

/** Quotes vehicles. `getDisplayedPrice` returns the price shown before, with which the new price is compared; null if there was none. */
export async function quoteRide(
  context: Context,
  origin: ServiceOrigin<RideRequest>,
  getDisplayedPrice: (held: RideQuote) => DisplayedPrice | null,
) {
  const held = await holdRide(context, origin)
  if ('unavailable' in held) return transportUnavailable(held.unavailable, context)
  const displayedPrice = getDisplayedPrice(held)
  const priced = await reapplyPromo(ridePromo, origin.promo, held, context)
  return {
    __typename: 'TransportQuoted' as const,
    quote: toTransportQuote(priced.quote, context),
    priceChanged: displayedPrice && priceDifference(displayedPrice, priced.quote),
    promoRefused: priced.refused,
  }
}

/**
 * Returns the displayed price of the chosen vehicles, with the quote's prices of services. The search's own are not comparable, because they are for
 * all passengers of the search instead of the passengers of each vehicle.
 */
const toDisplayedPrice = ({ request, chosen, price }: RideQuote): PriceDetails =>
  addVehiclePrices(
    request.chosen.map((line, index) => ({
      ...line,
      offer: { ...line.offer, services: chosen[index]?.offer.services ?? [] },
    })),
  ) ?? price

/** Quotes the chosen vehicles from a cached search. */
export async function quoteTransport({ searchId, vehicles }: QuoteTransportInput, context: Context) {
  const search = await readSearch(rideSearch, context, searchId)
  if (!search) return searchExpired(context)
  const choice = chooseVehicles(search, vehicles)
  if ('errors' in choice) return invalidInput(choice.errors, context.locale)
  const { chosen } = choice
  const { input, locale, rows } = search
  const provider = chosen[0]?.offer.provider ?? ''
  const request = { input, locale, provider, row: toChosenRow(rows, chosen), chosen }
  return quoteRide(context, { searchId, request }, toDisplayedPrice)
}

/** Checks the price and availability of an earlier quote again. Its search may have expired. */
export async function requoteTransport(quoteId: string, context: Context) {
  const earlier = await readQuote<RideQuote>(context, 'TransportQuote', quoteId)
  return earlier ? quoteRide(context, earlier, () => earlier.price) : searchExpired(context)
}
