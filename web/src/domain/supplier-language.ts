/** Guesses the language of a supplier's text, which is passed on without one. */
import { type Language, directionOf } from '#src/i18n/languages.ts'

interface Written {
  /** Undefined where it may be the language of the screen. */
  readonly lang: 'ar' | 'en' | undefined
  readonly dir: 'ltr' | 'rtl' | 'auto'
}

const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** Suppliers write English or Arabic. Text in the script of the screen stays unmarked. */
export function writtenBySupplier(text: string, screen: Language): Written {
  const arabic = count(text, ARABIC) > count(text, LATIN)
  if (arabic) return { lang: directionOf(screen) === 'rtl' ? undefined : 'ar', dir: 'rtl' }
  return count(text, LATIN) > 0 ? { lang: 'en', dir: 'ltr' } : { lang: undefined, dir: 'auto' }
}
