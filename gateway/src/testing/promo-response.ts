import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'

const availability = z.looseObject({ totalPrice: z.number(), currencyCode: z.literal('SAR') })

/** Response to a promo code of any product. */
export const promoResponse = envelopeOf(
  z.object({
    request: availability.optional(),
    data: availability.optional(),
    promo: z.object({ code: z.string(), details: z.string(), discount: z.number() }),
    message: z.string(),
  }),
)
