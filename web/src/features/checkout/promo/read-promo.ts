import type { PurchasePromo } from '../purchase.ts'
import type { PromoFieldsFragment } from './promo.generated.ts'

/** Promo code in the price of a quote; null without one. */
export function readPromo({ promo, fullTotal }: PromoFieldsFragment): PurchasePromo | null {
  if (!promo?.discount || !fullTotal) return null
  const { code, description, discount } = promo
  return { code, description, discount, fullTotal }
}
