import { useState } from 'react'
import type { CountryOption } from '#src/components/forms/country-box.tsx'
import { readRecentSearches } from '#src/data/search/recent-searches.ts'
import { todayInMakkah } from '#src/domain/stay.ts'
import { homeCountryOf } from '#src/i18n/languages.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { currentLanguage } from '#src/lib/i18n/i18n.ts'

/** Countries with the agency's markets first: nationalities of recent searches, then the home country of the language. */
export function useMarketsFirst(countries: readonly CountryOption[]): CountryOption[] {
  const [recentNationalities] = useState(() =>
    readRecentSearches(todayInMakkah(serverNow())).map(({ search }) => search.nationality),
  )
  const homeCountry = homeCountryOf(currentLanguage())
  return marketsFirst(countries, homeCountry ? [...recentNationalities, homeCountry] : recentNationalities)
}

/** Moves the countries with these codes to the front, in the order of the codes. */
export function marketsFirst(countries: readonly CountryOption[], codes: readonly string[]): CountryOption[] {
  const first = [...new Set(codes)].flatMap((code) => countries.filter((country) => country.code === code))
  return [...first, ...countries.filter((country) => !first.includes(country))]
}
