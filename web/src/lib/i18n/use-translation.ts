import type { FlatNamespace, TFunction, i18n as I18n } from 'i18next'
import { createContext, use } from 'react'
import { i18n as appTexts, fetchTexts, loadTexts } from './i18n.ts'

/** i18next for everything below. Its value changes with the language, so that no component has to follow i18next itself. */
export const TextsContext = createContext<{ i18n: I18n; language: string } | null>(null)

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

interface Translation<Ns extends Namespaces> {
  t: TFunction<Ns>
  i18n: I18n
}

/** Remembers texts without values, and plurals: a page of hotels asks for the same few a thousand times. */
function remembering(t: TFunction): TFunction {
  const texts = new Map<string, string>()
  const read = t as unknown as (key: string, values?: object) => string
  const remembered = (key: string, values: { count?: number } = {}): string => {
    const { count, ...others } = values
    if (Object.keys(others).length > 0) return read(key, values)
    const id = count === undefined ? key : `${key} ${count}`
    const text = texts.get(id) ?? read(key, values)
    texts.set(id, text)
    return text
  }
  // `Trans` reads the other properties of the function.
  return Object.assign(remembered, t)
}

/** How long a failure to fetch texts is remembered. */
const RETRY_AFTER_MS = 1000

interface Entry {
  /** Set where a component had to wait for texts. */
  fetched?: Promise<void>
  translation?: Translation<Namespaces>
}

/** By language and namespaces. */
type Loaded = Map<string, Entry>
const loadedBy = new WeakMap<I18n, Loaded>()

/**
 * The texts of some namespaces in the language on screen; those of the first one need no prefix. It replaces the hook of react-i18next,
 * which subscribes every component to i18next: more than a thousand on a page of hotels.
 */
export function useTranslation<const Ns extends Namespaces = 'common'>(namespaces?: Ns): Translation<Ns> {
  const { i18n, language } = use(TextsContext) ?? { i18n: appTexts, language: appTexts.language }
  const loaded: Loaded = loadedBy.get(i18n) ?? new Map()
  loadedBy.set(i18n, loaded)
  const key = `${language} ${String(namespaces)}`
  const names = [namespaces ?? 'common'].flat() as FlatNamespace[]
  let entry = loaded.get(key)
  if (!entry) {
    entry = {}
    loaded.set(key, entry)
    if (!names.every((name) => i18n.hasResourceBundle(language, name))) {
      entry.fetched = language === appTexts.language ? loadTexts(...names) : fetchTexts(language, names)
      // The error boundary has it by then, and a later visit asks again.
      entry.fetched.catch(() => setTimeout(() => loaded.delete(key), RETRY_AFTER_MS))
    }
  }
  // Also once they are there: React expects the call again from a component that waited in it.
  if (entry.fetched) use(entry.fetched)
  entry.translation ??= { t: remembering(i18n.getFixedT(language, names) as unknown as TFunction), i18n }
  return entry.translation as unknown as Translation<Ns>
}
