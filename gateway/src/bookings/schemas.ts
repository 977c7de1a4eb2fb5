import { z } from 'zod'
import { latinDigits } from '#src/authenticator/code.ts'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { cancellationPolicy, hotel } from '#src/suppliers/wire.ts'
import { wireText } from '#src/wire-text.ts'

// What the booking calls read and answer. Unknown fields are left out of what is read, and so of what is compared.

const trimmed = wireText.trim()
const optionalText = trimmed.nullish().transform((text) => text || null)

const contact = z.object({
  email: trimmed.max(254).default(''),
  phoneNumber: trimmed.max(20).default('').transform(latinDigits),
  phoneNumberCountryCode: trimmed.max(5).default('').transform(latinDigits),
})

const traveller = z
  .object({
    type: z.enum(['ADT', 'CHD']),
    isMainPax: z.boolean().default(false),
    details: z.object({
      title: optionalText,
      firstName: trimmed,
      lastName: trimmed,
      gender: z.enum(['Male', 'Female']),
      // Suppliers' clients send ages as numbers and as text.
      age: z
        .union([z.number(), trimmed.transform(latinDigits).pipe(z.coerce.number())])
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
  travellerDetails: z.array(traveller).max(20),
})

const requestObject = z.object({
  roomGroups: z.array(z.object({ rooms: z.array(bookedRoom).max(9) })).max(9),
  vatNumber: trimmed.default('').transform(latinDigits),
  partnerReferenceNo: trimmed
    .max(40)
    .nullish()
    .transform((text) => text || null),
})

/** Body of `b2breservation`. What the client says about the price is compared, never used. */
export const reservationBody = z.object({
  provider: trimmed.min(1),
  trackToken: trimmed.min(1).max(200),
  price: z.number(),
  ibanNumber: trimmed.nullish().transform((iban) => latinDigits(iban ?? '').toUpperCase() || null),
  authCode: wireText.max(50).default(''),
  cultCode: trimmed.default('en-US'),
  requestObject,
})

export type ReservationBody = z.infer<typeof reservationBody>

const reservation = z.object({
  bookingStatus: z.string(),
  bookingReferenceNo: z.string(),
  provider: z.string(),
  totalPrice: z.number(),
})

export type Reservation = z.infer<typeof reservation>
export const reservationAnswer = envelopeOf(reservation)

/** Which booking a call is about. */
export const bookingBody = z.object({
  bookingReferenceNo: trimmed.min(1).max(64),
  provider: trimmed.min(1).max(40),
  cultCode: trimmed.default('en-US'),
})

export type BookingBody = z.infer<typeof bookingBody>

const text = z.string()
const textOrNull = text.nullable()

const cancellation = z.object({
  eligible: z.boolean(),
  availableFrom: textOrNull,
  blockers: z.array(
    z.object({
      code: z.enum(['waitTimeError', 'cancelVisaError', 'nonRefundable', 'notEligible']),
      visaApplicationId: textOrNull,
    }),
  ),
})

const listRow = z.object({
  bookingReferenceNo: text,
  createdAt: text,
  tags: z.array(text),
  status: text,
  provider: text,
  clientReference: text,
  hotelName: text,
  umrahHotelCode: text,
  imagePath: textOrNull,
  locationCode: text,
  checkInDate: text,
  checkOutDate: text,
  leadName: text,
  paxCount: z.number().int(),
  roomCount: z.number().int(),
  totalPrice: z.number(),
  currencyCode: text,
  freeCancellationDate: textOrNull,
  bookingType: z.number().int(),
  cancellation,
})

export const reservationList = z.object({
  results: z.array(listRow),
  paginationKey: z.object({ createdAt: text, bookingReferenceNo: text }).nullable(),
})

const travellerView = z.object({
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

const view = z.object({
  bookingStatus: text,
  bookingReferenceNo: text,
  createdAt: text,
  tags: z.array(text),
  cancellation,
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
    roomGroups: z.array(
      z.object({
        rooms: z.array(
          z.object({
            name: text,
            mealDescription: textOrNull,
            sequenceNumber: z.number().int(),
            travellerDetails: z.array(travellerView),
          }),
        ),
      }),
    ),
  }),
  contactInformation: z.object({ email: text, phoneNumber: text, phoneNumberCountryCode: text }).nullable(),
  paymentInfo: z.object({
    paidAmount: z.number(),
    refundedAmount: z.number().nullable(),
    ibanNumber: textOrNull,
    currencyCode: text,
  }),
  price: hotel.pick({ displayRateInfo: true, grandTotalPrice: true, grandTotalTax: true, priceDetails: true }),
  cancellationPolicy,
  clientReference: text,
  supplierReference: textOrNull,
  partnerReferenceNo: textOrNull,
  vatNumber: text,
  visaApplicationId: textOrNull,
  history: z.array(
    z.object({
      at: text,
      kind: text,
      actor: textOrNull,
      actorKind: z.enum(['AGENT', 'SUPPLIER', 'SYSTEM']),
      note: textOrNull,
      amount: z.number().nullable(),
    }),
  ),
})

export type BookingView = z.infer<typeof view>
export const bookingView = envelopeOf(view)

const keyValues = z.array(z.object({ key: text, value: text }))

const quote = z.object({
  bookingReferenceNo: text,
  cancellationStatus: z.enum(['Refundable', 'Partially Refundable']),
  refundAmount: z.number(),
  bookingPaymentAmount: z.number(),
  currencyCode: text,
  referenceCode: text,
  packageId: text,
  expiresAt: text,
  tpExtensions: keyValues,
  config: keyValues,
})

export type CancellationQuote = z.infer<typeof quote>
export const cancellationQuote = envelopeOf(quote)

/** Body of `confirmcancelreservation`: the quote's answer with the reason. */
export const cancellationBody = z.object({
  provider: trimmed.min(1).max(40),
  packageId: trimmed.min(1).max(100),
  cultCode,
  requestObject: z.object({
    bookingReferenceNo: trimmed.min(1).max(64),
    refundAmount: z.number(),
    cancellationReason: trimmed.min(3).max(200),
  }),
})

export type CancellationBody = z.infer<typeof cancellationBody>

const result = z.object({
  bookingReferenceNo: text,
  bookingStatus: z.literal('Cancelled'),
  refundAmount: z.number(),
  currencyCode: text,
})

export type CancellationResult = z.infer<typeof result>
export const cancellationResult = envelopeOf(result)
