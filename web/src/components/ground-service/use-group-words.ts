import { dotted } from '#src/lib/i18n/dotted.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** An extra with its units and days. */
export interface NamedExtra {
  readonly name: string
  /** Null where they are not stated. */
  readonly quantity: number | null
  readonly days: number | null
}

/** Counts of a group that arrives, in the language of the screen. */
export function useGroupWords() {
  const { t } = useTranslation('components')
  /** `Guide × 2`, `5 days`: one is not counted, and the name has no plural, since it is the company's. */
  const extraFacts = ({ name, quantity, days }: NamedExtra) => [
    quantity === null || quantity === 1 ? name : t('units', { quantity, name }),
    days !== null && t('days', { count: days }).replaceAll(' ', '\u00A0'),
  ]
  return {
    pilgrims: (count: number) => t('pilgrims', { count }),
    extraFacts,
    /** `Guide × 2 · 5 days`. */
    extra: (extra: NamedExtra) => dotted(extraFacts(extra)),
  }
}
