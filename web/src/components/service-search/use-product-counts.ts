import { type ProductKey, products } from '#src/domain/products.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Texts for a product's counts in the current language. */
export function useProductCounts() {
  const { t } = useTranslation('components')
  return {
    /** `16 passengers`. */
    party: (product: ProductKey, count: number): string => t(products[product].travelerKind, { count }),
    /** `2 vehicles`; null for a product without units. */
    items: (product: ProductKey, count: number): string | null => {
      const { items } = products[product]
      return items && t(items, { count })
    },
  }
}
