import type { Locale, LocalizedText } from '#src/locales.ts'
import { fill } from '#src/mail/frame.ts'
import { type DocumentWords, words } from './words.ts'

/** A text in the language of a document, and in Arabic unless the document is in Arabic. */
export interface Bilingual {
  readonly text: string
  readonly second: string
}

/** A label with its value. */
export interface Row {
  readonly label: Bilingual
  readonly value: string
}

/** Texts in the language of a document. */
export interface Texts {
  readonly locale: Locale
  readonly isArabic: boolean
  word(key: keyof DocumentWords, values?: Record<string, string>): Bilingual
  words(text: LocalizedText): Bilingual
}

export function bilingualTexts(locale: Locale): Texts {
  const isArabic = locale === 'ar-SA'
  const pair = (text: string, arabic: string): Bilingual => ({
    text,
    second: isArabic || text === arabic ? '' : arabic,
  })
  return {
    locale,
    isArabic,
    word: (key, values = {}) => pair(fill(words[locale][key], values), fill(words['ar-SA'][key], values)),
    words: (text) => pair(text[locale], text['ar-SA']),
  }
}
