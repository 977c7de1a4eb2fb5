import { ltr } from '#src/lib/i18n/i18n.ts'

interface PhoneCountry {
  readonly code: string
  readonly name: string
  readonly callingCodes: readonly string[]
}

/** Options for a country and its calling code, such as `SA-966`. Some countries share a calling code, and some have several. */
export const phoneCountries = (countries: readonly PhoneCountry[]): { value: string; label: string }[] =>
  countries.flatMap(({ code, name, callingCodes }) =>
    callingCodes.map((prefix) => ({ value: `${code}-${prefix}`, label: `${name} ${ltr(`+${prefix}`)}` })),
  )

/** Returns the first option with a calling code, or the code itself if no country has it. */
export function findPhoneCountry(countries: readonly PhoneCountry[], prefix: string | null): string {
  if (prefix === null) return ''
  const country = countries.find(({ callingCodes }) => callingCodes.includes(prefix))
  return country ? `${country.code}-${prefix}` : prefix
}

/** Returns the calling code of an option, or the typed text if it is not an option. */
export const toCallingCode = (choice: string): string => choice.replace(/^[A-Z]{2}-/, '')
