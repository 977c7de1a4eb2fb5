/** A quote as it is remembered: what the agent was shown, and what the gateway wants back for it. */
import type { CacheKey } from '../../cache/kinds.ts'
import type {
  Board,
  CancellationPolicy,
  ChildPolicy,
  HotelQuote,
  PaymentMethod,
} from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import type { WireObject } from '../../gateway/wire.ts'
import type { HotelFacts } from '../hotel-facts.ts'
import { type PriceFacts, toPrice } from '../../trade/price.ts'
import { supplierInfo } from '../../trade/supplier.ts'
import { isOpaqueId } from '../search/cached-search.ts'
import type { QuoteRequest } from './quote-calls.ts'

export type KeptQuotedRoom = {
  name: string
  board: Board
  boardText: string | null
  price: PriceFacts
  /** Where the room stands in the availability answer. */
  place: { group: number; room: number }
}

export type KeptQuote = {
  id: string
  expiresAt: string
  searchId: string
  hotel: HotelFacts
  request: QuoteRequest
  price: PriceFacts
  cancellationPolicy: CancellationPolicy
  /** In the order of the search. */
  rooms: KeptQuotedRoom[]
  hotelRules: string[]
  childPolicies: ChildPolicy[]
  checkInTime: string | null
  checkOutTime: string | null
  paymentMethods: PaymentMethod[]
  trackToken: string
  /** The availability answer untouched: it becomes the request object of the reservation. */
  response: WireObject
}

// An agent who comes back to an expired checkout still finds what it was about.
const keptBeyondSeconds = 2 * 3600

// The owner is part of the key: another agent's quote is not there, exactly like one that never was.
const quoteKey = (owner: string, id: string): CacheKey => `quote:${owner}:${id}`

/** Seconds until a quote expires; 0 or less when it has. */
export const secondsLeft = ({ expiresAt }: KeptQuote, now: Date) =>
  Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)

/** Keeps a quote for its owner, also for two hours after it has expired. */
export async function keepQuote({ store, clock }: Pick<Context, 'store' | 'clock'>, owner: string, quote: KeptQuote) {
  const seconds = Math.max(0, secondsLeft(quote, clock())) + keptBeyondSeconds
  await store.set(quoteKey(owner, quote.id), quote, { seconds })
}

/** A quote of this owner, expired or not; undefined when there is none. */
export async function readQuote(
  { store }: Pick<Context, 'store'>,
  owner: string,
  id: string,
): Promise<KeptQuote | undefined> {
  return isOpaqueId(id) ? store.get<KeptQuote>(quoteKey(owner, id)) : undefined
}

/** A quote in the form of the schema. */
export function toQuote(quote: KeptQuote, now: Date): HotelQuote {
  const { input, offer } = quote.request
  const { id, expiresAt, searchId, hotel, cancellationPolicy, hotelRules, childPolicies } = quote
  return {
    id,
    expiresAt,
    expired: secondsLeft(quote, now) <= 0,
    hotel,
    searchId,
    supplier: offer.supplier,
    supplierInfo: supplierInfo(offer.supplier),
    paymentMethods: quote.paymentMethods,
    price: toPrice(quote.price, input.nights),
    cancellationPolicy,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    nights: input.nights,
    nationality: input.nationality,
    locationCode: input.locationCode,
    hotelPromoCode: input.hotelPromoCode || null,
    specialCode: input.specialCode || null,
    rooms: quote.rooms.map(({ name, board, boardText, price }, roomIndex) => ({
      occupancy: {
        roomIndex,
        adults: input.rooms[roomIndex]?.adults ?? 0,
        childAges: input.rooms[roomIndex]?.childAges ?? [],
      },
      name,
      board,
      boardText,
      price: toPrice(price, input.nights),
    })),
    hotelRules,
    childPolicies,
    checkInTime: quote.checkInTime,
    checkOutTime: quote.checkOutTime,
  }
}
