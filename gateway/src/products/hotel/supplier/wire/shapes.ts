// Wire schemas of suppliers, as listed in docs/gateway-contract.md. Suppliers omit fields that they do not support.
import { z } from 'zod'
import { cancellationPolicy } from '#src/orders/wire-policy.ts'
import { rateLine } from '#src/suppliers/rate-line.ts'

const text = z.string()
const number = z.number()
const amount = number
const textOrNull = z.string().nullable()
const flag = z.union([z.boolean(), z.enum(['true', 'false'])])

const nightLine = rateLine.extend({ dateInfo: z.object({ startDate: text, endDate: text }) })

/** Values are always strings, even numbers and booleans. Clients return the list unchanged. */
export const keyValues = z.array(z.object({ key: text, value: text }))

export const paxInfo = z.array(
  z.object({ type: z.enum(['ADT', 'CHD']), quantity: z.number().int(), age: z.number().int().optional() }),
)

const cancellationPolicies = z.union([cancellationPolicy, z.array(cancellationPolicy)])

export const policy = z.object({
  id: text,
  type: z.enum(['Cancellation', 'ChildPolicy', 'RoomPolicy']),
  name: text,
  language: text.optional(),
  description: text,
  criteria: keyValues,
})

const price = {
  amount,
  displayRateInfo: z.array(rateLine).optional(),
  grandTotalPrice: amount.optional(),
  grandTotalTax: amount.optional(),
  priceDetails: z.object({ commission: amount }).optional(),
  cancellationPolicy: cancellationPolicies.optional(),
  breakDownRateInfo: z.array(nightLine).optional(),
  config: keyValues.optional(),
  tpExtensions: keyValues.optional(),
}

/** Price fields of a booked room, without the policies and nights of an offer. */
export const roomPriceFields = {
  amount: price.amount.optional(),
  displayRateInfo: price.displayRateInfo,
  grandTotalPrice: price.grandTotalPrice,
  grandTotalTax: price.grandTotalTax,
}

export const roomRate = z.object({
  roomConfigurationId: text,
  mealOptionId: text,
  mealDescription: textOrNull,
  boardCode: text.optional(),
  ...price,
})

const beds = z.array(z.object({ type: text, quantity: z.number().int() }))

/** Codes for the kind of room. Older orders do not store them. */
export const roomCodes = {
  roomType: text.optional(),
  view: textOrNull.optional(),
  beds: beds.optional(),
  squareMeters: number.optional(),
}

const facility = z.object({ name: text, code: text.optional() })

export const room = z.object({
  name: text,
  ...roomCodes,
  roomTypeCode: text,
  roomId: text,
  roomToken: text,
  sequenceNumber: z.number().int(),
  status: text,
  availabilityCount: z.number().int(),
  quantity: z.number().int(),
  paxInfo,
  description: textOrNull,
  features: z.array(facility.extend({ type: text })),
  images: z.array(z.object({ url: text })),
  mealDescription: textOrNull.optional(),
  boardCode: text.optional(),
  hasSpecialDeal: z.boolean(),
  flags: z.object({ isRefundable: flag }).optional(),
  roomRates: z.array(roomRate).optional(),
  ...price,
})

export const roomGroup = z.object({
  groupId: text,
  groupAmount: amount,
  type: text,
  hasSpecialDeal: z.boolean(),
  flags: z.object({ isGroupedRooms: flag }),
  displayRateInfo: z.array(rateLine).optional(),
  rooms: z.array(room),
})

export const hotel = z.object({
  code: text,
  token: text,
  umrahHotelCode: text,
  name: text.optional(),
  hotelName: text.optional(),
  latinName: text,
  provider: text,
  vendor: text,
  status: z.literal('Available'),
  amount,
  amountType: z.literal('Total'),
  currencyCode: z.literal('SAR'),
  rating: number,
  category: text,
  imagePath: textOrNull.optional(),
  image: textOrNull.optional(),
  bannerImagePath: textOrNull.optional(),
  images: z.array(z.object({ url: text })).nullable(),
  latitude: number.nullable(),
  longitude: number.nullable(),
  haramDistance: number.nullable(),
  address: textOrNull,
  city: text,
  state: text,
  country: text,
  email: textOrNull,
  phone: textOrNull,
  description: textOrNull,
  descriptionLanguage: text,
  hotelChain: textOrNull,
  checkInDate: text,
  checkOutDate: text,
  checkInTime: textOrNull,
  checkOutTime: textOrNull,
  amenities: z.array(facility).nullable(),
  mealDescription: textOrNull.optional(),
  boardCode: text.optional(),
  freeCancellationDate: textOrNull,
  hasSpecialDeal: z.boolean(),
  promotionName: textOrNull,
  isSubPccApplied: z.boolean(),
  flags: z.object({ isRefundable: flag }),
  displayRateInfo: z.array(rateLine).optional(),
  grandTotalPrice: amount.optional(),
  grandTotalTax: amount.optional(),
  priceDetails: z.object({ commission: amount }).optional(),
  config: keyValues,
  tpExtensions: keyValues,
  policies: z.array(policy),
  roomGroups: z.array(roomGroup).optional(),
})

export type WirePrice = Pick<
  z.infer<typeof hotel>,
  'displayRateInfo' | 'grandTotalPrice' | 'grandTotalTax' | 'priceDetails'
>
export type WireKeyValues = z.infer<typeof keyValues>
export type WirePolicy = z.infer<typeof policy>
export type WireRoomRate = z.infer<typeof roomRate>
export type WireRoom = z.infer<typeof room>
export type WireRoomGroup = z.infer<typeof roomGroup>
export type WireHotel = z.infer<typeof hotel>
