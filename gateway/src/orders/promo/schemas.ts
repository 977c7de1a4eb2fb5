import { z } from 'zod'
import { envelopeOf } from '#src/errors.ts'
import { cultCode } from '#src/locales.ts'
import { typedCode, wireText } from '#src/wire-text.ts'

/** A promo code as typed, in any letter case and with digits of any script. */
export const promoCode = typedCode(40)

/** Body of `promo/apply`. `data`, the response of the availability check, is ignored, because the hold is repriced. */
export const promoBody = (kinds: readonly string[]) =>
  z.object({
    type: z.enum(kinds),
    code: promoCode.pipe(z.string().min(1)),
    trackToken: wireText.trim().min(1).max(200),
    cultCode,
  })

export type PromoBody = z.infer<ReturnType<typeof promoBody>>

const appliedPromo = z.object({
  promo: z.object({ code: z.string(), details: z.string(), discount: z.number() }),
  message: z.string(),
})

export type AppliedPromo = z.infer<typeof appliedPromo>

/** The product adds the response of the availability check at the new price, in a field of its choice. */
export const promoResponse = envelopeOf(appliedPromo.loose())
