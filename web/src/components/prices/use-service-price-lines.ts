import type { ProductKey } from '#src/domain/products.ts'
import type { PriceLineKind } from '#src/__generated__/schema.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

const named = ['TAX', 'FEE', 'DISCOUNT', 'OTHER'] as const satisfies PriceLineKind[]

/** A product that a company sells for one day, without rooms. */
export type ServiceKey = Exclude<ProductKey, 'hotels'>

/** Returns the name of a price line of a service: the company's own, or the name of its kind. */
export function useServicePriceLineName() {
  const { t } = useTranslation('components')
  return (product: ServiceKey, { kind, label }: { kind: PriceLineKind; label: string | null }): string => {
    if (label) return label
    if (kind === 'BASE') return t(`servicePrice.base.${product}`)
    return t(`servicePrice.${named.find((name) => name === kind) ?? 'OTHER'}`)
  }
}
