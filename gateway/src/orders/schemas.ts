import { z } from 'zod'
import { type Envelope, envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { normalizeIban } from '#src/agents/iban.ts'
import { typedCode, typedText, wireText } from '#src/wire-text.ts'
import { paymentStatuses } from './payment/payment-status.ts'
import { wirePayment } from '#src/payments/schemas.ts'
import { changeBlockers } from './change/change-rules.ts'
import { promoCode } from './promo/schemas.ts'
import { cancellationPolicy } from './wire-policy.ts'

// Wire schemas shared by all products.

/** A response. `replayed` means that it repeats the response to an earlier call with the same key. */
export interface Reply<T> {
  readonly envelope: Envelope<T>
  readonly replayed: boolean
}

const text = z.string()
const textOrNull = text.nullable()
const trimmedText = wireText.trim()

const reservation = z.object({
  bookingStatus: text,
  bookingReferenceNo: text,
  provider: text,
  totalPrice: z.number(),
  payBy: textOrNull,
  /** Card payment with its payment page, while the reservation waits for the card to be authorized. */
  cardPayment: wirePayment.optional(),
})

export type Reservation = z.infer<typeof reservation>
export const reservationResponse = envelopeOf(reservation)

/** Identifies an order in a call. */
export const orderBody = z.object({
  bookingReferenceNo: trimmedText.min(1).max(64),
  provider: trimmedText.min(1).max(40),
  cultCode: trimmedText.default('en-US'),
})

export type OrderBody = z.infer<typeof orderBody>

/** Identifies an order in calls that name the reference `requestId`. */
export const requestIdBody = z
  .object({
    requestId: orderBody.shape.bookingReferenceNo,
    provider: orderBody.shape.provider,
    cultCode: orderBody.shape.cultCode,
  })
  .transform(({ requestId, ...body }): OrderBody => ({ bookingReferenceNo: requestId, ...body }))

export const paymentMethod = wireText
  .nullish()
  .transform((method) => (method ?? 'wallet').toLowerCase())
  .pipe(z.enum(['wallet', 'card']))

/** Common fields of reservations. The price is only compared with the price of the hold. */
export const reservationFields = {
  provider: trimmedText.min(1),
  trackToken: trimmedText.min(1).max(200),
  price: z.number(),
  promo: promoCode.nullish().transform((code) => code || null),
  ibanNumber: typedCode(60)
    .nullish()
    .transform((iban) => normalizeIban(iban ?? '') || null),
  authCode: wireText.max(50).default(''),
  /** Whether to book now and pay by the deadline returned by the availability check. */
  payLater: z.boolean().default(false),
  paymentMethod,
  cultCode: trimmedText.default('en-US'),
  /** Id of the payment link that the reservation pays; some clients send a flag instead, which is ignored. */
  share: z
    .union([z.boolean(), trimmedText.max(200)])
    .nullish()
    .transform((id) => (typeof id === 'string' && id) || null),
}

/** The buyer's VAT number and own reference in the `requestObject` of a reservation. */
export const buyerNumbers = {
  vatNumber: typedCode(60).default(''),
  partnerReferenceNo: typedText(40)
    .nullish()
    .transform((text) => text || null),
}

const cancellation = z.object({
  eligible: z.boolean(),
  availableFrom: textOrNull,
  blockers: z.array(
    z.object({
      code: z.enum([
        'waitTimeError',
        'cancelVisaError',
        'nonRefundable',
        'notEligible',
        'cancelInProgress',
        'changeInProgress',
      ]),
      visaApplicationId: textOrNull,
    }),
  ),
})

const changePossibility = z.object({
  eligible: z.boolean(),
  until: textOrNull,
  blockers: z.array(z.enum(changeBlockers)),
})

const change = z.object({ names: changePossibility, dates: changePossibility })

/** Common fields of list rows; each product adds its own. */
export const orderRow = z.object({
  bookingReferenceNo: text,
  createdAt: text,
  updatedAt: text,
  tags: z.array(text),
  status: text,
  paymentStatus: z.enum(paymentStatuses).nullable(),
  payBy: textOrNull,
  releasedAt: textOrNull,
  cardLapsedAt: textOrNull,
  provider: text,
  clientReference: text,
  leadName: text,
  paxCount: z.number().int(),
  totalPrice: z.number(),
  refundedAmount: z.number().nullable(),
  commissionAmount: z.number().nullable(),
  partnerReferenceNo: textOrNull,
  currencyCode: text,
  freeCancellationDate: textOrNull,
  cancellationPolicy,
  currentCancellationPolicy: cancellationPolicy.nullable(),
  termsTightenedAt: textOrNull,
  bookingType: z.number().int(),
  cancellation,
  change,
  needsAgentSince: textOrNull,
})

const amounts = z.object({ amount: z.number(), stated: z.number().int(), notStated: z.number().int() })

/** Returns the schema of a page of orders, or of the lists that a `select` asked for. Rows have the schema `row`. */
export const orderListSchema = <Row extends z.ZodType>(row: Row) =>
  z.object({
    results: z.array(row),
    paginationKey: z.record(z.string(), text).nullable(),
    supports: z.array(text),
    selected: z
      .record(
        z.string(),
        z.object({
          results: z.array(row),
          totalCount: z.number().int(),
          page: z.number().int(),
          statuses: z.array(z.object({ status: text, count: z.number().int() })).optional(),
          tags: z.array(text).optional(),
          sums: z.object({ totalPrice: amounts, refundedAmount: amounts, commissionAmount: amounts }).optional(),
        }),
      )
      .optional(),
  })

export const fieldChange = z.object({
  field: z.enum(['checkInDate', 'checkOutDate', 'travellerName', 'gender']),
  room: z.number().int().nullable(),
  traveller: z.number().int().nullable(),
  oldValue: text,
  newValue: text,
})

/** Common fields of an order's view, without its documents. */
export const orderView = z.object({
  bookingStatus: text,
  totalPrice: z.number(),
  paymentStatus: z.enum(paymentStatuses).nullable(),
  payBy: textOrNull,
  releasedAt: textOrNull,
  cardLapsedAt: textOrNull,
  bookingReferenceNo: text,
  createdAt: text,
  updatedAt: text,
  tags: z.array(text),
  cancellation,
  change,
  needsAgentSince: textOrNull,
  promo: z.object({ code: text, discount: z.number() }).nullable(),
  paymentInfo: z.object({
    paidAmount: z.number(),
    refundedAmount: z.number().nullable(),
    ibanNumber: textOrNull,
    currencyCode: text,
    method: z.enum(['WALLET', 'CARD']).nullable(),
    cardPayment: wirePayment.nullable(),
    disputedSince: textOrNull,
  }),
  commissionAmount: z.number().nullable(),
  cancellationPolicy,
  currentCancellationPolicy: cancellationPolicy.nullable(),
  termsTightenedAt: textOrNull,
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
      tags: z.object({ added: z.array(text), removed: z.array(text) }).nullable(),
      changes: z.array(fieldChange).nullable(),
    }),
  ),
})

const retryResult = z.object({ bookingReferenceNo: text, bookingStatus: text })

export type RetryResult = z.infer<typeof retryResult>
export const retryResponse = envelopeOf(retryResult)

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

/** Body of a cancellation: data from the quote's response, and the reason. */
export const cancellationBody = z.object({
  provider: trimmedText.min(1).max(40),
  packageId: trimmedText.min(1).max(100),
  cultCode,
  requestObject: z.object({
    bookingReferenceNo: trimmedText.min(1).max(64),
    refundAmount: z.number(),
    cancellationReason: typedText(200).pipe(z.string().min(3)),
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
