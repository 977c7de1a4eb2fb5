import { ltr } from '#src/lib/i18n/i18n.ts'

interface PhoneCountry {
  readonly code: string
  readonly name: string
  readonly callingCodes: readonly string[]
}

/** Options of country and calling code, `SA-966`: several countries share a code, and some have several. */
export const phoneCountries = (countries: readonly PhoneCountry[]): { value: string; label: string }[] =>
  countries.flatMap(({ code, name, callingCodes }) =>
    callingCodes.map((prefix) => ({ value: `${code}-${prefix}`, label: `${name} ${ltr(`+${prefix}`)}` })),
  )

/** The first option with a calling code; the code itself when no country has it. */
export function phoneCountryOf(countries: readonly PhoneCountry[], prefix: string | null): string {
  if (prefix === null) return ''
  const country = countries.find(({ callingCodes }) => callingCodes.includes(prefix))
  return country ? `${country.code}-${prefix}` : prefix
}

/** The calling code of an option, or of what was typed instead. */
export const prefixOf = (choice: string): string => choice.replace(/^[A-Z]{2}-/, '')
