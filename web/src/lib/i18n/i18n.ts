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
    if (!load) return done(new Error(`No texts: ${language}/${namespace}`), false)
    void load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    )
  },
}

export const i18n = i18next

/** The language on screen. */
export const currentLanguage = (): Language => findLanguage(i18n.language ?? '') ?? fallbackLanguage

/** Invisible marks that keep a reference or an amount left to right inside an Arabic or Urdu sentence. */
export const ltr = (text: string): string => `\u2066${text}\u2069`

/** The same for text of unknown direction, such as a name. */
export const isolated = (text: string): string => `\u2068${text}\u2069`

function markDocument(language: string): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
}

const storageKey = 'i18nextLng'

/** The language chosen in this browser: in the menu, by a URL or in a profile. */
function chosenLanguage(): Language | undefined {
  try {
    return findLanguage(localStorage.getItem(storageKey) ?? '')
  } catch {
    return undefined
  }
}

function rememberChoice(language: string): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // Storage is full or blocked: the choice lasts as long as the tab.
  }
}

/** Reads a language tag from a source; empty where the browser blocks the source. */
function read(source: () => string | null | undefined): string {
  try {
    return source() ?? ''
  } catch {
    return ''
  }
}

/** Where a language may come from, strongest first. Not stored when found: the account may have another. */
const detector: LanguageDetectorModule = {
  type: 'languageDetector',
  detect: () => {
    const tags = [
      location.pathname.split('/')[1] ?? '',
      read(() => localStorage.getItem(storageKey)),
      new URLSearchParams(location.search).get('lng') ?? '',
      document.documentElement.lang,
      ...navigator.languages,
      navigator.language,
      read(() => /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1]),
      read(() => sessionStorage.getItem(storageKey)),
      location.hostname.split('.')[0] ?? '',
    ]
    // One of ours for each tag. Otherwise an exact tag later in the list beats `ar`, which Arabic browsers send first.
    return tags.flatMap((tag) => findLanguage(tag) ?? [])
  },
}

const numbers = new Map<string, Intl.NumberFormat>()

/** Digits are Latin in all five languages, so that figures can be compared with suppliers' sheets. The cache of i18next has an entry for each set of values. */
function numbersOf(language: string): Intl.NumberFormat {
  const known = numbers.get(language) ?? new Intl.NumberFormat(`${language}-u-nu-latn`)
  numbers.set(language, known)
  return known
}

/**
 * Detects the language, loads the texts every screen needs and sets `lang` and `dir`. Await it before the first render.
 * Rejects when the texts cannot be fetched: without them no page could say what is wrong.
 */
export async function startI18n(): Promise<void> {
  const inAddress = splitLanguagePrefix(location.pathname) ?? new URLSearchParams(location.search).get('lng')
  i18n.on('languageChanged', markDocument)
  await i18n
    .use(lazyFiles)
    .use(detector)
    .init({
      supportedLngs: languages.map(({ code }) => code),
      // For browsers that ask for none of our languages. Keys need no fallback: a test compares the five languages.
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
  formatter?.add('isolated', inRtl(isolated))
  formatter?.add('number', (value: number, language = fallbackLanguage) => numbersOf(language).format(value))
  markDocument(currentLanguage())
  if (inAddress !== null) rememberChoice(currentLanguage())
  i18n.on('languageChanged', rememberChoice)
}

/** Follows the language of the account until one is chosen in this browser. Returns a function that stops it. */
export function followAccount(identity: Pick<Identity, 'current' | 'subscribe'>): () => void {
  return identity.subscribe(() => {
    const session = identity.current()
    const language = session.state === 'signed-in' && !chosenLanguage() ? findLanguage(session.language) : undefined
    // The present language will do.
    if (language) changeLanguage(language).catch(() => undefined)
  })
}

/** Thrown when texts cannot be fetched: keys in their place would say nothing. */
export class TextsNotFetched extends Error {}

/** Fetches what is missing of some texts in a language. i18next itself asks for a file only once, even when it could not be fetched. */
export async function fetchTexts(language: string, namespaces: readonly string[]): Promise<void> {
  const missing = () => namespaces.filter((namespace) => !i18n.hasResourceBundle(language, namespace))
  if (missing().length > 0) await i18n.reloadResources(language, missing())
  if (missing().length > 0) throw new TextsNotFetched(`No texts: ${language}/${missing().join()}`)
}

/** Loads the texts of a screen in the language on screen, and names them as texts in use. */
export async function loadTexts(...namespaces: FlatNamespace[]): Promise<void> {
  const { language } = i18n
  await i18n.loadNamespaces(namespaces)
  await fetchTexts(language, namespaces)
}

let chosen: string | undefined

/**
 * Changes the language once all texts in use are there, unless another one is chosen meanwhile. Where they cannot be fetched the language stays,
 * and the promise is rejected.
 */
export async function changeLanguage(language: string): Promise<void> {
  chosen = language
  await fetchTexts(language, [i18n.options.ns ?? []].flat())
  if (chosen === language) await i18n.changeLanguage(language)
}
