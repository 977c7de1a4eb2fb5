/** Determines the language of a supplier's text from the language that the supplier declares or else from its letters. */
import { type Language, directionOf } from '#src/i18n/languages.ts'

export interface TextLanguage {
  /** Undefined if the text may be in the language of the screen. */
  readonly lang: string | undefined
  readonly dir: 'ltr' | 'rtl' | 'auto'
}

const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0
const isArabicScript = (text: string) => count(text, ARABIC) > count(text, LATIN)

/**
 * Language and direction of a supplier's text. Without a declared language, it is assumed to be English or Arabic; Arabic-script text on a
 * right-to-left screen gets no language.
 */
export function languageOfSupplierText(text: string, screen: Language, declared?: string | null): TextLanguage {
  const arabic = isArabicScript(text)
  if (declared) return { lang: declared.slice(0, 2), dir: arabic ? 'rtl' : 'ltr' }
  if (arabic) return { lang: directionOf(screen) === 'rtl' ? undefined : 'ar', dir: 'rtl' }
  return count(text, LATIN) > 0 ? { lang: 'en', dir: 'ltr' } : { lang: undefined, dir: 'auto' }
}

/** Whether readers of a screen can read an address in this language. Everyone is assumed to read Latin letters. */
export const isReadable = (language: string | null, screen: Language): boolean =>
  directionOf(screen) === 'rtl' || (language !== 'ar' && language !== 'ur')

/** Name of a language in the language of the screen; the tag itself for an unknown language. */
export const nameOfLanguage = (tag: string, screen: string): string =>
  new Intl.DisplayNames(screen, { type: 'language', fallback: 'code' }).of(tag) ?? tag
