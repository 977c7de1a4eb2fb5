import { z } from 'zod'

/** Supported languages. */
export const locales = ['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'] as const

export type Locale = (typeof locales)[number]

/** A text in every language. */
export type LocalizedText = Readonly<Record<Locale, string>>

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text)

/** `cultCode` of a call. Unsupported languages fall back to English. */
export const cultCode = z.enum(locales).catch('en-US')

/** Results of a function for every language. */
export const mapLocales = <T>(say: (locale: Locale) => T): Readonly<Record<Locale, T>> => ({
  'en-US': say('en-US'),
  'ar-SA': say('ar-SA'),
  'tr-TR': say('tr-TR'),
  'id-ID': say('id-ID'),
  'ur-PK': say('ur-PK'),
})
