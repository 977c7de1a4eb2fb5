import type { FlatNamespace, TFunction, i18n as I18n } from 'i18next'
import { createContext, use } from 'react'
import { i18n as appTexts, fetchTexts, loadTexts } from './i18n.ts'

/** Provides i18next and the language. The value changes with the language, so that components need not subscribe to i18next. */
export const TextsContext = createContext<{ i18n: I18n; language: string } | null>(null)

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

interface Translation<Ns extends Namespaces> {
  t: TFunction<Ns>
  i18n: I18n
}

/** Memoizes plain and plural lookups, because a page of hotels looks up the same few texts a thousand times. */
function memoize(t: TFunction): TFunction {
  const texts = new Map<string, string>()
  const read = t as unknown as (key: string, values?: object) => string
  const memoized = (key: string, values: { count?: number } = {}): string => {
    const { count, ...others } = values
    if (Object.keys(others).length > 0) return read(key, values)
    const id = count === undefined ? key : `${key} ${count}`
    const text = texts.get(id) ?? read(key, values)
    texts.set(id, text)
    return text
  }
  return memoized as unknown as TFunction
}

/** How long a failed fetch of texts is cached. */
const RETRY_AFTER_MS = 1000

interface Entry {
  /** Set if the texts had to be fetching first. */
  fetching?: Promise<void>
  translation?: Translation<Namespaces>
}

/** Entries by language and namespaces. */
type Entries = Map<string, Entry>
const entriesByInstance = new WeakMap<I18n, Entries>()

/**
 * Translation function for some namespaces in the current language. Keys of the first namespace need no prefix. Unlike the hook
 * of react-i18next, it does not subscribe every component to i18next: a page of hotels has more than a thousand.
 */
export function useTranslation<const Ns extends Namespaces = 'common'>(namespaces?: Ns): Translation<Ns> {
  const { i18n, language } = use(TextsContext) ?? { i18n: appTexts, language: appTexts.language }
  const entries: Entries = entriesByInstance.get(i18n) ?? new Map()
  entriesByInstance.set(i18n, entries)
  const key = `${language} ${String(namespaces)}`
  const names = [namespaces ?? 'common'].flat() as FlatNamespace[]
  let entry = entries.get(key)
  if (!entry) {
    entry = {}
    entries.set(key, entry)
    if (!names.every((name) => i18n.hasResourceBundle(language, name))) {
      entry.fetching = language === appTexts.language ? loadTexts(...names) : fetchTexts(language, names)
      // After this pause, the error boundary has caught the error, and the next render fetches the texts again.
      entry.fetching.catch(() => setTimeout(() => entries.delete(key), RETRY_AFTER_MS))
    }
  }
  // Called even after the fetch, because React expects a suspended component to call `use` again.
  if (entry.fetching) use(entry.fetching)
  entry.translation ??= { t: memoize(i18n.getFixedT(language, names) as unknown as TFunction), i18n }
  return entry.translation as unknown as Translation<Ns>
}
