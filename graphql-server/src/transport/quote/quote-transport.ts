import type { QuoteTransportInput } from '../../__generated__/schema-types.ts'
import { readQuote } from '../../checkout/held-quote.ts'
import { type Unavailable, hold, priceDifference, readHeld } from '../../checkout/hold.ts'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import { readSearch } from '../../service-search/cached-search.ts'
import type { PriceFacts } from '../../trade/price.ts'
import { rideSearch } from '../ride-search.ts'
import { categoriesOf } from '../read-rides.ts'
import { chooseVehicles, chosenRow, priceOf } from './choose-vehicles.ts'
import { readHeldRide } from './read-held-ride.ts'
import { type RideQuote, type RideRequest, toTransportQuote } from './ride-quote.ts'

type Origin = Pick<RideQuote, 'searchId' | 'request'>

const call = '/transportation/checkAvailTransportation'

const availabilityBody = ({ input, locale, row }: RideRequest) => ({
  ...row,
  startDate: input.date,
  nationality: input.nationality,
  cultCode: locale,
  userGroup: 'b2b',
  promo: null,
})

/** Asks for the vehicles again and reads what the company now offers, whatever was displayed before. */
async function offerRide({ gateway, logger, suppliers }: Context, { searchId, request }: Origin) {
  const answer = await gateway.optional(call, { body: availabilityBody(request) })
  if (!answer) return { unavailable: 'NOT_SUPPORTED' as const }
  const held = readHeld(answer, call, (response) => categoriesOf(response).length === 0, logger)
  if ('unavailable' in held) return held
  const provider = request.chosen[0]?.offer.provider ?? ''
  const offered = readHeldRide(held.response, request, suppliers)
  if (!offered) {
    logger.warn({ provider }, 'availability answer cannot be relied on')
    return { unavailable: 'AVAILABILITY_UNKNOWN' as const }
  }
  return { __typename: 'TransportQuote' as const, ...held, ...offered, provider, searchId, request }
}

/** Holds vehicles under a new quote. */
export const holdRide = (context: Context, origin: Origin): Promise<RideQuote | Unavailable> =>
  hold(context, () => offerRide(context, origin))

/** Refusal for vehicles that could not be held. */
export function transportUnavailable(reason: Unavailable['unavailable'], { locale }: Pick<Context, 'locale'>) {
  if (reason === 'NOT_AVAILABLE') return refusal('TransportUnavailable', 'TRANSPORT_NOT_AVAILABLE', locale)
  if (reason === 'HOLD_LIMIT') return refusal('TransportUnavailable', reason, locale, 'HOLD_LIMIT.transport')
  return refusal('TransportUnavailable', reason, locale)
}

const searchExpired = ({ locale }: Context) => refusal('SearchExpired', 'SEARCH_EXPIRED', locale)

async function quote(context: Context, origin: Origin, displayed: (held: RideQuote) => PriceFacts) {
  const held = await holdRide(context, origin)
  if ('unavailable' in held) return transportUnavailable(held.unavailable, context)
  return {
    __typename: 'TransportQuoted' as const,
    quote: toTransportQuote(held, context),
    priceChanged: priceDifference(displayed(held), held),
  }
}

/** The price as the agent saw it. The search states services for all passengers, so their new figures stand for the displayed ones. */
const displayedPrice = ({ request, chosen, price }: RideQuote): PriceFacts =>
  priceOf(
    request.chosen.map((line, index) => ({
      ...line,
      offer: { ...line.offer, services: chosen[index]?.offer.services ?? [] },
    })),
  ) ?? price

/** Quotes the vehicles that an agent has chosen in a cached search. */
export async function quoteTransport({ searchId, vehicles }: QuoteTransportInput, context: Context) {
  const search = await readSearch(rideSearch, context, searchId)
  if (!search) return searchExpired(context)
  const choice = chooseVehicles(search, vehicles)
  if ('faults' in choice) return invalidInput(choice.faults, context.locale)
  const { chosen } = choice
  const { input, locale, rows } = search
  const request = { input, locale, row: chosenRow(rows, chosen), chosen }
  return quote(context, { searchId, request }, displayedPrice)
}

/** Checks price and vehicles of an earlier quote again; its search may have expired. */
export async function requoteTransport(quoteId: string, context: Context) {
  const earlier = await readQuote<RideQuote>(context, 'TransportQuote', quoteId)
  return earlier ? quote(context, earlier, () => earlier.price) : searchExpired(context)
}
