/** In which language a supplier has most likely written: nobody says, and the words are passed on as they are. */
import { type Language, directionOf } from '#src/i18n/languages.ts'

interface Written {
  /** Undefined where it may well be the language of the screen. */
  readonly lang: 'ar' | 'en' | undefined
  readonly dir: 'ltr' | 'rtl' | 'auto'
}

const ARABIC = /\p{Script=Arabic}/gu
const LATIN = /\p{Script=Latin}/gu
const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** Suppliers of this trade write English, or Arabic in its own script; what reads like the screen's own script there is left unmarked. */
export function writtenBySupplier(text: string, screen: Language): Written {
  const arabic = count(text, ARABIC) > count(text, LATIN)
  if (arabic) return { lang: directionOf(screen) === 'rtl' ? undefined : 'ar', dir: 'rtl' }
  return count(text, LATIN) > 0 ? { lang: 'en', dir: 'ltr' } : { lang: undefined, dir: 'auto' }
}
