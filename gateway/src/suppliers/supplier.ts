import type { CancellationTerms, Penalty } from './cancellation-terms.ts'
import type { Hotel, Listing, SupplierName } from './hotel.ts'
import type { Market, NetPrice, RateChoice } from './net-price.ts'
import type { Occupancy } from './occupancy.ts'
import type { Stay } from './stay.ts'
import type { WireCancellationPolicy, WireHotel, WirePrice, WireRoomGroup } from './wire.ts'

/** One line of a price in halalas; `purpose` is the wire's number of its kind. */
export interface RateLine {
  purpose: '1' | '3' | '6' | '7' | '8' | '10' | '30'
  description: string
  halalas: number
}

/** What one room costs for the stay in a supplier's own arithmetic, in halalas. */
export interface SupplierPrice {
  total: number
  tax: number
  commission: number
  /** Empty at a supplier that sends totals only. */
  lines: RateLine[]
}

/** A rate that can be sold to one room of a search. */
export interface PricedRate extends RateChoice {
  /** Place of the room in the search, from 0. */
  roomIndex: number
  occupancy: Occupancy
  net: NetPrice
  price: SupplierPrice
  terms: CancellationTerms
  /** Rooms of this type left for the whole stay. */
  left: number
}

/** A hotel at one supplier, for one stay, in the language of one screen. */
export interface SupplierHotel {
  hotel: Hotel
  listing: Listing
  stay: Stay
  market: Market
  cultCode: string
  /** Our own origin, for pictures with an address. */
  publicUrl: string
}

/** A chosen room read back from the wire. */
export interface ReadRoom {
  choice: RateChoice
  roomIndex: number
}

/** What a room of a request may carry that tells which rate was chosen. */
export interface ChosenRoom {
  roomId?: string | undefined
  sequenceNumber?: number | undefined
  roomRates?: { roomConfigurationId?: string | undefined; mealOptionId?: string | undefined }[] | undefined
}

/** One outside supplier: its codes, its arithmetic and its way to write. */
export interface Supplier {
  name: SupplierName
  penaltyForm: Penalty['kind']
  /** The hotel's code on the wire; at some suppliers it changes with the language. */
  hotelCode: (listing: Listing, cultCode: string) => string
  /** The number of the hotel a wire code names, with or without its culture. */
  readHotelCode: (code: string) => number | undefined
  /** The price of one room, from its net price. */
  price: (net: NetPrice, facts: { stars: number; commissionBasisPoints: number }) => SupplierPrice
  /** The price of several rooms together as this supplier writes it. */
  wirePrice: (rates: readonly PricedRate[]) => WirePrice
  /** The hotel as a search shows it; `rates` is the cheapest rate of each room. */
  hotelRow: (at: SupplierHotel, rates: PricedRate[]) => WireHotel
  /** The hotel as its own page shows it, without the rooms. */
  hotelDetail: (at: SupplierHotel, rates: PricedRate[]) => WireHotel
  /** What cancelling the chosen rooms costs, as one policy or one for each room. */
  cancellationPolicy: (rates: readonly PricedRate[]) => WireCancellationPolicy | WireCancellationPolicy[]
  /** What can be chosen; `options` holds the rates of each room, cheapest first. */
  roomGroups: (at: SupplierHotel, options: PricedRate[][]) => WireRoomGroup[]
  readRoom: (at: { hotel: Hotel; listing: Listing }, room: ChosenRoom) => ReadRoom | undefined
}
