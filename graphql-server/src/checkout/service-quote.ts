/** Quotes for services that a single gateway call checks and holds. */
import type { Context } from '../context.ts'
import { refusal } from '../errors/refusal.ts'
import type { ProductCall } from '../gateway/calls.ts'
import type { WireObject } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import type { Suppliers } from '../trade/supplier.ts'
import type { HeldFigures } from './held-figures.ts'
import type { HeldQuote } from './held-quote.ts'
import { hold, readHoldResponse, type Unavailability } from './hold.ts'

/** The availability request, stored with the quote so that the request can be sent again. */
export type ServiceRequest = {
  /** Language of the search, and of the names in the row. */
  locale: Locale
  /** Supplier name as the gateway writes it. */
  provider: string
  /** The supplier's row, reduced to the agent's choice. */
  row: WireObject
}

/** Details from which a quote is made. */
export type ServiceOrigin<Request extends ServiceRequest> = Pick<
  HeldQuote,
  'paymentLinkId' | 'createdLinkIds' | 'promo'
> & {
  searchId: string
  request: Request
}

/** A quote for a service. `Details` are read from the availability response. */
export type ServiceQuote<Typename extends string, Request extends ServiceRequest, Details> = HeldQuote &
  ServiceOrigin<Request> & { __typename: Typename } & Details

/** Product-specific part of a service quote. */
export type QuotedService<Typename extends string, Request extends ServiceRequest, Details> = {
  typename: Typename
  call: ProductCall<'optional'>
  /** Pattern for the product's noun in refusal codes, such as `VEHICLES?`. */
  codeNounPattern: string
  /** Request fields besides the row. */
  requestFields: (request: Request) => WireObject
  /** Whether a response lists nothing. Some suppliers report "sold out" as an empty success. */
  isEmpty: (response: WireObject) => boolean
  /** Reads a response, using only amounts from that response; null if it does not match the request or its amounts are inconsistent. */
  read: (response: WireObject, request: Request, suppliers: Suppliers) => (HeldFigures & Details) | null
}

/** Holds the requested service and stores it as a new quote. */
export function holdService<Typename extends string, Request extends ServiceRequest, Details>(
  { typename, call, codeNounPattern, requestFields, isEmpty, read }: QuotedService<Typename, Request, Details>,
  context: Context,
  { searchId, request, paymentLinkId, createdLinkIds }: ServiceOrigin<Request>,
): Promise<ServiceQuote<Typename, Request, Details> | Unavailability> {
  const { gateway, logger, suppliers } = context
  const { locale, provider, row } = request
  return hold(context, async () => {
    const body = { ...row, ...requestFields(request), cultCode: locale, userGroup: 'b2b' }
    const result = await gateway.callOptional(call, { body })
    if (!result) return { unavailable: 'NOT_SUPPORTED' as const }
    const held = readHoldResponse(result, { call, codeNounPattern, isEmpty }, logger)
    if ('unavailable' in held) return held
    const details = read(held.response, request, suppliers)
    if (!details) {
      logger.warn({ provider }, 'availability response is unusable')
      return { unavailable: 'AVAILABILITY_UNKNOWN' as const }
    }
    return { __typename: typename, ...held, ...details, provider, searchId, request, paymentLinkId, createdLinkIds }
  })
}

export const searchExpired = ({ locale }: Pick<Context, 'locale'>) => refusal('SearchExpired', 'SEARCH_EXPIRED', locale)
