import i18next, { type BackendModule, type FlatNamespace, type LanguageDetectorModule, type ResourceKey } from 'i18next'
import {
  directionOf,
  fallbackLanguage,
  findLanguage,
  type Language,
  languages,
  splitLanguagePrefix,
} from '#src/i18n/languages.ts'
import type { Identity } from '#src/lib/identity/identity.ts'

const files = import.meta.glob<ResourceKey>('../../i18n/*/*.json', { import: 'default' })

/** One chunk per language and namespace, loaded on demand. */
const lazyFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`../../i18n/${language}/${namespace}.json`]
    if (!load) return done(new Error(`Missing texts: ${language}/${namespace}`), false)
    void load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}

export const i18n = i18next

/** Current language of the app. */
export const currentLanguage = (): Language => findLanguage(i18n.language ?? '') ?? fallbackLanguage

/** Wraps a reference or an amount in invisible marks that keep it left to right inside an Arabic or Urdu sentence. */
export const ltr = (text: string): string => `\u2066${text}\u2069`

/** Like `ltr`, but for text of unknown direction, such as a name. */
export const isolate = (text: string): string => `\u2068${text}\u2069`

function setDocumentLanguage(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

const storageKey = 'i18nextLng'

/** Language chosen in this browser by the menu, a URL or the profile. */
function chosenLanguage(): Language | undefined {
  try {
    return findLanguage(localStorage.getItem(storageKey) ?? '')
  } catch {
    return undefined
  }
}

function storeLanguage(language: string): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Storage is full or blocked, so the choice lasts only as long as the tab.
  }
}

/** Reads a language tag from a source; returns an empty string if the browser blocks the source. */
function readTag(source: () => string | null | undefined): string {
  try {
    return source() ?? ''
  } catch {
    return ''
  }
}

/** Sources of the language in order of priority. The result is not stored, because the account may have another language. */
const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => {
    const tags = [
      location.pathname.split('/')[1] ?? '',
      readTag(() => localStorage.getItem(storageKey)),
      new URLSearchParams(location.search).get('lng') ?? '',
      document.documentElement.lang,
      ...navigator.languages,
      navigator.language,
      readTag(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1]),
      readTag(() => sessionStorage.getItem(storageKey)),
      location.hostname.split('.')[0] ?? '',
    ]
    // Maps tags to supported languages. Otherwise i18next would prefer a later exact match to `ar`, which Arabic browsers send first.
    return tags.flatMap((tag) => findLanguage(tag) ?? [])
  },
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Number format with Latin digits, so that figures match suppliers' sheets. Cached here because the cache of i18next has an entry per set of values. */
function getNumberFormat(language: string): Intl.NumberFormat {
  const format = numberFormats.get(language) ?? new Intl.NumberFormat(`${language}-u-nu-latn`)
  numberFormats.set(language, format)
  return format
}

/**
 * Detects the language, loads the texts that every screen needs and sets `lang` and `dir`. Await it before the first render. Rejects if the texts
 * cannot be fetched, because then no page could report the error.
 */
export async function startI18n(): Promise<void> {
  const languageInUrl = splitLanguagePrefix(location.pathname) ?? new URLSearchParams(location.search).get('lng')
  i18n.on('languageChanged', setDocumentLanguage)
  await i18n
    .use(lazyFiles)
    .use(detector)
    .init({
      supportedLngs: languages.map(({ code }) => code),
      // Used if the browser prefers no supported language. Keys need no fallback, because a test compares all languages.
      fallbackLng: (code?: string) => (code ? [] : [fallbackLanguage]),
      load: 'currentOnly',
      ns: ['common', 'components', 'errors'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
    })
  await loadTexts('common', 'components', 'errors')
  const { formatter } = i18n.services
  const inRtl = (mark: (text: string) => string) => (value: unknown, language?: string) =>
    directionOf(language ?? '') === 'rtl' ? mark(String(value)) : String(value)
  formatter?.add('ltr', inRtl(ltr))
  formatter?.add('isolated', inRtl(isolate))
  formatter?.add('number', (value: number, language = fallbackLanguage) => getNumberFormat(language).format(value))
  setDocumentLanguage(currentLanguage())
  if (languageInUrl !== null) storeLanguage(currentLanguage())
  i18n.on('languageChanged', storeLanguage)
}

/** Uses the account's language until one is chosen in this browser. Returns a function that stops it. */
export function followAccountLanguage(identity: Pick<Identity, 'current' | 'subscribe'>): () => void {
  return identity.subscribe(() => {
    const session = identity.current()
    const language = session.state === 'signed-in' && !chosenLanguage() ? findLanguage(session.language) : undefined
    // If the texts cannot be fetched, the current language stays.
    if (language) changeLanguage(language).catch(() => undefined)
  })
}

/** Thrown when texts cannot be fetched, instead of showing raw keys. */
export class TextsFetchError extends Error {}

/** Fetches the namespaces' missing texts. i18next itself requests a file only once, even if it could not be fetched. */
export async function fetchTexts(language: string, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18n.reloadResources(language, missing())
  if (missing().length > 0) throw new TextsFetchError(`Missing texts: ${language}/${missing().join()}`)
}

/** Loads a screen's texts in the current language and marks their namespaces as in use, so that a change of language loads them too. */
export async function loadTexts(...namespaces: FlatNamespace[]): Promise<void> {
  const { language } = i18n
  await i18n.loadNamespaces(namespaces)
  await fetchTexts(language, namespaces)
}

let requestedLanguage: string | undefined

/**
 * Changes the language once all texts in use have been fetched, unless another language is requested in the meantime. Rejects and keeps the current
 * language if they cannot be fetched.
 */
export async function changeLanguage(language: string): Promise<void> {
  requestedLanguage = language
  await fetchTexts(language, [i18n.options.ns ?? []].flat())
  if (requestedLanguage === language) await i18n.changeLanguage(language)
}
