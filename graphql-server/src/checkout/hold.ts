import type { Logger } from 'pino'
import type { PriceDifference } from '../__generated__/schema-types.ts'
import { attemptsOf } from '../commands/attempts.ts'
import { bookOperation } from '../bookings/operations.ts'
import type { Context } from '../context.ts'
import { Failure } from '../errors/failure.ts'
import type { ProductCall } from '../gateway/calls.ts'
import type { Gateway } from '../gateway/client.ts'
import type { GatewayAnswer, Refusal } from '../gateway/envelope.ts'
import { unlessGatewayFails } from '../gateway/unless-gateway-fails.ts'
import { isObject, path, type WireObject } from '../gateway/wire.ts'
import { acceptedSchemes } from '../bookings/card/card-payment.ts'
import type { PriceFacts } from '../trade/price.ts'
import { money, parseHalalas } from '../values/money.ts'
import { type HeldQuote, storeQuote } from './held-quote.ts'

/** Sold out, availability unknown, or not sold by the gateway. */
export type Unavailable = { unavailable: 'NOT_AVAILABLE' | 'AVAILABILITY_UNKNOWN' | 'HOLD_LIMIT' | 'NOT_SUPPORTED' }

/** An offer held by a supplier; `expiresAt` is null if not stated. */
export type Offered = Omit<HeldQuote, 'id' | 'expiresAt' | 'paymentMethods' | 'cardSchemes'> & {
  expiresAt: string | null
}

/** A product's availability call, and a pattern for the product's noun in refusal codes, such as `ROOMS?`. */
type Asked = { call: ProductCall; nouns: string }

const soldOut = ({ nouns }: Asked) =>
  new RegExp(`^((${nouns})_?)?(NOT_?AVAILABLE|UNAVAILABLE|NOT_?FOUND)$|SOLD_?OUT|NO_?AVAILABILITY`, 'i')

/** Reads an in-band refusal. An unknown code leaves availability unknown. */
export function refusedBy({ code, message }: Refusal, asked: Asked, logger: Logger): Unavailable {
  logger.warn({ call: asked.call.name, code, text: message?.slice(0, 200) }, 'quote refused by the gateway')
  if (code.toUpperCase() === 'TOO_MANY_HOLDS') return { unavailable: 'HOLD_LIMIT' }
  return { unavailable: soldOut(asked).test(code) ? 'NOT_AVAILABLE' : 'AVAILABILITY_UNKNOWN' }
}

/** Reads an availability answer. `isEmpty` returns whether it lists nothing: some suppliers report "sold out" as an empty success. */
export function readHeld(
  answer: GatewayAnswer,
  { isEmpty, ...asked }: Asked & { isEmpty: (response: WireObject) => boolean },
  logger: Logger,
): Pick<HeldQuote, 'response' | 'trackToken'> | Unavailable {
  if (!answer.ok) return refusedBy(answer, asked, logger)
  const response = path(answer.body, 'response')
  if (response !== undefined && response !== null && !isObject(response)) {
    throw new Failure('GATEWAY_BAD_RESPONSE', { cause: 'response is no object' })
  }
  if (!isObject(response) || isEmpty(response)) return { unavailable: 'NOT_AVAILABLE' }
  if (answer.trackToken === undefined) return { unavailable: 'AVAILABILITY_UNKNOWN' }
  return { response, trackToken: answer.trackToken }
}

/** Whether a stated total matches a price, allowing a rounding difference of one halala. A missing total matches. */
export function isTotal(stated: unknown, { total }: PriceFacts): boolean {
  if (stated == null) return true
  const halalas = parseHalalas(stated)
  return halalas !== null && Math.abs(halalas - total) <= 1
}

/** Payment methods of a quote: the wallet if the gateway has one, otherwise the agency's account; and cards if accepted. */
async function readPaymentMethods(gateway: Gateway): Promise<Pick<HeldQuote, 'paymentMethods' | 'cardSchemes'>> {
  // If the wallet call fails, assume that there is one.
  const answer = await unlessGatewayFails(gateway.optional('/wallet'), () => undefined)
  if (answer === null) return { paymentMethods: ['ACCOUNT'] }
  const schemes = answer?.ok ? acceptedSchemes(path(answer.body, 'response')) : []
  return schemes.length > 0
    ? { paymentMethods: ['WALLET', 'CARD'], cardSchemes: schemes }
    : { paymentMethods: ['WALLET'] }
}

/** Duration of a hold if the supplier does not state it. */
const holdMs = 15 * 60_000

/** Stores an available offer as a quote, which can be booked until the hold ends. */
export async function hold<Found extends Offered>(context: Context, check: () => Promise<Found | Unavailable>) {
  const { clock, store } = context
  const { sub } = context.requireB2B()
  await context.limits.hold(sub)
  const [found, payment] = await Promise.all([check(), readPaymentMethods(context.gateway)])
  if ('unavailable' in found) return found
  const expiresAt = found.expiresAt ?? new Date(clock().getTime() + holdMs).toISOString()
  const quote = { ...found, id: context.newId(), ...payment, expiresAt }
  await storeQuote(context, quote)
  await attemptsOf(store, bookOperation, sub).allow(quote.id)
  return quote
}

/** A total shown before a quote. */
export type DisplayedPrice = Pick<PriceFacts, 'total' | 'currency'>

/** Difference between the displayed price and the price of the quote; null if there is none. */
export const priceDifference = (displayed: DisplayedPrice, { price }: HeldQuote): PriceDifference | null =>
  price.total === displayed.total
    ? null
    : {
        previousTotal: money(displayed.total, displayed.currency),
        newTotal: money(price.total, price.currency),
      }
