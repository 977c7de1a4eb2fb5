import { Box, Text, chakra } from '@chakra-ui/react'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { CountryBox, type CountryOption } from '#src/components/forms/country-box.tsx'
import { cellStyle, ringStyle, wrongCell } from './search-cell.tsx'

interface NationalityCellProps {
  id: string
  countries: readonly CountryOption[]
  nationality: string
  missing: boolean
  onChange: (nationality: string) => void
}

export function NationalityCell({ id, countries, nationality, missing, onChange }: NationalityCellProps) {
  const { t } = useTranslation('search')
  return (
    <Box css={missing ? wrongCell : cellStyle} _focusWithin={ringStyle}>
      <chakra.label htmlFor={id} display="block" textStyle="micro" color="fg.subtle">
        {t('nationality')}
      </chakra.label>
      <CountryBox
        countries={countries}
        value={nationality}
        onChange={onChange}
        control={{
          id,
          'aria-describedby': `${id}-note`,
          'aria-invalid': missing ? true : undefined,
          'aria-required': true,
        }}
        placeholder={t('choose')}
        inline
        listBelowParent
      />
      <Text id={`${id}-note`} textStyle="micro" color={missing ? 'red.fg' : 'fg.muted'}>
        {missing ? t('problem.nationality') : t('nationalityHint')}
      </Text>
    </Box>
  )
}
