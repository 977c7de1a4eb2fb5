/** Hotel quotes: the details shown to the agent, and the data that the gateway needs for booking. */
import type { Board, HotelQuote, RoomKind, SearchCode } from '../../__generated__/schema-types.ts'
import { type HeldQuote, quoteFields, type ResolvedField } from '../../checkout/held-quote.ts'
import type { Context } from '../../context.ts'
import type { HotelContent } from '../hotel-content.ts'
import { type PriceDetails, toPrice } from '../../trade/price.ts'
import { type ChildTerms, toChildPolicy } from '../detail/child-policies.ts'
import type { QuoteRequest } from './quote-calls.ts'

export type StoredRoom = {
  name: string
  kind: RoomKind
  board: Board
  boardText: string | null
  price: PriceDetails
  /** Indexes of group and room in the availability response. */
  place: { group: number; room: number }
}

export type StoredQuote = HeldQuote & {
  __typename: 'HotelQuote'
  searchId: string
  hotel: HotelContent
  request: QuoteRequest
  /** Rooms in the order of the search. */
  rooms: StoredRoom[]
  /** Pictures of the rooms from the hotel page, in the order of the search. */
  roomImages: (string | null)[]
  hotelRules: string[]
  hotelRulesLanguage: string | null
  childPolicies: ChildTerms[]
  checkInTime: string | null
  checkOutTime: string | null
  /** Whether the agent may set the commission; missing in quotes of an older release. */
  commissionEditable?: boolean
  /** Terms for the whole stay from the policies call, in the gateway's format. */
  stayTerms: unknown
  /** Codes of the search, with the states that the gateway reports. */
  codes: SearchCode[]
}

/** Schema fields of a quote, except those with their own resolvers. */
export type HotelQuoteFields = Omit<HotelQuote, ResolvedField>

/** Maps a quote to the schema. */
export function toQuote(quote: StoredQuote, context: Pick<Context, 'clock' | 'suppliers'>): HotelQuoteFields {
  const { input } = quote.request
  const { searchId, hotel, codes, hotelRules, hotelRulesLanguage, checkInTime, checkOutTime } = quote
  return {
    __typename: quote.__typename,
    ...quoteFields(quote, context),
    price: toPrice(quote.price, input.nights),
    hotel,
    searchId,
    checkIn: input.checkIn,
    checkOut: input.checkOut,
    nights: input.nights,
    nationality: input.nationality,
    locationCode: input.locationCode,
    commissionEditable: quote.commissionEditable === true,
    hotelPromoCode: input.hotelPromoCode || null,
    specialCode: input.specialCode || null,
    codes,
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
    childPolicies: quote.childPolicies.map((terms) => toChildPolicy(terms, context.suppliers)),
    checkInTime,
    checkOutTime,
  }
}
