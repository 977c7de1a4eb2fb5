import { Grid, type HTMLChakraProps } from '@chakra-ui/react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { phoneCountries } from '#src/data/phone-countries.ts'
import type { CountryOption } from './country-box.tsx'
import { Field } from './field.tsx'
import type { FieldTexts } from './field-frame.tsx'
import { SelectField } from './select-field.tsx'

/** A field bound by `field()`. */
type FormField = FieldTexts & Partial<UseFormRegisterReturn> & { defaultValue?: string }

interface PhoneFieldsProps {
  countries: readonly CountryOption[]
  /** Its value is `SA-966`, as returned by `phoneCountryOf`. */
  country: FormField & { placeholder: string }
  number: FormField & Pick<HTMLChakraProps<'input'>, 'autoComplete'>
  /** One below the other, where long names of countries would be cut off beside the number. */
  stacked?: boolean
}

/** Country with calling code, and number; a text field for the code while the countries are missing. */
export function PhoneFields({ countries, country, number, stacked = false }: PhoneFieldsProps) {
  const prefixes = phoneCountries(countries)
  return (
    // On a phone the calling code would be cut off beside the number.
    <Grid
      templateColumns={{ base: '1fr', sm: stacked ? '1fr' : 'minmax(0,5fr) minmax(0,6fr)' }}
      columnGap="4"
      rowGap="4"
    >
      {prefixes.length > 0 ? (
        <SelectField key={prefixes.length} {...country} options={prefixes} />
      ) : (
        <Field {...country} placeholder="" type="tel" ltr maxLength={8} />
      )}
      <Field {...number} type="tel" ltr icon="phone" maxLength={20} />
    </Grid>
  )
}
