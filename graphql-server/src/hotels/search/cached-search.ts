/** Types of a cached search. */
import type { StoredJson } from '@rihla/json-row-reader'
import type { Board, SearchCode, SupplierState } from '../../__generated__/schema-types.ts'
import type { Locale } from '../../locale.ts'
import type { Amounts } from '../../trade/price.ts'
import type { SupplierWarning } from '../../trade/supplier-warning.ts'
import type { HotelContent } from '../hotel-content.ts'
import type { Choice } from './rate-choices.ts'
import type { SearchInput } from './search-input.ts'

/** One supplier's offer for a hotel. */
export type CachedOffer = {
  id: string
  /** Supplier name as the gateway writes it, sent back in later calls. */
  provider: string
  /** The supplier's code for the hotel. */
  code: string
  price: Amounts
  board: Board
  boardText: string | null
  refundable: boolean | null
  freeCancellationUntil: string | null
  roomsLeft: number | null
  bookable: boolean
  /** Rate choices in the search response, cheapest first; empty if it has no rates. */
  choices: readonly Choice[]
  stars: number | null
  /** Distance in meters. */
  distanceToHaram: number | null
  /** Whether the distance was measured from coordinates, not sent by the supplier. */
  isMeasured: boolean
  /** `displayMembers` of the row in the gateway's format, read only when a page shows the hotel. A JSON string if it was read from Redis. */
  shown: StoredJson | string
}

/** A hotel with its offers, cheapest first, and the data used for sorting and filtering. */
export type CachedHotel = Pick<HotelContent, 'id' | 'stars' | 'distanceToHaram'> & { offers: CachedOffer[] }

/** The immutable result of one gateway call in a search. */
export type SearchPart = {
  /** The supplier that the call was for; null for all suppliers. */
  requestedSupplier: string | null
  codes: SearchCode[]
  hotels: CachedHotel[]
  suppliers: { provider: string; offerCount: number; responded: boolean }[]
  /** False if hotels may be missing. */
  complete: boolean
  warnings: SupplierWarning[]
}

/** Details of a search that do not depend on responses, and the number of its parts. */
export type SearchHeader = {
  id: string
  expiresAt: string
  input: SearchInput
  /** Language of the search, and of the names and descriptions from suppliers. */
  locale: Locale
  /** `SearchPart.requestedSupplier` of each call. */
  requestedSuppliers: (string | null)[]
  /** Number of finished calls, each with a part. */
  revision: number
  /** Time after which unfinished calls are treated as failed. */
  deadline: string
}

/** A search with the responses of its suppliers up to a revision. */
export type CachedSearch = Pick<SearchHeader, 'id' | 'expiresAt' | 'input' | 'locale' | 'revision'> &
  Pick<SearchPart, 'codes' | 'hotels' | 'complete' | 'warnings'> & {
    /** Whether supplier calls are still running. */
    searching: boolean
    suppliers: { provider: string; offerCount: number; state: SupplierState }[]
  }

/** Returns the seconds until a cached search expires; 0 or less if it has expired. */
export const secondsLeft = ({ expiresAt }: Pick<SearchHeader, 'expiresAt'>, now: Date) =>
  Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000)
