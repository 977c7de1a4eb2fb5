import { Box, Text, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { CountryBox, type CountryOption } from '#src/components/forms/country-box.tsx'
import { CellError, cellStyle, focusRingStyle, invalidCellStyle } from './search-cell.tsx'

interface CountryCellProps {
  label: string
  hint: string
  placeholder: string
  countries: readonly CountryOption[]
  value: string
  required?: boolean
  /** Error that replaces the hint. */
  error?: string | undefined
  onChange: (code: string) => void
}

/** Cell to choose a country by part of its name. */
export function CountryCell(props: CountryCellProps) {
  const { label, hint, placeholder, countries, value, required, error, onChange } = props
  const id = useId()
  return (
    <Box css={error ? invalidCellStyle : cellStyle} _focusWithin={focusRingStyle}>
      <chakra.label htmlFor={id} display="block" textStyle="small" color="fg.subtle">
        {label}
      </chakra.label>
      <CountryBox
        countries={countries}
        value={value}
        onChange={onChange}
        control={{
          id,
          'aria-describedby': `${id}-note`,
          'aria-invalid': error ? true : undefined,
          'aria-required': required,
        }}
        placeholder={placeholder}
        inline
        listBelowParent
      />
      <Text id={`${id}-note`} textStyle="small" color={error ? 'red.fg' : 'fg.muted'}>
        {error ? <CellError>{error}</CellError> : hint}
      </Text>
    </Box>
  )
}
