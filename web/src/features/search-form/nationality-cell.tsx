import type { CountryOption } from '#src/components/forms/country-box.tsx'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CountryCell } from './country-cell.tsx'

interface NationalityCellProps {
  countries: readonly CountryOption[]
  nationality: string
  isMissing: boolean
  onChange: (nationality: string) => void
}

export function NationalityCell({ countries, nationality, isMissing, onChange }: NationalityCellProps) {
  const { t } = useTranslation('search')
  return (
    <CountryCell
      label={t('nationality')}
      hint={t('nationalityHint')}
      placeholder={t('choose')}
      countries={countries}
      value={nationality}
      required
      error={isMissing ? t('problem.nationality') : undefined}
      onChange={onChange}
    />
  )
}
