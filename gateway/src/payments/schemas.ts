import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { wireText } from '#src/wire-text.ts'
import { paymentStates } from './payment-state.ts'

export const newPaymentBody = z.object({
  /** Decimal text in riyals. */
  amount: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be a decimal with at most two places'),
  cultCode,
})

export type NewPaymentBody = z.infer<typeof newPaymentBody>

export const cancelPaymentBody = z.object({ paymentId: wireText.min(1).max(100) })

export const paymentQuery = z.object({ id: wireText.min(1).max(100) })

const textOrNull = z.string().nullable()

export const wirePayment = z.object({
  paymentId: z.string(),
  purpose: z.enum(['TOP_UP', 'BOOKING']),
  status: z.enum(paymentStates),
  amount: z.string(),
  currencyCode: z.string(),
  createdAt: z.string(),
  expiresAt: textOrNull,
  pageUrl: textOrNull,
  card: z.object({ scheme: z.string(), lastFour: z.string() }).nullable(),
  refundedAmount: textOrNull,
  refundPendingAmount: textOrNull,
  booking: z
    .object({
      bookingReferenceNo: z.string(),
      provider: z.string(),
      bookingType: z.number().int(),
      bookingStatus: z.string(),
      clientReference: z.string(),
    })
    .nullable(),
})

export type WirePayment = z.infer<typeof wirePayment>

export const paymentResponse = envelopeOf(wirePayment)
