import type { Trx } from '../src/database/db.ts'
import type { LocalizedText } from '../src/locales.ts'
import { HOTEL } from '../src/products/hotel/kind.ts'
import { TRANSPORT } from '../src/products/transport/kind.ts'

interface DemoPromotion {
  readonly code: string
  readonly percent: number
  readonly kinds: readonly string[]
  readonly minimumRiyals?: number
  readonly validUntil?: string
  readonly usesLeft?: number
}

const allKinds = [HOTEL, TRANSPORT]

/** One code for each outcome of applying a promo code. */
const demoPromotions: readonly DemoPromotion[] = [
  { code: 'RIHLA10', percent: 10, kinds: [HOTEL] },
  { code: 'RIDE5', percent: 5, kinds: [TRANSPORT] },
  { code: 'EXPIRED', percent: 15, kinds: allKinds, validUntil: '2026-01-01T00:00:00+03:00' },
  { code: 'USEDUP', percent: 15, kinds: allKinds, usesLeft: 0 },
  { code: 'LASTONE', percent: 20, kinds: allKinds, usesLeft: 1 },
  { code: 'MIN5000', percent: 12, kinds: allKinds, minimumRiyals: 5000 },
]

const discounts: Record<string, (percent: number) => LocalizedText> = {
  hotel: (percent) => ({
    'en-US': `${percent}% off hotels`,
    'ar-SA': `خصم ${percent}% على الفنادق`,
    'tr-TR': `Otellerde %${percent} indirim`,
    'id-ID': `Diskon ${percent}% untuk hotel`,
    'ur-PK': `ہوٹلوں پر ${percent}% رعایت`,
  }),
  transport: (percent) => ({
    'en-US': `${percent}% off transport`,
    'ar-SA': `خصم ${percent}% على النقل`,
    'tr-TR': `Ulaşımda %${percent} indirim`,
    'id-ID': `Diskon ${percent}% untuk transportasi`,
    'ur-PK': `ٹرانسپورٹ پر ${percent}% رعایت`,
  }),
  both: (percent) => ({
    'en-US': `${percent}% off hotels and transport`,
    'ar-SA': `خصم ${percent}% على الفنادق والنقل`,
    'tr-TR': `Otel ve ulaşımda %${percent} indirim`,
    'id-ID': `Diskon ${percent}% untuk hotel dan transportasi`,
    'ur-PK': `ہوٹلوں اور ٹرانسپورٹ پر ${percent}% رعایت`,
  }),
}

const findDiscountText = ({ kinds, percent }: DemoPromotion) =>
  discounts[kinds.length > 1 ? 'both' : (kinds[0] ?? '')]?.(percent)

/** Adds missing promo codes, also to data folders that were seeded by an earlier version. */
export async function seedPromotions(trx: Trx): Promise<void> {
  const rows = demoPromotions.map((promotion) => ({
    code: promotion.code,
    details: JSON.stringify(findDiscountText(promotion)),
    basis_points: promotion.percent * 100,
    kinds: JSON.stringify(promotion.kinds),
    minimum_halalas: (promotion.minimumRiyals ?? 0) * 100,
    valid_until: promotion.validUntil === undefined ? null : new Date(promotion.validUntil),
    uses_left: promotion.usesLeft ?? null,
  }))
  await trx
    .insertInto('promotions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
