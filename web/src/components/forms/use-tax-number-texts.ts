import { useTranslation } from 'react-i18next'
import { taxNumberIn } from '#src/domain/company-numbers.ts'
import { ltr } from '#src/lib/i18n/i18n.ts'

interface TaxNumberTexts {
  label: string
  hint: string
  keepsHint: true
}

/**
 * Label and hint of the tax number of a company, as its country calls it; null is an unknown country. An
 * account does without the number, a booking does not: `later` says so where it may stay empty for now.
 */
export function useTaxNumberTexts(country: string | null, later = false): TaxNumberTexts {
  const { t } = useTranslation('components')
  const keepsHint = true
  if (country === 'SA')
    return { label: t('taxNumber.saudi'), hint: t(`taxNumber.saudiHint${later ? 'Later' : ''}`), keepsHint }
  const local = taxNumberIn(country)
  return local
    ? {
        label: t('taxNumber.named', { name: local.name }),
        hint: t(`taxNumber.example${later ? 'Later' : ''}`, { example: ltr(local.example) }),
        keepsHint,
      }
    : { label: t('taxNumber.any'), hint: t(`taxNumber.anyHint${later ? 'Later' : ''}`), keepsHint }
}
