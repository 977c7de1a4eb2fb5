/** Stored quotes: what the agent was shown, and what the gateway needs back to book it. */
import type { CacheKey } from '../../cache/kinds.ts'
import type {
  Board,
  CancellationPolicy,
  HotelQuote,
  PaymentMethod,
  RoomKind,
  SearchCode,
} from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import type { WireObject } from '../../gateway/wire.ts'
import type { HotelFacts } from '../hotel-facts.ts'
import { type PriceFacts, toPrice } from '../../trade/price.ts'
import { supplierFields } from '../../trade/supplier.ts'
import { isOpaqueId } from '../../values/opaque-id.ts'
import { type ChildTerms, toChildPolicy } from '../detail/child-policies.ts'
import type { QuoteRequest } from './quote-calls.ts'

export type StoredRoom = {
  name: string
  kind: RoomKind
  board: Board
  boardText: string | null
  price: PriceFacts
  /** Indexes of group and room in the availability answer. */
  place: { group: number; room: number }
}

export type StoredQuote = {
  id: string
  expiresAt: string
  searchId: string
  hotel: HotelFacts
  request: QuoteRequest
  price: PriceFacts
  cancellationPolicy: CancellationPolicy
  /** In the order of the search. */
  rooms: StoredRoom[]
  /** Pictures of the rooms as the hotel's page showed them, in the order of the search. */
  roomImages: (string | null)[]
  hotelRules: string[]
  hotelRulesLanguage: string | null
  childPolicies: ChildTerms[]
  paymentMethods: PaymentMethod[]
  checkInTime: string | null
  checkOutTime: string | null
  /** Codes of the search, with the states that the gateway reports. */
  codes: SearchCode[]
  trackToken: string
  /** Unchanged availability answer; it becomes the request object of the reservation. */
  response: WireObject
}

// An agent who returns to an expired checkout still finds what it was about.
const graceSeconds = 2 * 3600

// With the owner in the key, another agent's quote looks like one that never existed.
const quoteKey = (owner: string, id: string): CacheKey => `quote:${owner}:${id}` as const

/** Seconds until a quote expires; 0 or less when it has. */
export const secondsLeft = ({ expiresAt }: StoredQuote, now: Date) =>
  Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)

/** Stores a quote for its owner until two hours after it expires. */
export async function storeQuote(
  { store, clock }: Pick<Context, 'store' | 'clock'>,
  owner: string,
  quote: StoredQuote,
) {
  const seconds = Math.max(0, secondsLeft(quote, clock())) + graceSeconds
  await store.set(quoteKey(owner, quote.id), quote, { seconds })
}

/** Reads a quote of this owner, expired or not; undefined when there is none. */
export async function readQuote(
  { store }: Pick<Context, 'store'>,
  owner: string,
  id: string,
): Promise<StoredQuote | undefined> {
  return isOpaqueId(id) ? store.get<StoredQuote>(quoteKey(owner, id)) : undefined
}

/** A quote in the form of the schema. Its booking has a resolver of its own. */
export function toQuote(
  quote: StoredQuote,
  { clock, suppliers }: Pick<Context, 'clock' | 'suppliers'>,
): Omit<HotelQuote, 'booking'> {
  const { input, offer } = quote.request
  const { id, expiresAt, searchId, hotel, cancellationPolicy, hotelRules, hotelRulesLanguage, paymentMethods } = quote
  return {
    id,
    expiresAt,
    expired: secondsLeft(quote, clock()) <= 0,
    hotel,
    searchId,
    ...supplierFields(offer.provider, suppliers),
    paymentMethods,
    price: toPrice(quote.price, input.nights),
    cancellationPolicy,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    nights: input.nights,
    nationality: input.nationality,
    locationCode: input.locationCode,
    hotelPromoCode: input.hotelPromoCode || null,
    specialCode: input.specialCode || null,
    codes: quote.codes,
    rooms: quote.rooms.map(({ name, kind, board, boardText, price }, roomIndex) => ({
      occupancy: {
        roomIndex,
        adults: input.rooms[roomIndex]?.adults ?? 0,
        childAges: input.rooms[roomIndex]?.childAges ?? [],
      },
      name,
      kind,
      imageUrl: quote.roomImages[roomIndex] ?? null,
      board,
      boardText,
      price: toPrice(price, input.nights),
    })),
    hotelRules,
    hotelRulesLanguage,
    childPolicies: quote.childPolicies.map((terms) => toChildPolicy(terms, suppliers)),
    checkInTime: quote.checkInTime,
    checkOutTime: quote.checkOutTime,
  }
}
