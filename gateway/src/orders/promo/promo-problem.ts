import { type Envelope, refusal } from '#src/errors.ts'
import { toDecimalRiyals } from '#src/values/money.ts'
import type { Promotion } from './repository.ts'

/** Intended use of a promo code. */
export interface PromoTarget {
  readonly kind: string
  /** The full price. */
  readonly totalHalalas: number
  readonly now: Date
}

type Limits = Pick<Promotion, 'kinds' | 'minimum_halalas' | 'valid_until' | 'uses_left'>

/** Returns a refusal if a promo code is not valid for its intended use. */
export function promoProblem(
  { kinds, minimum_halalas: minimum, valid_until: validUntil, uses_left: usesLeft }: Limits,
  { kind, totalHalalas, now }: PromoTarget,
): Envelope<never> | undefined {
  if (validUntil && validUntil <= now) return refusal('PROMO_EXPIRED', 'The promo code has expired.')
  if (usesLeft === 0) return refusal('PROMO_USED_UP', 'The promo code has been used up.')
  if (!kinds.includes(kind)) {
    return refusal('PROMO_OTHER_PRODUCT', 'The promo code is for another product.', { products: kinds })
  }
  if (totalHalalas < minimum) {
    return refusal('PROMO_BELOW_MINIMUM', 'The total is below the minimum of the promo code.', {
      minimum: toDecimalRiyals(minimum),
    })
  }
  return undefined
}
