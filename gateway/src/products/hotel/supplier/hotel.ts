// The reference suppliers' hotel data. All names and texts are fictional; see seeds/.
import type { LocationCode } from '#src/suppliers/cities.ts'
import type { Bilingual, LocalName } from '#src/suppliers/local-names.ts'
import type { SupplierName } from '#src/supplier-names.ts'

/** Room only, breakfast, half board, full board. */
export type Board = 'RO' | 'BB' | 'HB' | 'FB'
export type RoomTypeCode = 'SGL' | 'DBL' | 'DBV' | 'TPL' | 'QUD' | 'QNT' | 'FAM'

/** A facility of a hotel or room: the supplier's name for the facility, and a code shared by all suppliers. */
export interface Facility extends Bilingual {
  code: string
}

/** The youngest children stay free, older children pay per night, and the oldest count as adults. */
export interface ChildPolicy {
  freeUpTo: number
  chargedUpTo: number
  charge: { kind: 'amount'; halalas: number } | { kind: 'percentage'; percent: number }
}

/** A hotel as one supplier sells it. */
export interface Listing {
  supplier: SupplierName
  /** The supplier's number for the hotel, without locale or prefix. */
  number: number
  pricePermille: number
  commissionBasisPoints: number
  refundability: 'both' | 'refundable' | 'non-refundable'
  deal: { name: string; percent: number } | null
}

/** When cancelling stops being free, and the first fee. */
export interface CancellationRule {
  freeDays: number
  firstPenalty: 'half' | 'first-night'
}

/** Irregularities in the hotel's wire data, as seen from real suppliers; see seeds/hotels/quirks.ts. */
export type Quirk =
  | 'imageMissing'
  | 'imageProtocolRelative'
  | 'imageNone'
  | 'latitudeTwice'
  | 'coordinatesSwapped'
  | 'coordinatesZero'
  | 'coordinatesMissing'
  | 'distanceAbsurd'
  | 'descriptionMissing'
  | 'descriptionEscapedTwice'
  | 'addressMissing'
  | 'addressArabic'
  | 'nameDoubleBlank'
  | 'nameArabicOnly'
  | 'timesMissing'
  | 'emailTextNull'
  | 'listsNull'
  | 'groupedAsText'
  | 'mealMissing'
  | 'detailEmpty'
  | 'placeholderPrice'

/** Unusual behavior of a hotel's supplier, for demos and tests. */
export interface Scenario {
  /** Price increase in thousandths between the detail and the availability check. */
  risePermilleAtHold?: number
  /** Price increase in thousandths between the availability check and the booking. */
  risePermilleAfterHold?: number
  soldOutAtHold?: true
  /** Time from the order to the supplier's confirmation. */
  confirmsAfterSeconds?: number
  /** Time after which the connection is closed without a response, although the booking is made. */
  losesResponseAfterMs?: number
  /** Response time of the hotel detail. */
  detailTakesMs?: number
  /** The supplier's message when it refuses an order. */
  refusesOrders?: string
  /** Time between an order and the supplier's stricter cancellation terms for that order. */
  tightensTermsAfterSeconds?: number
}

export interface Hotel {
  /** The ministry's code: ten digits, the same at every supplier. */
  code: string
  location: LocationCode
  name: LocalName
  chain: string | null
  category: 'Hotel' | 'Apartment'
  stars: 1 | 2 | 3 | 4 | 5
  district: LocalName
  address: LocalName
  latitude: number
  longitude: number
  /** Distance to the city's Haram in meters. */
  distance: number
  checkInTime: string
  checkOutTime: string
  phone: string
  email: string
  amenities: Facility[]
  /** Net price of a double room on an ordinary night, in halalas. */
  baseNightHalalas: number
  boards: [Board, ...Board[]]
  roomTypes: { code: RoomTypeCode; rooms: number }[]
  childPolicy: ChildPolicy
  cancellation: CancellationRule
  /** Hotel promo code (SubPCC) that only this hotel accepts. */
  promo: string | null
  /** Whether the hotel is never sold out, for hotels with a scenario. */
  alwaysAvailable: boolean
  scenario: Scenario
  quirks: Quirk[]
  listings: [Listing, ...Listing[]]
}

/** Returns the number of rooms of a type that are available on all nights of a stay. */
export type RoomsLeft = (hotel: Hotel, roomType: RoomTypeCode) => number
