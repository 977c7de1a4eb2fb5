import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import type { PriceRange } from '#src/lib/list-kit/price-range.ts'

/** Returns a function that describes a price filter. */
export function usePriceRangeText(bounds: {
  readonly min: number
  readonly max: number
}): (range: PriceRange) => string {
  const { t } = useTranslation('listing')
  const format = useFormat()
  return (range) => {
    const [min, max] = [format.number(range.min ?? bounds.min), format.number(range.max ?? bounds.max)]
    if (range.min === undefined) return t('price.upTo', { max })
    return range.max === undefined ? t('price.from', { min }) : t('price.between', { min, max })
  }
}
