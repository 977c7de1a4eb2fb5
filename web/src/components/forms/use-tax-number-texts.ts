import { useTranslation } from 'react-i18next'
import { taxNumberIn } from '#src/domain/company-numbers.ts'
import { ltr } from '#src/lib/i18n/i18n.ts'

/** Label and hint of the tax number of a company, as its country calls it; null is an unknown country. */
export function useTaxNumberTexts(country: string | null): { label: string; hint: string } {
  const { t } = useTranslation('components')
  if (country === 'SA') return { label: t('taxNumber.saudi'), hint: t('taxNumber.saudiHint') }
  const local = taxNumberIn(country)
  return local
    ? {
        label: t('taxNumber.named', { name: local.name }),
        hint: t('taxNumber.example', { example: ltr(local.example) }),
      }
    : { label: t('taxNumber.any'), hint: t('taxNumber.anyHint') }
}
