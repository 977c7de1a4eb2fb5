import { ltr } from '#src/lib/i18n.ts'
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
  const prefixes = countries.flatMap(({ code, name, callingCodes }) =>
    callingCodes.map((prefix) => ({ value: `${code}-${prefix}`, label: `${name} ${ltr(`+${prefix}`)}` })),
  )
  return prefixes.length > 0 ? (
    <SelectField defaultValue="" {...field} placeholder={placeholder} options={prefixes} />
  ) : (
    <Field {...field} ltr inputMode="tel" maxLength={8} />
  )
}

/** The choice that stands for a prefix: the largest of several countries that share one is listed in no order, so the first is taken. */
export function phoneCountryOf(countries: readonly CountryOption[], prefix: string | null): string {
  if (prefix === null) return ''
  const country = countries.find(({ callingCodes }) => callingCodes.includes(prefix))
  return country ? `${country.code}-${prefix}` : prefix
}

/** The digits of a choice, or of what was typed. */
export const prefixOf = (choice: string): string => choice.replace(/^[A-Z]{2}-/, '')
