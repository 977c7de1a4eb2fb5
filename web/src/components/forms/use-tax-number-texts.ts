import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { findTaxNumberFormat } from '#src/domain/company-numbers.ts'
import { ltr } from '#src/lib/i18n/i18n.ts'

interface TaxNumberTexts {
  label: string
  hint: string
}

/**
 * Returns the label and hint for a company's tax number. `country` is null if unknown. An account may lack the number, but a booking requires it:
 * with `neededLater`, the hint of an optional field mentions this.
 */
export function useTaxNumberTexts(country: string | null, { neededLater = false } = {}): TaxNumberTexts {
  const { t } = useTranslation('fields')
  if (country === 'SA')
    return {
      label: t('taxNumber.saudi'),
      hint: t(neededLater ? 'taxNumber.saudiHintLater' : 'taxNumber.saudiHint'),
    }
  const local = findTaxNumberFormat(country)
  if (!local)
    return {
      label: t('taxNumber.any'),
      hint: t(neededLater ? 'taxNumber.anyHintLater' : 'taxNumber.anyHint'),
    }
  return {
    label: t('taxNumber.named', { name: local.name }),
    hint: t(neededLater ? 'taxNumber.exampleLater' : 'taxNumber.example', { example: ltr(local.example) }),
  }
}
