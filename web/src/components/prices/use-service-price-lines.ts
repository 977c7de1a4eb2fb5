import type { ProductKey } from '#src/domain/products.ts'
import type { PriceLineKind } from '#src/__generated__/schema.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

const namedKinds = ['TAX', 'FEE', 'DISCOUNT', 'OTHER'] as const satisfies PriceLineKind[]

/** One-day products, which have no rooms. */
export type ServiceKey = Exclude<ProductKey, 'hotels'>

/** Returns a function that names a service's price line: the company's label, or else the name of its kind. */
export function useServicePriceLineName() {
  const { t } = useTranslation('components')
  return (product: ServiceKey, { kind, label }: { kind: PriceLineKind; label: string | null }): string => {
    if (label) return label
    if (kind === 'BASE') return t(`servicePrice.base.${product}`)
    return t(`servicePrice.${namedKinds.find((name) => name === kind) ?? 'OTHER'}`)
  }
}
