import type { CancellationTerms, Penalty } from './cancellation-terms.ts'
import type { ChangeTerms } from '#src/orders/change/plan.ts'
import type { SupplierName } from '#src/supplier-names.ts'
import type { Hotel, Listing } from './hotel.ts'
import type { Market, NetPrice, RateChoice } from './net-price.ts'
import type { Occupancy } from './occupancy.ts'
import type { Stay } from './stay.ts'
import type { WireCancellationPolicy } from '#src/orders/wire-policy.ts'
import type { WireHotel, WirePrice, WireRoomGroup } from './wire/shapes.ts'

/** One line of a price in halalas; `purpose` is the wire's number for its kind. */
export interface RateLine {
  purpose: '1' | '3' | '6' | '7' | '8' | '10' | '30'
  description: string
  halalas: number
}

/** Price of one room for the stay, computed with the supplier's own arithmetic, in halalas. */
export interface SupplierPrice {
  total: number
  tax: number
  commission: number
  /** Empty for a supplier that sends only totals. */
  lines: RateLine[]
}

/** A rate that can be sold for one room of a search. */
export interface PricedRate extends RateChoice {
  /** Position of the room in the search, from 0. */
  roomIndex: number
  occupancy: Occupancy
  net: NetPrice
  price: SupplierPrice
  terms: CancellationTerms
  /** Rooms of this type left for the whole stay. */
  left: number
}

/** A hotel at one supplier, for one stay, in one language. */
export interface SupplierHotel {
  hotel: Hotel
  listing: Listing
  stay: Stay
  market: Market
  cultCode: string
  /** Public origin of picture URLs. */
  publicUrl: string
}

/** A chosen room that was parsed from the wire. */
export interface ParsedRoom {
  choice: RateChoice
  roomIndex: number
}

/** Fields of a requested room that identify the chosen rate. */
export interface ChosenRoom {
  roomId?: string | undefined
  sequenceNumber?: number | undefined
  roomRates?: { roomConfigurationId?: string | undefined; mealOptionId?: string | undefined }[] | undefined
}

/** One supplier: its codes, its arithmetic and its wire format. */
export interface Supplier {
  name: SupplierName
  penaltyForm: Penalty['kind']
  /** How many hours before the end of free cancellation a booking must be paid; null if it must be paid immediately. */
  payLaterNoticeHours: number | null
  /** Changes that agents may make to a confirmed booking; null if none. */
  changes: ChangeTerms | null
  /** Whether agents may set their own commission. */
  canAgentsSetCommission: boolean
  /** Returns the hotel's code on the wire, which depends on the language at some suppliers. */
  hotelCode: (listing: Listing, cultCode: string) => string
  /** Reads the hotel's number from a wire code, which may include a locale. */
  readHotelCode: (code: string) => number | undefined
  /** Computes the price of one room from its net price. */
  price: (net: NetPrice, hotel: { stars: number; commissionBasisPoints: number }) => SupplierPrice
  /** Returns the total price of several rooms in this supplier's format. */
  toWirePrice: (rates: readonly PricedRate[]) => WirePrice
  /** Returns the hotel's row in a search; `rates` has the cheapest rate of each room. */
  hotelRow: (supplierHotel: SupplierHotel, rates: PricedRate[]) => WireHotel
  /** Returns the hotel's detail without its rooms. */
  hotelDetail: (supplierHotel: SupplierHotel, rates: PricedRate[]) => WireHotel
  /** Returns the cancellation policy of the chosen rooms, as one policy or one for each room. */
  cancellationPolicy: (rates: readonly PricedRate[]) => WireCancellationPolicy | WireCancellationPolicy[]
  /** Returns the groups to choose from; `options` has the rates of each room, cheapest first. */
  roomGroups: (supplierHotel: SupplierHotel, options: PricedRate[][]) => WireRoomGroup[]
  /** Reads a chosen room. Returns undefined if the hotel does not have its rate. */
  readRoom: (supplierHotel: { hotel: Hotel; listing: Listing }, room: ChosenRoom) => ParsedRoom | undefined
}
