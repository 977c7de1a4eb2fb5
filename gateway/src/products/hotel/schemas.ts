import { z } from 'zod'
import { bookingView } from '#src/documents/view-booking.ts'
import { envelopeOf } from '#src/errors.ts'
import { buyerNumbers, orderListSchema, orderRow, reservationFields } from '#src/orders/schemas.ts'
import { searchCode } from './supplier/search-codes.ts'
import { hotel, roomCodes, roomPriceFields } from './supplier/wire/shapes.ts'
import { typedCode, typedName, typedText, wireText } from '#src/wire-text.ts'
import { specialRequests } from './special-requests.ts'

// Requests and responses of the hotel's order calls. Unknown request fields are ignored.

const trimmed = wireText.trim()
const optionalText = trimmed.nullish().transform((text) => text || null)

const contact = z.object({
  email: typedText(254).default(''),
  phoneNumber: typedCode(20).default(''),
  phoneNumberCountryCode: typedCode(5).default(''),
})

const traveler = z
  .object({
    type: z.enum(['ADT', 'CHD']),
    isMainPax: z.boolean().default(false),
    details: z.object({
      title: optionalText,
      firstName: typedName,
      lastName: typedName,
      gender: z.enum(['Male', 'Female']),
      // Clients send ages as numbers or strings.
      age: z
        .union([z.number(), typedCode(3).pipe(z.coerce.number())])
        .nullish()
        .transform((age) => age ?? null),
      location: z.object({ countryCode: optionalText }).nullish(),
      contactInformation: contact.nullish(),
    }),
  })
  .transform(({ type, isMainPax, details: { location, contactInformation, ...details } }) => ({
    guest: { type, isMainPax, ...details },
    contact: contactInformation ? { ...contactInformation, countryCode: location?.countryCode ?? null } : null,
  }))

const bookedRoom = z.object({
  sequenceNumber: z.number().int().optional(),
  travellerDetails: z.array(traveler).max(20),
})

const requestObject = z.object({
  roomGroups: z.array(z.object({ rooms: z.array(bookedRoom).max(9) })).max(9),
  ...buyerNumbers,
  specialRequests: specialRequests.nullish().transform((requests) => requests ?? null),
})

/** Body of `b2breservation`. */
export const reservationBody = z.object({
  ...reservationFields,
  /** Commission set by the agent, in halalas; null for the supplier's commission. */
  commissionOverride: z
    .number()
    .min(0)
    .max(1_000_000)
    .nullish()
    .transform((amount) => (amount == null ? null : Math.round(amount * 100))),
  requestObject,
})

export type ReservationBody = z.infer<typeof reservationBody>

const text = z.string()
const textOrNull = text.nullable()

/** List row of a hotel order. */
export const hotelRow = orderRow.extend({
  hotelName: text,
  umrahHotelCode: text,
  imagePath: textOrNull,
  locationCode: text,
  checkInDate: text,
  checkOutDate: text,
  roomCount: z.number().int(),
})

export const reservationList = orderListSchema(hotelRow)

const travelerView = z.object({
  type: z.enum(['ADT', 'CHD']),
  isMainPax: z.boolean(),
  details: z.object({
    title: textOrNull,
    firstName: text,
    lastName: text,
    gender: z.enum(['Male', 'Female']),
    age: z.number().nullable(),
    location: z.object({ countryCode: textOrNull }).optional(),
    contactInformation: z.object({ phoneNumber: text, phoneNumberCountryCode: text, email: text }).optional(),
  }),
})

const view = bookingView.extend({
  hotelDetails: z.object({
    name: text,
    provider: text,
    umrahHotelCode: text,
    checkInDate: text,
    checkOutDate: text,
    checkInTime: textOrNull,
    checkOutTime: textOrNull,
    address: text,
    locationCode: text,
    imagePath: textOrNull,
    codes: z.array(searchCode).optional(),
    roomGroups: z.array(
      z.object({
        rooms: z.array(
          z.object({
            name: text,
            ...roomCodes,
            ...roomPriceFields,
            mealDescription: textOrNull,
            boardCode: text.optional(),
            sequenceNumber: z.number().int(),
            travellerDetails: z.array(travelerView),
          }),
        ),
      }),
    ),
  }),
  specialRequests: specialRequests.nullable(),
  contactInformation: z.object({ email: text, phoneNumber: text, phoneNumberCountryCode: text }).nullable(),
  price: hotel.pick({ displayRateInfo: true, grandTotalPrice: true, grandTotalTax: true, priceDetails: true }),
})

export type HotelOrderView = z.infer<typeof view>
export const hotelOrderView = envelopeOf(view)
