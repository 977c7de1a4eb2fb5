import { useTranslation } from 'react-i18next'
import { taxNumberIn } from '#src/domain/company-numbers.ts'
import { ltr } from '#src/lib/i18n/i18n.ts'

interface TaxNumberTexts {
  label: string
  hint: string
  keepsHint?: boolean
}

/**
 * Label and hint of the tax number of a company, as its country calls it; null is an unknown country. Beside an error the hint still
 * shows an example; the errors of a Saudi number say the same as its hint.
 */
export function useTaxNumberTexts(country: string | null): TaxNumberTexts {
  const { t } = useTranslation('components')
  if (country === 'SA') return { label: t('taxNumber.saudi'), hint: t('taxNumber.saudiHint') }
  const local = taxNumberIn(country)
  return local
    ? {
        label: t('taxNumber.named', { name: local.name }),
        hint: t('taxNumber.example', { example: ltr(local.example) }),
        keepsHint: true,
      }
    : { label: t('taxNumber.any'), hint: t('taxNumber.anyHint'), keepsHint: true }
}
