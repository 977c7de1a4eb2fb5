import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { wireText } from '#src/wire-text.ts'

export const newPaymentBody = z.object({
  /** Decimal text in riyals. */
  amount: z.string().regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be a decimal with at most two places'),
  cultCode,
})

export type NewPaymentBody = z.infer<typeof newPaymentBody>

export const paymentQuery = z.object({ id: wireText.min(1).max(100) })

const wirePayment = z.object({
  paymentId: z.string(),
  status: z.string(),
  amount: z.string(),
  currencyCode: z.string(),
  createdAt: z.string(),
  pageUrl: z.string().nullable(),
})

export type WirePayment = z.infer<typeof wirePayment>

export const paymentAnswer = envelopeOf(wirePayment)
