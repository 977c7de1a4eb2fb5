import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** An extra with its units and days. */
export interface NamedExtra {
  readonly name: string
  /** Number of units; null if unknown. */
  readonly quantity: number | null
  /** Null if unknown. */
  readonly days: number | null
}

/** Texts for an arriving group in the current language. */
export function useGroupTexts() {
  const { t } = useTranslation('components')
  /** `Guide × 2`, `5 days`. A quantity of one is omitted. The name comes from the company, so it has no plural form. */
  const extraFacts = ({ name, quantity, days }: NamedExtra) => [
    quantity === null || quantity === 1 ? name : t('units', { quantity, name }),
    days !== null && t('days', { count: days }).replaceAll(' ', '\u00A0'),
  ]
  return {
    pilgrims: (count: number) => t('pilgrims', { count }),
    extraFacts,
    /** `Guide × 2 · 5 days`. */
    extra: (extra: NamedExtra) => joinWithDots(extraFacts(extra)),
  }
}
