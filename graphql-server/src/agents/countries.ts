import { getCountryDataList } from 'countries-list'
import type { Country } from '../__generated__/resolvers.ts'
import type { Locale } from '../locale.ts'

// ICU knows the names in all five languages; the package adds the codes and telephone prefixes, which ICU lacks.
// Entries that are part of another country have no ISO code of their own.
const data = getCountryDataList()

const lists = new Map<Locale, Country[]>()

function listIn(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const { compare } = new Intl.Collator(locale)
  return data
    .filter(({ partOf }) => partOf === undefined)
    .map(({ iso2, name, phone }) => ({ code: iso2, name: names.of(iso2) ?? name, callingCodes: phone.map(String) }))
    .sort((left, right) => compare(left.name, right.name))
}

/** Countries by name in a language; the list never changes while the process lives. */
export function countriesIn(locale: Locale): Country[] {
  const known = lists.get(locale)
  if (known) return known
  const list = listIn(locale)
  lists.set(locale, list)
  return list
}
