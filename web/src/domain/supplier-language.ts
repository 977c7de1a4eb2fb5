/** The language of a supplier's text: the one the supplier states, else a guess by its letters. */
import { type Language, directionOf } from '#src/i18n/languages.ts'

export interface Written {
  /** Undefined where it may be the language of the screen. */
  readonly lang: string | undefined
  readonly dir: 'ltr' | 'rtl' | 'auto'
}

const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0
const isArabicScript = (text: string) => count(text, ARABIC) > count(text, LATIN)

/** Without a stated language, suppliers are taken to write English or Arabic, and text in the script of the screen stays unmarked. */
export function writtenBySupplier(text: string, screen: Language, stated?: string | null): Written {
  const arabic = isArabicScript(text)
  if (stated) return { lang: stated.slice(0, 2), dir: arabic ? 'rtl' : 'ltr' }
  if (arabic) return { lang: directionOf(screen) === 'rtl' ? undefined : 'ar', dir: 'rtl' }
  return count(text, LATIN) > 0 ? { lang: 'en', dir: 'ltr' } : { lang: undefined, dir: 'auto' }
}

/** Whether readers of a screen know the letters of an address in this language. All of them know Latin letters. */
export const isReadable = (language: string | null, screen: Language): boolean =>
  directionOf(screen) === 'rtl' || (language !== 'ar' && language !== 'ur')

/** `English`, in the language of the screen; the tag itself for an unknown one. */
export const nameOfLanguage = (tag: string, screen: string): string =>
  new Intl.DisplayNames(screen, { type: 'language', fallback: 'code' }).of(tag) ?? tag
