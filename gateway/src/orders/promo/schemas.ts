import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { typedCode, wireText } from '#src/wire-text.ts'

/** A promo code as agents type it: in any letter case and with the digits of any script. */
export const promoCode = typedCode(40)

/** Body of `promo/apply`. `data`, the answer of the availability check, is not read: the hold is what is priced again. */
export const promoBody = z.object({
  type: z.enum(['hotel', 'transport']),
  code: promoCode.pipe(z.string().min(1)),
  trackToken: wireText.trim().min(1).max(200),
  cultCode,
})

export type PromoBody = z.infer<typeof promoBody>

const availability = z.looseObject({ totalPrice: z.number(), currencyCode: z.literal('SAR') })

const appliedPromo = z.object({
  /** The answer of the availability check at the new price: of a hotel, else of transport. */
  request: availability.optional(),
  data: availability.optional(),
  promo: z.object({ code: z.string(), details: z.string(), discount: z.number() }),
  message: z.string(),
})

export type AppliedPromo = z.infer<typeof appliedPromo>
export const promoAnswer = envelopeOf(appliedPromo)
