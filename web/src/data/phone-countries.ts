import { ltr } from '#src/lib/i18n/i18n.ts'

interface PhoneCountry {
  readonly code: string
  readonly name: string
  readonly callingCodes: readonly string[]
}

/** Choices of a country with one of its prefixes, `SA-966`: several countries share a prefix, and some have several. */
export const phoneCountries = (countries: readonly PhoneCountry[]): { value: string; label: string }[] =>
  countries.flatMap(({ code, name, callingCodes }) =>
    callingCodes.map((prefix) => ({ value: `${code}-${prefix}`, label: `${name} ${ltr(`+${prefix}`)}` })),
  )

/** The first choice that has a prefix, for a number of which only that is known; the prefix itself where no country has it. */
export function phoneCountryOf(countries: readonly PhoneCountry[], prefix: string | null): string {
  if (prefix === null) return ''
  const country = countries.find(({ callingCodes }) => callingCodes.includes(prefix))
  return country ? `${country.code}-${prefix}` : prefix
}

/** The prefix of a choice, or what was typed in place of one. */
export const prefixOf = (choice: string): string => choice.replace(/^[A-Z]{2}-/, '')
