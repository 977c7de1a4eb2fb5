import { getCountryDataList } from 'countries-list'
import type { Country } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { isCountryCode } from '../values/country-code.ts'

// ICU knows the names in all five languages; the package adds the codes and telephone prefixes, which ICU lacks.
const countryData = getCountryDataList()

// For these territories, ICU's long names describe the legal status, but agents and travelers look for the short names.
const codesWithShortNames = new Set(['HK', 'MO', 'PS'])

// Names used in Pakistan; ICU translates the English names word by word.
const nameOverrides: Partial<Record<Locale, Record<string, string>>> = { 'ur-PK': { GB: 'برطانیہ', US: 'امریکہ' } }

const cachedLists = new Map<Locale, Country[]>()

function createList(locale: Locale): Country[] {
  const createDisplayNames = (style: 'long' | 'short') =>
    new Intl.DisplayNames(locale, { type: 'region', fallback: 'none', style })
  const [long, short] = [createDisplayNames('long'), createDisplayNames('short')]
  const findCountryName = (code: string) =>
    nameOverrides[locale]?.[code] ?? (codesWithShortNames.has(code) ? short : long).of(code)
  const { compare } = new Intl.Collator(locale)
  return countryData
    .filter(({ iso2 }) => isCountryCode(iso2))
    .map(({ iso2, name, phone }) => ({
      code: iso2,
      name: findCountryName(iso2) ?? name,
      callingCodes: phone.map(String),
    }))
    .sort((left, right) => compare(left.name, right.name))
}

/** Returns the countries with their names in a locale, sorted by name. */
export function countriesIn(locale: Locale): Country[] {
  const cached = cachedLists.get(locale)
  if (cached) return cached
  const list = createList(locale)
  cachedLists.set(locale, list)
  return list
}
