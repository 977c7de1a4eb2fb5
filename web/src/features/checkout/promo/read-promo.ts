import type { PurchasePromo } from '../purchase.ts'
import type { PromoFieldsFragment } from './promo.generated.ts'

/** Returns the promo code that is included in the quote's price; null if there is none. */
export function readPromo({ promo, fullTotal }: PromoFieldsFragment): PurchasePromo | null {
  if (!promo?.discount || !fullTotal) return null
  const { code, description, discount } = promo
  return { code, description, discount, fullTotal }
}
