import { phoneCountries } from '#src/lib/phone-countries.ts'
import type { CountryOption } from './country-box.tsx'
import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'

interface PhoneCountryFieldProps {
  name: string
  label: string
  placeholder: string
  countries: readonly CountryOption[]
  required?: boolean
  /** `SA-966`, as `phoneCountryOf` finds it. */
  defaultValue?: string
  error?: string | undefined
}

/** Telephone prefixes by country; a plain field while the countries cannot be read. */
export function PhoneCountryField({ countries, placeholder, ...field }: PhoneCountryFieldProps) {
  const prefixes = phoneCountries(countries)
  return prefixes.length > 0 ? (
    <SelectField defaultValue="" {...field} placeholder={placeholder} options={prefixes} />
  ) : (
    <Field {...field} ltr inputMode="tel" maxLength={8} />
  )
}
