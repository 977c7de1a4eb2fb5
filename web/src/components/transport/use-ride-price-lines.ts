import type { PriceLineKind } from '#src/__generated__/schema.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

const named = ['BASE', 'TAX', 'FEE', 'DISCOUNT', 'OTHER'] as const satisfies PriceLineKind[]

/** Returns the name of a price line of a ride: the company's own, or that of its kind. */
export function useRidePriceLineName() {
  const { t } = useTranslation('ride')
  return ({ kind, label }: { kind: PriceLineKind; label: string | null }): string =>
    label ?? t(`priceLine.${named.find((name) => name === kind) ?? 'OTHER'}`)
}
