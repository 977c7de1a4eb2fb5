import type { Logger } from 'pino'
import type { PriceDifference } from '../__generated__/schema-types.ts'
import { openAttempts } from '../commands/attempts.ts'
import { bookOperation } from '../bookings/operations.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import type { ProductCall } from '../gateway/calls.ts'
import type { Gateway } from '../gateway/client.ts'
import type { GatewayResult, Refusal } from '../gateway/envelope.ts'
import { unlessGatewayFails } from '../gateway/unless-gateway-fails.ts'
import { isObject, path, type WireObject } from '../gateway/wire.ts'
import { acceptedSchemes } from '../bookings/card/card-payment.ts'
import type { PriceDetails } from '../trade/price.ts'
import { money, parseHalalas } from '../values/money.ts'
import { type HeldQuote, storeQuote } from './held-quote.ts'

/** Reason why nothing can be held. */
export type Unavailability = { unavailable: 'NOT_AVAILABLE' | 'AVAILABILITY_UNKNOWN' | 'HOLD_LIMIT' | 'NOT_SUPPORTED' }

/** An offer held by a supplier; `expiresAt` is null if missing. */
export type SupplierHold = Omit<HeldQuote, 'id' | 'expiresAt' | 'paymentMethods' | 'cardSchemes'> & {
  expiresAt: string | null
}

/** A product's availability call. `codeNounPattern` matches the product's noun in refusal codes, such as `ROOMS?`. */
type AvailabilityCall = { call: ProductCall; codeNounPattern: string }

const soldOutPattern = ({ codeNounPattern }: AvailabilityCall) =>
  new RegExp(`^((${codeNounPattern})_?)?(NOT_?AVAILABLE|UNAVAILABLE|NOT_?FOUND)$|SOLD_?OUT|NO_?AVAILABILITY`, 'i')

/** Reads the refusal of an availability call. An unknown code means that availability is unknown. */
export function readUnavailability(
  { code, message }: Refusal,
  availabilityCall: AvailabilityCall,
  logger: Logger,
): Unavailability {
  logger.warn({ call: availabilityCall.call.name, code, text: message?.slice(0, 200) }, 'quote refused by the gateway')
  if (code.toUpperCase() === 'TOO_MANY_HOLDS') return { unavailable: 'HOLD_LIMIT' }
  return { unavailable: soldOutPattern(availabilityCall).test(code) ? 'NOT_AVAILABLE' : 'AVAILABILITY_UNKNOWN' }
}

/** Reads an availability response. `isEmpty` returns whether it lists nothing, because some suppliers report "sold out" as an empty success. */
export function readHoldResponse(
  result: GatewayResult,
  { isEmpty, ...availabilityCall }: AvailabilityCall & { isEmpty: (response: WireObject) => boolean },
  logger: Logger,
): Pick<HeldQuote, 'response' | 'trackToken'> | Unavailability {
  if (!result.ok) return readUnavailability(result, availabilityCall, logger)
  const response = path(result.body, 'response')
  if (response !== undefined && response !== null && !isObject(response)) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'response is not an object' })
  }
  if (!isObject(response) || isEmpty(response)) return { unavailable: 'NOT_AVAILABLE' }
  if (result.trackToken === undefined) return { unavailable: 'AVAILABILITY_UNKNOWN' }
  return { response, trackToken: result.trackToken }
}

/** Whether a total in a response matches a price, allowing a rounding difference of one halala. A missing total matches. */
export function matchesTotal(wireTotal: unknown, { total }: PriceDetails): boolean {
  if (wireTotal == null) return true
  const halalas = parseHalalas(wireTotal)
  return halalas !== null && Math.abs(halalas - total) <= 1
}

/** Reads the payment methods of a quote: the wallet, plus cards if accepted. If the gateway has no wallet, only the agency's account can be used. */
async function readPaymentMethods(gateway: Gateway): Promise<Pick<HeldQuote, 'paymentMethods' | 'cardSchemes'>> {
  // If the wallet call fails, assume that the gateway has a wallet.
  const result = await unlessGatewayFails(gateway.callOptional('/wallet'), () => undefined)
  if (result === null) return { paymentMethods: ['ACCOUNT'] }
  const schemes = result?.ok ? acceptedSchemes(path(result.body, 'response')) : []
  return schemes.length > 0
    ? { paymentMethods: ['WALLET', 'CARD'], cardSchemes: schemes }
    : { paymentMethods: ['WALLET'] }
}

/** Duration of a hold if the supplier does not set it. */
const holdMs = 15 * 60_000

/** Stores an available offer as a quote, which can be booked until the hold ends. */
export async function hold<Hold extends SupplierHold>(
  context: Context,
  holdOffer: () => Promise<Hold | Unavailability>,
) {
  const { clock, store } = context
  const { sub } = context.requireB2B()
  await context.limits.hold(sub)
  const [held, payment] = await Promise.all([holdOffer(), readPaymentMethods(context.gateway)])
  if ('unavailable' in held) return held
  const expiresAt = held.expiresAt ?? new Date(clock().getTime() + holdMs).toISOString()
  const quote = { ...held, id: context.newId(), ...payment, expiresAt }
  await storeQuote(context, quote)
  await openAttempts(store, bookOperation, sub).allow(quote.id)
  return quote
}

/** A total that the agent saw before the quote. */
export type DisplayedPrice = Pick<PriceDetails, 'total' | 'currency'>

/** Returns the difference between the displayed price and the price of the quote; null if there is none. */
export const priceDifference = (displayed: DisplayedPrice, { price }: HeldQuote): PriceDifference | null =>
  price.total === displayed.total
    ? null
    : {
        previousTotal: money(displayed.total, displayed.currency),
        newTotal: money(price.total, price.currency),
      }
