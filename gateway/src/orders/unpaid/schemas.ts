import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { wireText } from '#src/wire-text.ts'
import { orderBody } from '../schemas.ts'

/** Body of a payment for an unpaid booking. The amount is only compared with the total. */
export const payBody = orderBody.extend({
  amount: z.number(),
  authCode: wireText.max(50),
  cultCode,
})

export type PayBody = z.infer<typeof payBody>

const paid = z.object({
  bookingReferenceNo: z.string(),
  bookingStatus: z.string(),
  paidAmount: z.number(),
  currencyCode: z.string(),
})

export type Paid = z.infer<typeof paid>
export const paidAnswer = envelopeOf(paid)
