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
  /** Its value looks like `SA-966`, as `findPhoneCountry` returns it. */
  country: FormField & { placeholder: string }
  number: FormField & Pick<HTMLChakraProps<'input'>, 'autoComplete'>
  /** Stacks the fields in a narrow form. */
  stacked?: boolean
}

/** Fields for the country with its calling code and the number. If the list of countries is empty, the code is a text field. */
export function PhoneFields({ countries, country, number, stacked = false }: PhoneFieldsProps) {
  const prefixes = phoneCountries(countries)
  return (
    // Full width, because a long country name would push the calling code out of view.
    <Grid templateColumns={{ base: '1fr', md: stacked ? '1fr' : '1fr 1fr' }} gap="4" gridColumn="1 / -1">
      {prefixes.length > 0 ? (
        <SelectField key={prefixes.length} {...country} options={prefixes} />
      ) : (
        <Field {...country} placeholder="" type="tel" ltr maxLength={8} />
      )}
      <Field {...number} type="tel" ltr icon="phone" maxLength={40} />
    </Grid>
  )
}
