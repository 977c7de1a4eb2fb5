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

/** First option with a calling code; the code itself if no country has it. */
export function phoneCountryOf(countries: readonly PhoneCountry[], prefix: string | null): string {
  if (prefix === null) return ''
  const country = countries.find(({ callingCodes }) => callingCodes.includes(prefix))
  return country ? `${country.code}-${prefix}` : prefix
}

/** Calling code of an option, or of text typed instead. */
export const prefixOf = (choice: string): string => choice.replace(/^[A-Z]{2}-/, '')
