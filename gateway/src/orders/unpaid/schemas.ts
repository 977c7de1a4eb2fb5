import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { wireText } from '#src/wire-text.ts'
import { wirePayment } from '#src/payments/schemas.ts'
import { orderBody, paymentMethod } from '../schemas.ts'

/** Body of a payment for an unpaid booking. The amount is only compared with the total. */
export const payBody = orderBody.extend({
  amount: z.number(),
  authCode: wireText.max(50),
  paymentMethod,
  cultCode,
})

export type PayBody = z.infer<typeof payBody>

const paymentResult = z.object({
  bookingReferenceNo: z.string(),
  bookingStatus: z.string(),
  paidAmount: z.number(),
  currencyCode: z.string(),
  /** The card payment, while it is awaited. */
  cardPayment: wirePayment.optional(),
})

export type PaymentResult = z.infer<typeof paymentResult>
export const paidResponse = envelopeOf(paymentResult)
