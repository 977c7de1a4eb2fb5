import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { typedName, wireText } from '#src/wire-text.ts'
import { fieldChange, orderBody } from '../schemas.ts'
import { cancellationPolicy } from '../wire-policy.ts'

const trimmed = wireText.trim()

/** A traveler with a new name. `sequenceNumber` is the room and `index` the traveler in that room; both count from 0. */
const renamedTraveler = z.object({
  sequenceNumber: z.number().int().min(0).max(20).default(0),
  index: z.number().int().min(0).max(20),
  details: z.object({
    title: trimmed
      .max(20)
      .nullish()
      .transform((title) => title || null),
    firstName: typedName,
    lastName: typedName,
    gender: z
      .enum(['Male', 'Female'])
      .nullish()
      .transform((gender) => gender ?? null),
  }),
})

/** Body of a change: new dates, new names or both. Omitted fields do not change. */
export const changeBody = orderBody.extend({
  cultCode,
  checkInDate: z.iso.date().nullish(),
  checkOutDate: z.iso.date().nullish(),
  travellerDetails: z.array(renamedTraveler).max(200).default([]),
})

export type ChangeBody = z.infer<typeof changeBody>

const text = z.string()
const textOrNull = text.nullable()

const quote = z.object({
  bookingReferenceNo: text,
  changeId: text,
  expiresAt: text,
  checkInDate: text,
  checkOutDate: textOrNull,
  changes: z.array(fieldChange),
  oldTotalPrice: z.number(),
  newTotalPrice: z.number(),
  /** Charge, or refund if negative; 0 for an unpaid booking. */
  difference: z.number(),
  currencyCode: text,
  freeCancellationDate: textOrNull,
  cancellationPolicy,
  payBy: textOrNull,
})

export type ChangeQuote = z.infer<typeof quote>
export const changeQuote = envelopeOf(quote)

/** Body of a confirmed change. The difference is only compared with the quoted one. */
export const confirmChangeBody = z.object({
  provider: trimmed.min(1).max(40),
  changeId: trimmed.min(1).max(100),
  cultCode,
  /** Required if the change costs something. */
  authCode: wireText.max(50).default(''),
  requestObject: z.object({ bookingReferenceNo: trimmed.min(1).max(64), difference: z.number() }),
})

export type ConfirmChangeBody = z.infer<typeof confirmChangeBody>

const result = z.object({
  bookingReferenceNo: text,
  bookingStatus: text,
  totalPrice: z.number(),
  difference: z.number(),
  currencyCode: text,
})

export type ChangeResult = z.infer<typeof result>
export const changeResult = envelopeOf(result)
