/** Money as the supplier's own price shape says it: rate lines, or the totals of umrahholidays. */
export interface WirePrice {
  readonly displayRateInfo?: readonly { amount: number; description: string; currencyCode: string; purpose: string }[]
  readonly grandTotalPrice?: number
  readonly grandTotalTax?: number
  readonly priceDetails?: { commission: number }
}

/** A cancellation policy as suppliers write it: Makkah date-times without a zone, charges in riyals or percent. */
export interface WirePolicy {
  readonly isRefundable: boolean
  readonly title: string
  readonly description: string
  readonly rules: readonly {
    readonly fromDateTime: string
    readonly toDateTime: string | null
    readonly isNoShow: boolean
    readonly charge: {
      readonly chargeType: string
      readonly chargeValue: number
      readonly chargeUnit: string
      readonly chargeAmount: number
    }
  }[]
}

export interface HeldHotel {
  readonly name: { readonly latin: string; readonly arabic: string }
  readonly address: string | null
  readonly imagePath: string | null
  readonly checkInTime: string | null
  readonly checkOutTime: string | null
}

/** One room of the search, in the order the agent named them. */
export interface HeldRoom {
  readonly name: string
  readonly mealDescription: string | null
  readonly adults: number
  readonly childAges: readonly number[]
}

/** What was promised when the rooms were held, kept as the booking's own terms afterwards. */
export interface HeldOffer {
  readonly hotel: HeldHotel
  readonly rooms: readonly HeldRoom[]
  readonly price: WirePrice
  /** One entry for each part that is priced on its own: a room, or a group booked as a whole. */
  readonly parts: readonly { readonly paidHalalas: number; readonly policy: WirePolicy }[]
}

/** What was asked for, so that the price can be asked again. */
export interface HeldRequest {
  readonly locationCode: string
  readonly supplierHotelCode: string
  readonly nationality: string
  readonly subpcc: string
  readonly specialCode: string
  readonly cultCode: string
  readonly rateIds: readonly string[]
}
