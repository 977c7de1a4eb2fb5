import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** An extra with its units and days. */
export interface NamedExtra {
  readonly name: string
  /** Null if not stated. */
  readonly quantity: number | null
  readonly days: number | null
}

/** Texts for an arriving group in the current language. */
export function useGroupTexts() {
  const { t } = useTranslation('components')
  /** `Guide × 2`, `5 days`. A quantity of one is omitted. The name is the company's, so it has no plural. */
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
