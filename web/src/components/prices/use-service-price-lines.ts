import type { PriceLineKind } from '#src/__generated__/schema.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

const named = ['TAX', 'FEE', 'DISCOUNT', 'OTHER'] as const satisfies PriceLineKind[]

/** Returns the name of a price line of a ride or of ground services: the company's own, or that of its kind. */
export function useServicePriceLineName(sold: 'ride' | 'ground') {
  const { t } = useTranslation('components')
  return ({ kind, label }: { kind: PriceLineKind; label: string | null }): string => {
    if (label) return label
    if (kind === 'BASE') return t(`servicePrice.base.${sold}`)
    return t(`servicePrice.${named.find((name) => name === kind) ?? 'OTHER'}`)
  }
}
