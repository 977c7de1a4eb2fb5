import type { Locale, LocalizedText } from '#src/locales.ts'
import { fill } from '#src/mail/frame.ts'
import { type DocumentTexts, documentTexts } from './texts.ts'

/** Text in the document's language and in Arabic. */
export interface Bilingual {
  readonly text: string
  /** Empty if the document is in Arabic, or if the translation equals the Arabic text. */
  readonly arabic: string
}

/** A label with its value. */
export interface Row {
  readonly label: Bilingual
  readonly value: string
}

/** Texts in a document's language. */
export interface Texts {
  readonly locale: Locale
  readonly isArabic: boolean
  label(key: keyof DocumentTexts, values?: Record<string, string>): Bilingual
  localize(text: LocalizedText): Bilingual
}

/** Returns the texts of documents in the given language. */
export function createTexts(locale: Locale): Texts {
  const isArabic = locale === 'ar-SA'
  const pair = (text: string, arabic: string): Bilingual => ({
    text,
    arabic: isArabic || text === arabic ? '' : arabic,
  })
  return {
    locale,
    isArabic,
    label: (key, values = {}) =>
      pair(fill(documentTexts[locale][key], values), fill(documentTexts['ar-SA'][key], values)),
    localize: (text) => pair(text[locale], text['ar-SA']),
  }
}
