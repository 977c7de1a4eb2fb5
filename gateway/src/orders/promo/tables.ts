import type { JSONColumnType } from 'kysely'
import type { Instant } from '#src/database/instant.ts'
import type { LocalizedText } from '#src/locales.ts'

export interface PromotionsTable {
  /** The code in uppercase, as agents see it. */
  code: string
  /** Short description of the benefit. */
  details: JSONColumnType<LocalizedText>
  /** Discount of the code, as a share of the price. */
  basis_points: number
  /** Keys of the products for which the code is valid. */
  kinds: JSONColumnType<string[]>
  /** Minimum full price. */
  minimum_halalas: number
  /** Null if the code never expires. */
  valid_until: Instant | null
  /** Remaining uses; null for unlimited. */
  uses_left: number | null
}

/** Orders that were placed with a promo code. */
export interface PromoUsesTable {
  order_reference: string
  code: string
  discount_halalas: number
  /** When the use was returned because the order failed. */
  freed_at: Instant | null
}

export interface PromoTables {
  promotions: PromotionsTable
  promo_uses: PromoUsesTable
}
