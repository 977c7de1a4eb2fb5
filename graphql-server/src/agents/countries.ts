import { getCountryDataList } from 'countries-list'
import type { Country } from '../__generated__/resolvers.ts'
import type { Locale } from '../locale.ts'

// ICU knows the names in all five languages; the package adds the codes and telephone prefixes, which ICU lacks.
const data = getCountryDataList()

// Parts of Saint Helena whose codes ISO only keeps free for the post.
const reserved = new Set(['AC', 'TA'])

const lists = new Map<Locale, Country[]>()

function listIn(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const { compare } = new Intl.Collator(locale)
  return data
    .filter(({ iso2 }) => !reserved.has(iso2))
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
