import type { QuoteGroundServiceInput } from '../../__generated__/schema-types.ts'
import { readQuote } from '../../checkout/held-quote.ts'
import { priceDifference, type Unavailability } from '../../checkout/hold.ts'
import { holdService, type QuotedService, searchExpired, type ServiceOrigin } from '../../checkout/service-quote.ts'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors/invalid-input.ts'
import { refusal } from '../../errors/refusal.ts'
import { readSearch } from '../../service-search/cached-search.ts'
import { addPrices, type PriceDetails } from '../../trade/price.ts'
import { groundCalls } from '../calls.ts'
import { groundSearch } from '../ground-search.ts'
import { listCategories } from '../read-offers.ts'
import { choosePackage, type GroundRequest } from './choose-package.ts'
import { type GroundQuote, type HeldGround, toGroundQuote } from './ground-quote.ts'
import { listPrices, readHeldGround } from './read-held-ground.ts'

/** Refusal for ground services that could not be held. */
export function groundUnavailable(reason: Unavailability['unavailable'], { locale }: Pick<Context, 'locale'>) {
  if (reason === 'NOT_AVAILABLE') return refusal('GroundServiceUnavailable', 'GROUND_SERVICE_NOT_AVAILABLE', locale)
  if (reason === 'HOLD_LIMIT') return refusal('GroundServiceUnavailable', reason, locale, 'HOLD_LIMIT.groundServices')
  return refusal('GroundServiceUnavailable', reason, locale)
}

const groundService: QuotedService<'GroundServiceQuote', GroundRequest, HeldGround> = {
  typename: 'GroundServiceQuote',
  call: groundCalls.availability,
  codeNounPattern: 'GROUND_?SERVICES?|PACKAGE',
  requestFields: ({ input: { nationality, countryOfResidence } }) => ({ nationality, countryOfResidence }),
  isEmpty: (response) => listCategories(response).length === 0,
  read: readHeldGround,
}

/** Holds a package under a new quote. */
export const holdGround = (
  context: Context,
  origin: ServiceOrigin<GroundRequest>,
): Promise<GroundQuote | Unavailability> => holdService(groundService, context, origin)

async function quoteOrigin(context: Context, origin: ServiceOrigin<GroundRequest>, displayedPrice: PriceDetails) {
  const held = await holdGround(context, origin)
  if ('unavailable' in held) return groundUnavailable(held.unavailable, context)
  return {
    __typename: 'GroundServiceQuoted' as const,
    quote: toGroundQuote(held, context),
    priceChanged: priceDifference(displayedPrice, held),
  }
}

/** Quotes the chosen package of a cached search. */
export async function quoteGround(input: QuoteGroundServiceInput, context: Context) {
  const { searchId } = input
  const search = await readSearch(groundSearch, context, searchId)
  if (!search) return searchExpired(context)
  const choice = choosePackage(search, input)
  if ('errors' in choice) return invalidInput(choice.errors, context.locale)
  const { request } = choice
  return quoteOrigin(context, { searchId, request }, addPrices(listPrices(request.offer)) ?? request.offer.price)
}

/** Checks the price and availability of an earlier quote again. Its search may have expired. */
export async function requoteGround(quoteId: string, context: Context) {
  const earlier = await readQuote<GroundQuote>(context, 'GroundServiceQuote', quoteId)
  return earlier ? quoteOrigin(context, earlier, earlier.price) : searchExpired(context)
}
